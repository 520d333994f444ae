// For tests: looks at real matches, as a server gave them.
import type { Entry } from "$lib/games/room";
import type { Result } from "$lib/server/types/server";
import type { Sheet, TheMove, View } from "$lib/server/types/kerala";
import recorded from "./looks.json";
import type { Seen } from "./words";

interface Look {
  view: View;
  legal: TheMove[];
}
interface Looks {
  place: Look; // an edge tile and another are offered, and both elephants reach a spot
  elephant: Look;
  stack: Look;
  over: Look & { result: Result & { sheet: Sheet[] } };
  log: Entry<TheMove, Seen>[]; // one of each kind
}
export const looks = recorded as unknown as Looks;
