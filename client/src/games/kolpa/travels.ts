// Where the cards go, by the names that places have on the board.
import type { Travel } from "$lib/games/room";
import type { View } from "./types";
import { colourOf, type Card } from "./cards";
import type { KolpaEntry } from "./words";

export function travels(entry: KolpaEntry, after: View): Travel[] {
  /** Your own cards have places of their own; a card of somebody else comes out of the hand. */
  const hand = (seat: number, card: Card | undefined) => (seat === after.seat && card ? `hand:${seat}:${card}` : `hand:${seat}`);
  const pile = (seat: number, card: Card) => `pile:${seat}:${colourOf(card) ?? ""}`;

  if (entry.kind === "move") {
    const { seat, move } = entry;
    if (move.type === "joker") return [{ from: hand(seat, "J"), to: "discard" }];
    if (move.type === "kolpa") return [{ from: hand(seat, move.card), to: pile(seat, move.card) }];
    return [{ from: move.from === "hand" ? hand(seat, move.card) : pile(seat, move.card), to: "discard" }];
  }
  if (entry.kind === "draw") {
    return [{ from: "draw", to: entry.to === after.seat ? hand(entry.to, entry.card) : `drawn:${entry.to}` }];
  }
  if (entry.kind === "reshuffle") return [{ from: "discard", to: "draw" }];
  const seats = after.players.map((_, step) => (entry.starter + step) % after.players.length);
  const dealt = seats.flatMap((seat) =>
    seat === after.seat ? [...new Set(entry.hand)].map((card) => hand(seat, card)) : [hand(seat, undefined)],
  );
  return [...dealt, "discard"].map((to) => ({ from: "draw", to }));
}
