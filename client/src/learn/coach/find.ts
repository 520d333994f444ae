// Finds who explains a table to us, if anybody does.
import type { Play } from "$lib/table/play.svelte";
import { settings } from "$lib/ui/settings.svelte";
import { memory } from "../memory.svelte";
import type { Coach } from "./coach.svelte";
import { lessonFile, words } from "./files";

/** Whether the rules of a game are explained in a line when they first matter. */
const wanted = (game: string) => settings.reasons === "always" || (settings.reasons === "new" && memory.isNew(game));

/** The coach of a first match, or of a game that is new to us; null for all others, and for those who only watch. */
export async function coachFor(play: Play): Promise<Coach | null> {
  const { look } = play.table;
  if (!look || look.seat === null || look.status !== "playing") return null;
  memory.sits(look.game);
  const load = lessonFile(look.game);
  if (!load || !(look.lesson || wanted(look.game))) return null;
  const [{ default: lesson }, { Coach }] = await Promise.all([load(), import("./coach.svelte"), words(look.game)]);
  return new Coach(play, lesson, look.game, look.lesson);
}
