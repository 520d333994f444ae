// What the log still shows on the table: what a card covers, what lies under the top of a pile, and what a round brought.
import type { View } from "./types";
import { pointsIn, type Card } from "./cards";
import type { KolpaEntry } from "./words";

const DEALT = 5; // cards to everybody

/** A round as everybody could follow it. Other hands stay hidden. */
export interface Round {
  number: number;
  areas: Card[][]; // by seat: what was laid and not played since, in the order in which it was laid
  held: number[]; // how many cards are in each hand
  hand: Card[] | null; // our own
  moved: number[]; // seats, in the order of their moves
}

/** The rounds of a match, the one in play last. */
export function rounds(entries: readonly KolpaEntry[], seats: number, me: number | null): Round[] {
  const all: Round[] = [];
  for (const entry of entries) {
    const round = all.at(-1);
    if (entry.kind === "deal") all.push(dealt(entry.round, seats, entry.hand));
    else if (round && entry.kind === "move") follow(round, entry, me);
    else if (round && entry.kind === "draw") {
      round.held[entry.to] = (round.held[entry.to] ?? 0) + 1;
      if (entry.to === me && entry.card) round.hand?.push(entry.card);
    }
  }
  return all;
}

const dealt = (number: number, seats: number, hand: Card[] | null): Round => ({
  number,
  areas: Array.from({ length: seats }, () => []),
  held: Array<number>(seats).fill(DEALT),
  hand: hand && [...hand],
  moved: [],
});

function follow(round: Round, { seat, move }: KolpaEntry & { kind: "move" }, me: number | null): void {
  const area = round.areas[seat];
  round.moved.push(seat);
  if (move.type === "kol" && move.from === "area") return remove(area, move.card);
  const card = move.type === "joker" ? "J" : move.card;
  round.held[seat] = (round.held[seat] ?? 0) - 1;
  if (seat === me) remove(round.hand, card);
  if (move.type === "kolpa") area?.push(card);
}

function remove(cards: Card[] | null | undefined, card: Card): void {
  const at = cards?.lastIndexOf(card) ?? -1;
  if (at >= 0) cards?.splice(at, 1);
}

/** What a round came to for a seat: what the play area brought, and what the hand cost. */
export interface Count {
  area: number;
  hand: number;
  gain: number;
}

/** The hand is what is missing between the play area, which all saw, and the score. */
export const count = (round: Round | undefined, gained: readonly number[]): Count[] =>
  gained.map((gain, seat) => {
    const area = pointsIn(round?.areas[seat] ?? []);
    return { area, hand: area - gain, gain };
  });

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
