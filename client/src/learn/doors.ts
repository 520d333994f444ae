// Ways into a game for somebody who wants to learn it. A game has those that its rooms bring.
import { say } from "$lib/words/words.svelte";
import type { Shape } from "$lib/ui/Icon.svelte";

const lessons = import.meta.glob("../games/*/lesson.ts");
const puzzles = import.meta.glob("$games/*/puzzles.json");

export interface Door {
  path: string;
  name: string;
  shape: Shape;
}

const has = (files: Record<string, unknown>, ending: string) => Object.keys(files).some((path) => path.endsWith(ending));

/** The guided match and the puzzle of the day, if there are any. */
export function doors(game: string): Door[] {
  const found: Door[] = [];
  if (has(lessons, `/${game}/lesson.ts`)) found.push({ path: `/learn/${game}/first`, name: say("rules-first-match"), shape: "flag" });
  if (has(puzzles, `/${game}/puzzles.json`)) found.push({ path: `/puzzle/${game}`, name: say("rules-puzzle"), shape: "lamp" });
  return found;
}
