// What the page asks of a game. Each game has a room of its own beside this file, and knows how it looks, not its rules.
import type { Component } from "svelte";
import type { Result } from "$lib/server/types/server";

/** What every move has in common. */
export interface AnyMove {
  type: string;
}

/** A line of the match's log, as this seat may know it: a move of a seat, or what chance brought (`seat` is null). */
export type Entry<Move, Event> = { seat: number; kind: "move"; move: Move } | ({ seat: null } & Event);

/** What a board is given. It shows the view, and offers what is legal. */
export interface BoardProps<View, Move> {
  view: View;
  seat: number | null; // whose eyes we look through; null for a spectator
  names: string[]; // of the players, by seat
  legal: Move[]; // what may be decided now; empty while it is not our turn
  staged: Move | null; // chosen but not confirmed: to be shown as a ghost of its result
  hinted: Move | null; // what a hint proposes: to be marked
  last: (Move | null)[]; // the last move of every seat: stays visible
  over: boolean; // the match is over: show where the points came from
  /** Play it at once. For what a mis-tap cannot spoil, and to confirm what is staged. */
  choose: (move: Move) => void;
  /** Show it as a ghost and ask for confirmation; null takes the ghost away. */
  stage: (move: Move | null) => void;
  /** Somebody tried what is not legal: ask the server for the reason, and show it. */
  why: (move: Move) => void;
}

export interface SheetProps<View, Sheet> {
  view: View; // the final position
  result: Result & { sheet: Sheet[] };
  names: string[];
}

/** A piece that goes from one place to another: names of `data-place` attributes on the board. */
export interface Travel {
  from: string;
  to: string;
}

/** A game, as the page shows it. Everything is said in the language in force. */
export interface Room<View, Move extends AnyMove, Event, Sheet> {
  Board: Component<BoardProps<View, Move>>;
  Sheet: Component<SheetProps<View, Sheet>>;
  /** What is to be decided now, in one line. `mine` tells whether it is our decision. */
  prompt(view: View, legal: Move[]): string;
  /** A move in words, for lists, confirmations and hints. */
  choice(view: View, move: Move, names: string[]): string;
  /** A line of the log in words. */
  told(entry: Entry<Move, Event>, names: string[]): string;
  /** What a screen reader says of the position when asked: short sentences, the most important first. */
  position(view: View, names: string[]): string;
  /** A player in a few words: score and what else counts at a glance ("12 points · 5 cards"). */
  status(view: View, seat: number): string;
  /** The score so far. */
  score(view: View, seat: number): number;
  /** Which pieces travel when this happens; `after` is the view that follows. */
  travels(entry: Entry<Move, Event>, after: View): Travel[];
  /** The rules in short, as paragraphs. */
  help(): string[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page hands a game's own things back to it, whatever they are
export type AnyRoom = Room<any, any, any, any>;

const rooms = import.meta.glob<{ default: AnyRoom }>("./*/index.ts");

/** The room of a game, fetched when it is needed. */
export async function roomOf(game: string): Promise<AnyRoom> {
  const load = rooms[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no room for ${game}`);
  return (await load()).default;
}
