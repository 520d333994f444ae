// What the page asks of a game. Each game has a room of its own beside this file, and knows how it looks, not its rules.
import type { Component, Snippet } from "svelte";
import type { Result } from "$lib/server/types";
import type { Choosing } from "$lib/table/choosing.svelte";
import type { AnyPiece, Line } from "$lib/words/lines";
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
  own?: readonly Readonly<Record<string, unknown>>[] | null; // all cards are open: what each seat sees beside the others
  plate: Snippet<[seat: number]>; // who sits there: face, name, score, clock and last move. The only place for a player
}

export interface SheetProps<View, Sheet, Move extends AnyMove = AnyMove, Event = unknown> {
  game: string;
  view: View; // the final position
  result: Result & { sheet: Sheet[] };
  names: string[];
  seat: number | null;
  entries: Entry<Move, Event, View>[];
  counted: number; // steps of the count that are shown so far, up to what `steps` says
}

/** A piece that goes from one place to another: names of `data-place` attributes on the board. */
export interface Travel {
  from: string;
  to: string;
}

/** What has been chosen so far of a move. */
export interface Chosen<Move, Part> {
  picked: Part | null;
  staged: Move | null;
}

/** What a position of the rules is drawn from: the room's `Position.svelte`. Nothing in it can be touched. */
export interface PositionProps<View, Move extends AnyMove> {
  view: View;
  seat: number; // whose eyes we look through
  names: string[];
  shows: readonly string[]; // the parts of the board that matter, as the game's rules.toml names them
  beside: Record<string, unknown>; // what everybody at the table knows, though the view does not show it
  choosing: Choosing<Move, unknown>; // what is legal, and what is tried, if that is legal
  tries: readonly Move[]; // what the reader may look at, legal or not
  tried: Move | null; // what they look at now
}

/** A game, as the page shows it. Everything is said in the language in force. */
export interface Room<View, Move extends AnyMove, Event, Sheet, Part = null, Piece extends AnyPiece = AnyPiece> {
  Board: Component<BoardProps<View, Move, Event, Part>>;
  Sheet: Component<SheetProps<View, Sheet, Move, Event>>;
  /** A piece at the height of text, for lines. It is ornament: the line has words for the ear. */
  Piece: Component<{ piece: Piece }>;
  /** What is to be decided now: at most eight words to the eye. */
  prompt(view: View, legal: Move[], chosen: Chosen<Move, Part>): Line<Piece>;
  /** A move, for lists, confirmations and hints, with the places on the board that it is about. */
  choice(view: View, move: Move, names: string[]): Line<Piece>;
  /** A move in an example of the rules, legal or not: without what it would bring. Usually as any choice. */
  attempt?(view: View, move: Move, names: string[]): Line<Piece>;
  /** An entry of the log in a sentence. The seat `reader` is spoken to: "you" (see `who` in words/habits.ts). */
  told(entry: Entry<Move, Event>, names: string[], reader: number | null): string;
  /** A turn in one line of the log, without the player's name; null if it is not worth a line. */
  turn(entries: readonly Entry<Move, Event, View>[], names: string[], reader: number | null): Line<Piece> | null;
  /** Whether an entry begins a new line of the log after the one that holds `line`. Usually: somebody else decides. */
  begins?(entry: Entry<Move, Event, View>, line: readonly Entry<Move, Event, View>[]): boolean;
  /** What a screen reader says of the position when asked: short sentences, the most important first. */
  position(view: View, names: string[]): string;
  /** A player in a few words: score and what else counts at a glance ("12 points · 5 cards"). */
  status(view: View, seat: number): string;
  /** The score so far; null if there is none worth showing yet. */
  score(view: View, seat: number): number | null;
  /** What kind of number that is, if it needs telling ("if it ended now"). */
  scoreNote?(view: View): string | null;
  /** How many steps the final count has. */
  steps(view: View, result: Result & { sheet: Sheet[] }): number;
  /** Whether a slip with this move would hurt, so that it is confirmed unless somebody never wants that. Usually: yes. */
  careful?(view: View, move: Move): boolean;
  /** The places on the board that explain why a rule forbids a move. */
  matters?(view: View, move: Move, rule: string): string[];
  /** Which pieces travel when this happens; `after` is the view that follows. */
  travels(entry: Entry<Move, Event>, after: View): Travel[];
  /** Whether the board shows something now that the others wait for before they go on, such as a round's count. */
  rests?(entry: Entry<Move, Event>): boolean;
  /** What a move of this game sounds like. */
  tune?: string;
  /** How hands work this board, if the board does not show it. */
  hands?(): string;
  /** The id of the rule that matters most for what is decided now. */
  ruleNow?(view: View, legal: Move[]): string | null;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page hands a game's own things back to it, whatever they are
export type AnyRoom = Room<any, any, any, any, any, any>;
