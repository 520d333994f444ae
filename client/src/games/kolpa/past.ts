// What the log still shows on the table: what a card covers, and what the last round brought.
import type { View } from "./types";
import type { Card } from "./cards";
import type { KolpaEntry } from "./words";

/** The card right under the top of the discard pile, if it was seen to come: it stays in sight while the new one arrives. */
export function covered(entries: readonly KolpaEntry[]): Card | null {
  let pile: Card[] = [];
  for (const entry of entries) {
    if (entry.kind === "deal") pile = [entry.top];
    else if (entry.kind === "reshuffle") pile = pile.slice(-1);
    else if (entry.kind === "move" && entry.move.type === "kol") pile.push(entry.move.card);
    else if (entry.kind === "move" && entry.move.type === "joker") pile.push("J");
  }
  return pile.at(-2) ?? null;
}

/** What the round before this one brought to every seat; null if its scores were never shown. */
export function gains(entries: readonly KolpaEntry[], view: View): number[] | null {
  const before = entries.findLast(({ after }) => after?.round === view.round - 1)?.after;
  return before ? view.players.map(({ score }, seat) => score - (before.players[seat]?.score ?? 0)) : null;
}
