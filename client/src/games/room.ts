// What the page asks of a game. Each game has a room of its own beside this file, and knows how it looks, not its rules.
import type { Component } from "svelte";
import type { Result } from "$lib/server/types";
import type { Choosing } from "$lib/table/choosing.svelte";
import type { Entry } from "./entries";

/** What every move has in common. */
export interface AnyMove {
  type: string;
}

/** What a board is given. It shows the view and what just happened, and offers what is legal. */
export interface BoardProps<View, Move extends AnyMove, Event, Part = null> {
  game: string; // its name, for a board that several games share
  view: View;
  seat: number | null; // whose eyes we look through; null for a spectator
  names: string[]; // of the players, by seat
  entries: Entry<Move, Event, View>[]; // what happened and was not taken back, oldest first
  over: boolean; // the match is over: show where the points came from
  choosing: Choosing<Move, Part>; // what is legal, picked, staged and hinted, and what a tap does
}

export interface SheetProps<View, Sheet> {
  game: string;
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
export interface Room<View, Move extends AnyMove, Event, Sheet, Part = null> {
  Board: Component<BoardProps<View, Move, Event, Part>>;
  Sheet: Component<SheetProps<View, Sheet>>;
  /** What is to be decided now, in one line. */
  prompt(view: View, legal: Move[]): string;
  /** A move in words, for lists, confirmations and hints. */
  choice(view: View, move: Move, names: string[]): string;
  /** An entry of the log in words. */
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
export type AnyRoom = Room<any, any, any, any, any>;
