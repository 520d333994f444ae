// Which of the legal moves a card on the board stands for. Nothing is known here about why a move is legal.
import type { Joker, TheMove } from "$lib/server/types/kolpa";
import type { Call, Card } from "./cards";

export type Source = "hand" | "area";

export const same = (one: TheMove | null, other: TheMove | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.type === other.type &&
    ("card" in one && "card" in other ? one.card === other.card : true) &&
    ("from" in one && "from" in other ? one.from === other.from : true) &&
    ("call" in one && "call" in other ? one.call === other.call : true));

/** What a number card can do now: a card either matches or does not, so there is one thing at most. */
export const moveOf = (legal: TheMove[], card: Card, source: Source): TheMove | null =>
  legal.find((move) =>
    move.type === "kol" ? move.card === card && move.from === source : move.type === "kolpa" && source === "hand" && move.card === card,
  ) ?? null;

/** The announcements that a joker can be played with now. */
export const callsOf = (legal: TheMove[]): Map<Call, Joker> =>
  new Map(legal.flatMap((move) => (move.type === "joker" ? [[move.call, move]] : [])));

/** Whether a move begins with this card. */
export const beginsWith = (move: TheMove | null, card: Card, source: Source): boolean => {
  if (!move) return false;
  if (move.type === "joker") return card === "J" && source === "hand";
  return move.card === card && source === (move.type === "kol" ? move.from : "hand");
};

/** What somebody may have meant with a card that can do nothing now, so that the server can say why not. */
export const meant = (card: Card, source: Source): TheMove =>
  source === "hand" ? { type: "kolpa", card } : { type: "kol", card, from: "area" };

/** The seat that moved most recently: whose move was not there before, and who comes last before the one whose turn it is. */
export function newest(last: (TheMove | null)[], known: (move: TheMove) => boolean, turn: number | null): number | null {
  const seats = last.length;
  const ago = (seat: number) => ((turn ?? 0) - seat - 1 + 2 * seats) % seats;
  const moved = last.flatMap((move, seat) => (move && !known(move) ? [seat] : []));
  return moved.sort((one, other) => ago(one) - ago(other))[0] ?? null;
}
