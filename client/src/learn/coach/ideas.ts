// What there is to learn of a game: ideas, each told once, when it first matters.
import type { Entry } from "../../games/entries";
import type { AnyMove } from "../../games/room";

/** A moment at which we decide, or the end, as we see it. */
export interface Scene<View, Move, Event> {
  view: View;
  seat: number; // ours
  legal: readonly Move[]; // what we may do now
  worth: readonly number[] | null; // what each of them changes of our score so far, if the game tells
  entries: readonly Entry<Move, Event, View>[]; // what happened, oldest first
}

/** An idea of a game. It knows when it matters and where on the board; what it says is in the game's texts. */
export interface Idea<View, Move, Event> {
  id: string; // what it is remembered by
  rule: string; // the one that the rules are opened at
  says: string; // a message: the idea in one line
  more: string; // a message: what the first match adds, with the numbers of the moment
  when(scene: Scene<View, Move, Event>): boolean;
  /** Whether it is just being shown on the board, so that it cannot wait for the others. */
  now?(scene: Scene<View, Move, Event>): boolean;
  /** Places on the board that show it. */
  places(scene: Scene<View, Move, Event>): string[];
  /** The numbers of the moment. */
  numbers?(scene: Scene<View, Move, Event>): Record<string, number>;
}

/** What a game teaches, the first things first. */
export interface Lesson<View, Move, Event> {
  ideas: readonly Idea<View, Move, Event>[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the page hands a game's own things back to it, whatever they are
export type AnyIdea = Idea<any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyLesson = Lesson<any, any, any>;
export type AnyScene = Scene<unknown, AnyMove, unknown>;

/** The idea to tell at a moment: the first that matters and was not told before; what is just being shown comes first. */
export function nextIdea(lesson: AnyLesson, told: readonly string[], scene: AnyScene): AnyIdea | null {
  const matter = lesson.ideas.filter((idea) => !told.includes(idea.id) && idea.when(scene));
  return matter.find((idea) => idea.now?.(scene)) ?? matter[0] ?? null;
}
