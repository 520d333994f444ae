// What this browser remembers of puzzles: which were solved, and on how many days in a row.
import { daysLater, type Day } from "./days";

const KEPT = "kolam-puzzles";
const MOST = 200; // puzzles that are remembered

interface Memory {
  tries: Record<string, number>; // by game and day: tries until it was solved; 0 if the solution was shown first
  streak: number; // days in a row,
  last: Day | null; // up to this one
}

const NOTHING: Memory = { tries: {}, streak: 0, last: null };

const isMemory = (found: unknown): found is Memory => {
  const { tries, streak, last } = (found ?? {}) as Partial<Memory>;
  const counted = typeof tries === "object" && tries !== null && Object.values(tries).every((count) => Number.isInteger(count));
  return counted && Number.isInteger(streak) && (last === null || typeof last === "string");
};

/** A browser may refuse to keep anything, and what it kept may be spoilt: then there is no memory, and no harm. */
function remembered(): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return isMemory(found) ? found : NOTHING;
  } catch {
    return NOTHING;
  }
}

export class Results {
  #memory = $state.raw<Memory>(remembered());

  /** How many tries a puzzle took; 0 if its solution was shown first, null if it is still open. */
  tries(game: string, day: Day): number | null {
    return this.#memory.tries[`${game} ${day}`] ?? null;
  }

  /** Days in a row on which a puzzle of that day was solved, up to today or yesterday. */
  streak(now: Day): number {
    const { streak, last } = this.#memory;
    return last === now || last === daysLater(now, -1) ? streak : 0;
  }

  /** The first result counts: a person who was shown the solution hasn't found it. */
  solved(game: string, day: Day, tries: number, now: Day): void {
    if (this.tries(game, day) !== null) return;
    this.#keep(game, day, tries);
    const { streak, last } = this.#memory;
    if (day !== now || last === now) return;
    this.#write({ ...this.#memory, streak: last === daysLater(now, -1) ? streak + 1 : 1, last: now });
  }

  shown(game: string, day: Day): void {
    if (this.tries(game, day) === null) this.#keep(game, day, 0);
  }

  #keep(game: string, day: Day, tries: number): void {
    const all = [...Object.entries(this.#memory.tries), [`${game} ${day}`, tries] as const];
    this.#write({ ...this.#memory, tries: Object.fromEntries(all.slice(-MOST)) });
  }

  #write(memory: Memory): void {
    this.#memory = memory;
    try {
      localStorage.setItem(KEPT, JSON.stringify(memory));
    } catch {
      // it lasts as long as this page
    }
  }
}

export const results = new Results();
