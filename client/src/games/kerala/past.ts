// What the log still shows on the table: where everybody did something last.
import { movesIn, type Entry } from "$lib/games/entries";
import type { Spot } from "./spots";
import type { TheMove, View } from "./types";
import type { Seen } from "./words";

export type KeralaEntry = Entry<TheMove, Seen, View>;

/** Where each seat did something last. Of a turn with two parts it is the second, unless nothing was moved. */
export function lastSpots(entries: readonly KeralaEntry[], seats: number): (Spot | null)[] {
  const spots = Array<Spot | null>(seats).fill(null);
  for (const { seat, move } of movesIn(entries)) if (move.type !== "skip") spots[seat] = "to" in move ? move.to : null;
  return spots;
}
