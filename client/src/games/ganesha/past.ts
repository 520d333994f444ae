// What the log still shows on the table: what has just come onto the Mandala.
import type { Entry } from "$lib/games/entries";
import { COLOURS, type Colour } from "./shapes";
import type { TheEvent, TheMove, View } from "./types";

export type GaneshaEntry = Entry<TheMove, TheEvent, View>;

/** How many gems of each colour came onto the Mandala when it last changed, as far as that was shown. */
export function newlyPlaced(entries: readonly GaneshaEntry[]): Record<Colour, number> {
  const filled = entries.flatMap(({ after }) => (after ? [COLOURS.map((colour) => after.mandala[colour]?.filled ?? 0)] : []));
  const changed = filled.findLastIndex((now, index) => index > 0 && String(now) !== String(filled[index - 1]));
  const growth = COLOURS.map((colour, at) => [colour, Math.max(0, (filled[changed]?.[at] ?? 0) - (filled[changed - 1]?.[at] ?? 0))]);
  return Object.fromEntries(changed < 0 ? COLOURS.map((colour) => [colour, 0]) : growth) as Record<Colour, number>;
}
