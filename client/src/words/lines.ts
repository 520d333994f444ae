// A line of text with pieces of the game as small pictures in it, and the same as a whole sentence for those who listen.
import type { FluentVariable } from "@fluent/bundle";
import { say } from "./words.svelte";

/** A piece inside a line of text; the game's room draws it. */
export interface AnyPiece {
  piece: string;
}
export type Part<Piece extends AnyPiece = AnyPiece> = string | Piece;

/** One thing, said in two ways. */
export interface Line<Piece extends AnyPiece = AnyPiece> {
  parts: readonly Part<Piece>[]; // to the eye: a few words, and pictures
  words: string; // to the ear: everything
  places?: readonly string[]; // on the board, to be lit while somebody looks at this line
}

/** A line that says the same to the eye as to the ear. */
export const plain = (words: string, places: readonly string[] = []): Line<never> => ({ parts: [words], words, places });

// Two characters that no language uses mark where a picture goes.
const [BEFORE, AFTER] = ["\uE000", "\uE001"];
const MARKS = new RegExp(`${BEFORE}(\\d+)${AFTER}`);

const isPiece = (value: unknown): value is AnyPiece => typeof value === "object" && value !== null && "piece" in value;

/** A message in the language in force whose arguments may be pieces, one or several side by side. */
export function show<Piece extends AnyPiece>(
  key: string,
  args: Record<string, FluentVariable | Piece | readonly Piece[]> = {},
): Part<Piece>[] {
  const pieces: Piece[] = [];
  const mark = (piece: Piece) => `${BEFORE}${pieces.push(piece) - 1}${AFTER}`;
  const marked = Object.entries(args).map(([name, value]) => {
    if (Array.isArray(value)) return [name, (value as readonly Piece[]).map(mark).join(" ")] as const;
    return [name, isPiece(value) ? mark(value as Piece) : (value as FluentVariable)] as const;
  });
  return say(key, Object.fromEntries(marked))
    .split(MARKS)
    .map((part, index) => (index % 2 ? (pieces[Number(part)] as Piece) : part))
    .filter((part) => part !== "");
}
