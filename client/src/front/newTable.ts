// A table that somebody is about to open.
import type { GameLook, Open, SeatWish } from "$lib/server/types";
import { USUAL_LEVEL } from "./levels";

/** Who plays in a seat: "me", "friend", or the level of a bot. */
export type Player = string;

export interface NewTable {
  game: string;
  players: Player[];
  options: Record<string, unknown>; // those that are not as usual
  thinking: number | null; // seconds
  listed: boolean;
}

/** One click: as many bots as make the game lively. */
export const againstBots = ({ name, usual }: GameLook): NewTable => ({
  game: name,
  players: ["me", ...Array<Player>(usual - 1).fill(USUAL_LEVEL)],
  options: {},
  thinking: null,
  listed: false,
});

/** A friend, and where the game needs more players, bots for the other seats. */
export const withFriend = (game: GameLook): NewTable => ({
  ...againstBots(game),
  players: ["me", "friend", ...Array<Player>(Math.max(0, game.fewest - 2)).fill(USUAL_LEVEL)],
});

/** With this many seats: the first ones stay as they are, new ones wait for friends. */
export const resized = (players: Player[], seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? "friend");

const seatWish = (player: Player): SeatWish =>
  player === "me" ? { kind: "me" } : player === "friend" ? { kind: "person" } : { kind: "bot", level: player };

/** As the server wants to be asked for it. */
export function asRequest({ game, players, options, thinking, listed }: NewTable): Omit<Open, "stand_in"> {
  // A table that waits for nobody is not listed.
  return { game, seats: players.map(seatWish), options, thinking, listed: listed && players.includes("friend") };
}
