// The puzzles of a game: positions of bots' matches, searched deeply when they were found. Nothing is worked out here.
import type { AnyMove } from "$lib/games/room";
import type { AnyEntry } from "$lib/table/log";
import { say, type Arguments } from "$lib/words/words.svelte";

/** Something to say, in no language yet. */
export interface Message {
  key: string;
  args: Record<string, string | number | Message>;
}

/** A tempting move: what speaks for it, and where it leads. */
export interface Trap {
  move: number; // its place among the legal moves
  reason: Message | null;
  but: Message;
}

export interface Puzzle {
  seat: number; // to move
  names: string[];
  view: unknown;
  entries: AnyEntry[]; // what happened just before
  legal: AnyMove[];
  worth: number[] | null;
  chances: number[]; // to win, by legal move
  best: number;
  reason: Message | null;
  traps: Trap[];
}

export interface Puzzles {
  game: string;
  simulations: number;
  puzzles: Puzzle[];
}

const files = import.meta.glob<Puzzles>("$games/*/puzzles.json", { import: "default" });
const file = (game: string) => Object.entries(files).find(([path]) => path.endsWith(`/${game}/puzzles.json`))?.[1];

export const hasPuzzles = (game: string): boolean => file(game) !== undefined;

/** The puzzles of a game, or null if it has none. */
export const puzzlesOf = async (game: string): Promise<Puzzles | null> => (await file(game)?.()) ?? null;

/** A message in the language in force. */
export const said = ({ key, args }: Message): string =>
  say(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "object" ? said(value) : value])) as Arguments);
