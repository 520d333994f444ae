// Kerala's room.
import { say } from "$lib/words/words.svelte";
import type { Entry } from "$lib/games/entries";
import type { Room, Travel } from "$lib/games/room";
import type { Sheet as Lines, TheMove, View } from "./types";
import Board from "./Board.svelte";
import type { Picked } from "./offers";
import Sheet from "./Sheet.svelte";
import { named } from "./tiles";
import { moveWords, placeOf, position, prompt, status, told, type Seen } from "./words";

function travels(entry: Entry<TheMove, Seen>, after: View): Travel[] {
  if (entry.seat === null) {
    if (entry.kind === "remove") return [];
    return named(after.offer).map(({ name }) => ({ from: placeOf.bag, to: placeOf.offer(name) }));
  }
  const { move, seat } = entry;
  if (move.type === "pass" || move.type === "skip") return [];
  const to = placeOf.spot(seat, move.to);
  if (move.type === "stack") return [{ from: placeOf.spot(seat, move.from), to }];
  const elephant = placeOf.elephant(seat, move.elephant);
  const walk = { from: elephant, to: elephant };
  return move.type === "elephant" ? [walk] : [{ from: placeOf.offer(`${move.tile}-0`), to }, walk];
}

const room: Room<View, TheMove, Seen, Lines, Picked> = {
  Board,
  Sheet,
  prompt,
  told,
  position,
  status,
  travels,
  choice(view, move) {
    const player = view.players[view.turn ?? view.seat ?? 0];
    return player ? moveWords(player, move) : "";
  },
  score: (view, seat) => view.players[seat]?.score ?? 0,
  help: () => [say("kerala-learn-turn"), say("kerala-learn-special"), say("kerala-learn-end"), say("kerala-learn-hands")],
};

export default room;
