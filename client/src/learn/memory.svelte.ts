// What this browser remembers of learning: which games are new to us, which ideas were told, and a first match that waits.
import type { TableBrief } from "$lib/server/types";

const PLAYED = "kolam-played";
const FAMILIAR = 3; // finished matches after which a game is not new any more

const ideasOf = (game: string) => `kolam-ideas-${game}`;
const lessonOf = (game: string) => `kolam-first-${game}`;

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // nothing that we wrote
  }
}

const write = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";

/** A first match on its way: its table, what was told there, and whether its explanations were skipped. */
export interface FirstMatch {
  table: string;
  told: string[];
  skipped: boolean;
}

class Memory {
  #played = $state.raw<Record<string, number>>(Object.fromEntries(counts(read(PLAYED))));

  /** What the list of our tables tells: which games we have sat down to, and how many matches of each are finished. */
  saw(tables: readonly TableBrief[]): void {
    const played: Record<string, number> = {};
    for (const { game, status } of tables) played[game] = (played[game] ?? 0) + (status === "over" ? 1 : 0);
    // Old tables are deleted one day; a game that was familiar then still is.
    for (const [game, count] of Object.entries(this.#played)) played[game] = Math.max(count, played[game] ?? 0);
    this.#keep(played);
  }

  /** We sit at a table of a game. */
  sits(game: string): void {
    this.#keep({ [game]: 0, ...this.#played });
  }

  #keep(played: Record<string, number>): void {
    this.#played = played;
    write(PLAYED, played);
  }

  /** Nobody has sat down to a game in this browser yet. */
  isFirst(game: string): boolean {
    return this.#played[game] === undefined;
  }

  /** A game that was not played much. */
  isNew(game: string): boolean {
    return (this.#played[game] ?? 0) < FAMILIAR;
  }

  /** The ideas of a game that were told in this browser. */
  ideas(game: string): string[] {
    const found = read(ideasOf(game));
    return Array.isArray(found) ? found.filter(isText) : [];
  }

  tell(game: string, idea: string): void {
    write(ideasOf(game), [...new Set([...this.ideas(game), idea])]);
  }

  /** The first match of a game that was begun here last. */
  first(game: string): FirstMatch | null {
    const found = read(lessonOf(game));
    if (!isRecord(found) || !isText(found.table)) return null;
    return { table: found.table, told: Array.isArray(found.told) ? found.told.filter(isText) : [], skipped: found.skipped === true };
  }

  keepFirst(game: string, first: FirstMatch): void {
    write(lessonOf(game), first);
  }
}

const counts = (value: unknown) =>
  isRecord(value) ? Object.entries(value).flatMap(([game, count]) => (typeof count === "number" ? [[game, count] as const] : [])) : [];

export const memory = new Memory();
