// The log of a match, as a board reads it: what happened and was not taken back, oldest first.

/** A move of a seat, or what chance brought (`seat` is null), as we may know it. */
export type Entry<Move, Event, View = unknown> = ({ seat: number; kind: "move"; move: Move } | ({ seat: null } & Event)) & {
  after?: View; // how the table looked then, if it was shown: not before we came, nor between two things that came together
};

type Happened<Move> = { seat: number; move: Move } | { seat: null };

/** The moves in a log, with who made them. */
export const movesIn = <Move>(entries: readonly Happened<Move>[]) =>
  entries.flatMap((entry) => (entry.seat === null ? [] : [{ seat: entry.seat, move: entry.move }]));

/** The last move of every seat. */
export function lastMoves<Move>(entries: readonly Happened<Move>[], seats: number): (Move | null)[] {
  const moves = Array<Move | null>(seats).fill(null);
  for (const { seat, move } of movesIn(entries)) moves[seat] = move;
  return moves;
}
