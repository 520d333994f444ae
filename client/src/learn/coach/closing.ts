// What a first match ends with, fetched when it does.
import { lessonFile, words } from "./files";

export async function closingOf(game: string) {
  const load = lessonFile(game);
  if (!load) return null;
  const [{ default: lesson }, { default: Closing }] = await Promise.all([load(), import("./Closing.svelte"), words(game)]);
  return { lesson, Closing };
}
