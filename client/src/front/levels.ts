// The levels of bots, in words. The server lists them; one that we have no words for goes by its own name.
import { say } from "$lib/words/words.svelte";

export const USUAL_LEVEL = "casual";

export function levelName(level: string): string {
  switch (level) {
    case "random":
      return say("client-level-random");
    case "beginner":
      return say("client-level-beginner");
    case "casual":
      return say("client-level-casual");
    case "skilled":
      return say("client-level-skilled");
    case "expert":
      return say("client-level-expert");
    case "master":
      return say("client-level-master");
  }
  return level;
}

/** What to expect of it. */
export function levelWords(level: string): string {
  switch (level) {
    case "random":
      return say("client-level-random-why");
    case "beginner":
      return say("client-level-beginner-why");
    case "casual":
      return say("client-level-casual-why");
    case "skilled":
      return say("client-level-skilled-why");
    case "expert":
      return say("client-level-expert-why");
    case "master":
      return say("client-level-master-why");
  }
  return "";
}
