// A table as somebody wishes it, before it is opened.
import type { Open, SeatWish } from "$lib/server/types/server";
import { USUAL_LEVEL } from "./levels";

/** "me", "friend", or the level of a bot. */
export type Sitter = string;

export interface Wishes {
  game: string;
  sitters: Sitter[];
  options: Record<string, unknown>;
  thinking: number | null; // seconds
  listed: boolean;
}

/** One click: as many bots as make the game lively. */
const LIVELY: Record<string, number> = { kerala: 3, ganesha: 3, kolpa: 4 };

export const alone = (game: string): Wishes => ({
  game,
  sitters: ["me", ...Array<Sitter>((LIVELY[game] ?? 2) - 1).fill(USUAL_LEVEL)],
  options: {},
  thinking: null,
  listed: false,
});

export const withFriend = (game: string): Wishes => ({ ...alone(game), sitters: ["me", "friend"] });

/** With so many seats: the first ones stay as they are, new ones wait for friends. */
export const resized = (sitters: Sitter[], seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => sitters[seat] ?? "friend");

const seatWish = (sitter: Sitter): SeatWish =>
  sitter === "me" ? { kind: "me" } : sitter === "friend" ? { kind: "person" } : { kind: "bot", level: sitter };

export function asked({ game, sitters, options, thinking, listed }: Wishes): Omit<Open, "stand_in"> {
  // A table that waits for nobody is not listed.
  return { game, seats: sitters.map(seatWish), options, thinking, listed: listed && sitters.includes("friend") };
}
