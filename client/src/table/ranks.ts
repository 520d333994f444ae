// Who came in where. The winners are the server's word; the others stand by their scores.
import type { Result } from "$lib/server/types";

/** All seats, the best first. Who scored the same has the same rank. */
export function ranks({ scores, winners }: Pick<Result, "scores" | "winners">): { seat: number; rank: number }[] {
  const worth = (seat: number) => (winners.includes(seat) ? Infinity : (scores[seat] ?? 0));
  const seats = [...scores.keys()].sort((one, other) => worth(other) - worth(one) || one - other);
  return seats.map((seat) => ({ seat, rank: 1 + seats.findIndex((other) => worth(other) === worth(seat)) }));
}
