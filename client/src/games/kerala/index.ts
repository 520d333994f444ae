// Kerala's room.
import { say } from "$lib/words/words.svelte";
import type { Entry } from "$lib/games/entries";
import type { Room, Travel } from "$lib/games/room";
import type { Sheet as Lines, TheMove, View } from "./types";
import Board from "./Board.svelte";
import { begins, choice, matters, prompt, turn } from "./lines";
import type { Picked } from "./offers";
import Piece from "./Piece.svelte";
import type { KeralaPiece } from "./pieces";
import { LINES } from "./scoring";
import Sheet from "./Sheet.svelte";
import { COLOURS, named } from "./tiles";
import { placeOf, position, status, told, type Seen } from "./words";

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

/** A score says nothing while nobody could have a tile of every colour yet: it is what is missing that counts. */
const tooEarly = (view: View) => view.phase !== "over" && view.round <= COLOURS.length;

/** What is told of each phase. */
const RULE_NOW: Partial<Record<View["phase"], string>> = { place: "K7", elephant: "K14", stack: "K15", over: "K19" };

const room: Room<View, TheMove, Seen, Lines, Picked, KeralaPiece> = {
  Board,
  Sheet,
  Piece,
  prompt,
  choice,
  turn,
  begins,
  matters,
  steps: () => LINES.length,
  tune: "move",
  told,
  position,
  status,
  travels,
  score: (view, seat) => (tooEarly(view) ? null : (view.players[seat]?.score ?? 0)),
  scoreNote: (view) => (view.phase === "over" ? null : say("kerala-if-ended")),
  // A tile and a spot are two touches; to pass or to skip is one.
  careful: (_, move) => move.type === "pass" || move.type === "skip",
  hands: () => say("kerala-learn-hands"),
  ruleNow: ({ phase }) => RULE_NOW[phase] ?? null,
};

export default room;
