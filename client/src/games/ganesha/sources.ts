// Where everybody's points came from, in the order in which they are counted at the end.
import { COLOURS, type Colour } from "./shapes";
import type { View } from "./types";

export type Source = Colour | "final" | "tokens";

/** Tokens are counted only if one of them brought or cost a point. */
export const sources = ({ players }: View): Source[] => [
  ...COLOURS,
  "final",
  ...(players.some(({ earned }) => earned.tokens) ? (["tokens"] as const) : []),
];

/** What a seat has of the sources that are counted so far. */
export const countedUp = (view: View, seat: number, counted: number): number =>
  sources(view)
    .slice(0, counted)
    .reduce((sum, source) => sum + (view.players[seat]?.earned[source] ?? 0), 0);
