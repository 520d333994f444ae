// For tests: looks at real matches, as a server gave them.
import type { Entry } from "$lib/games/entries";
import type { Result } from "$lib/server/types";
import type { Sheet, TheMove, View } from "./types";
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
  log: Entry<TheMove, Seen, View>[]; // one of each kind
}
export const looks = recorded as unknown as Looks;
