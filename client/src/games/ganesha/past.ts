// What the log still shows on the table: whose gems lay where, and what has just come onto the Mandala.
import { movesIn, type Entry } from "$lib/games/entries";
import { COLOURS, type Colour } from "./shapes";
import type { TheEvent, TheMove, View } from "./types";

export type GaneshaEntry = Entry<TheMove, TheEvent, View>;

const END_OF_TURN = ["store", "refill", "offer", "end", "final"];

/** The moves of a seat's newest turn: a take after its end begins another. */
function newestTurn(all: readonly TheMove[]): TheMove[] {
  const moves = all.filter(({ type }) => type !== "give"); // which answers somebody else's Ginger
  const begins = moves.findLastIndex(
    (move, index) => move.type === "take" && END_OF_TURN.includes(moves[index - 1]?.type ?? "end"),
  );
  return moves.slice(Math.max(0, begins));
}

/** The seat whose newest turn took the gem of a hex, since the Altar was filled. */
export function takers(entries: readonly GaneshaEntry[], seats: number): Map<number, number> {
  const moves = movesIn(entries.slice(entries.findLastIndex(({ kind }) => kind === "altar") + 1));
  return new Map(
    Array.from({ length: seats }, (_, seat) => newestTurn(moves.filter((one) => one.seat === seat).map(({ move }) => move))).flatMap(
      (turn, seat) => turn.flatMap((move) => (move.type === "take" || move.type === "caraway" ? [[move.hex, seat] as const] : [])),
    ),
  );
}

/** How many gems of each colour came onto the Mandala when it last changed, as far as that was shown. */
export function newlyPlaced(entries: readonly GaneshaEntry[]): Record<Colour, number> {
  const filled = entries.flatMap(({ after }) => (after ? [COLOURS.map((colour) => after.mandala[colour]?.filled ?? 0)] : []));
  const changed = filled.findLastIndex((now, index) => index > 0 && String(now) !== String(filled[index - 1]));
  const growth = COLOURS.map((colour, at) => [colour, Math.max(0, (filled[changed]?.[at] ?? 0) - (filled[changed - 1]?.[at] ?? 0))]);
  return Object.fromEntries(changed < 0 ? COLOURS.map((colour) => [colour, 0]) : growth) as Record<Colour, number>;
}
