// A table that somebody is about to open.
import type { GameLook, Open, SeatWish } from "$lib/server/types";
import { say } from "$lib/words/words.svelte";
import { USUAL_LEVEL } from "./levels";

/** Who plays in a seat: "me", "friend", or the level of a bot. */
export type Player = string;

export interface NewTable {
  game: string;
  players: Player[];
  first: number | null; // the seat that starts; null: it is drawn
  options: Record<string, unknown>; // those that are not as usual
  files: Record<string, string>; // which of the host's tiles, boards, …, if not the usual ones
  thinking: number | null; // seconds
  listed: boolean;
}

/** One click: as many bots as make the game lively. */
export const againstBots = ({ name, usual }: GameLook): NewTable => ({
  game: name,
  players: ["me", ...Array<Player>(usual - 1).fill(USUAL_LEVEL)],
  first: null,
  options: {},
  files: {},
  thinking: null,
  listed: false,
});

/** A friend and, if the game needs more players, bots for the other seats. */
export const withFriend = (game: GameLook): NewTable => ({
  ...againstBots(game),
  players: ["me", "friend", ...Array<Player>(Math.max(0, game.fewest - 2)).fill(USUAL_LEVEL)],
});

/** With this many seats: the first ones stay as they are, new ones wait for friends, or for what is asked for. */
export const resized = (players: Player[], seats: number, more: Player = "friend"): Player[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? more);

const seatWish = (player: Player): SeatWish =>
  player === "me" ? { kind: "me" } : player === "friend" ? { kind: "person" } : { kind: "bot", level: player };

/** A seat in words: whose it is, as far as that is known. */
export const seatName = (players: Player[], seat: number): string => {
  const name = say("client-seat", { seat: seat + 1 });
  return players[seat] === "me" ? `${name} ${say("client-you")}` : name;
};

/** The same values, with a wanted one at a place: if it was at another place, the two change places. */
export function swapped<Value>(values: Value[], place: number, wanted: Value): Value[] {
  const before = values[place] as Value;
  return values.map((value, at) => (at === place ? wanted : value === wanted ? before : value));
}

/** The same values, with one of them a place nearer to the front. */
export const raised = <Value>(values: Value[], place: number): Value[] =>
  place > 0 ? swapped(values, place - 1, values[place] as Value) : values;

/** As the server wants to be asked for it. */
export function asRequest({ game, players, first, options, files, thinking, listed }: NewTable): Omit<Open, "stand_in"> {
  // What was said of each seat goes with the seats.
  const fitting = Object.entries(options).filter(([, value]) => !Array.isArray(value) || value.length === players.length);
  const starts = first !== null && first < players.length ? { first } : {};
  return {
    game,
    seats: players.map(seatWish),
    options: { ...Object.fromEntries(fitting), ...starts },
    files,
    thinking,
    listed: listed && players.includes("friend"), // a table that waits for nobody is not listed
  };
}
