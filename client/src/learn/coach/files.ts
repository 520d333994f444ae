// What a game teaches, and the words for it, fetched when somebody is to be taught.
import { learn } from "$lib/words/words.svelte";
import type { AnyLesson } from "./ideas";

const lessons = import.meta.glob<{ default: AnyLesson }>("../../games/*/lesson.ts");

/** How a game's ideas are fetched; undefined for a game that has none. */
export const lessonFile = (game: string) => lessons[`../../games/${game}/lesson.ts`];

/** One after the other, so that neither speaks without the other. */
export async function words(game: string): Promise<void> {
  await learn("coach");
  await learn(`${game}-lesson`);
}
