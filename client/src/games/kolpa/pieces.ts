// The pieces of Kolpa! inside a line of text.
import type { Call, Card } from "./cards";

export type GamePiece = { piece: "card"; card: Card } | { piece: "joker"; call: Call } | { piece: "call"; call: Call };

export const cardPiece = (card: Card): GamePiece => ({ piece: "card", card });
export const callPiece = (call: Call): GamePiece => ({ piece: "call", call });
/** A joker with what it announces. */
export const jokerPiece = (call: Call): GamePiece => ({ piece: "joker", call });
