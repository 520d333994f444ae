// Which of the legal moves a card on the board stands for. Nothing is known here about why a move is legal.
import type { Joker, TheMove } from "./types";
import type { Call, Card } from "./cards";

export type Source = "hand" | "area";
/** A card in hand, by its name and which of several equal ones it is: "R3:0". */
export type Picked = string;

export const isJoker = (picked: Picked | null) => picked?.startsWith("J") ?? false;

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
