// Who won, in a sentence.
import { listed } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";

/** "Ada and Bob share the win!", or "You win!" to the seat that reads it. */
export function winnersInWords(winners: readonly number[], names: readonly string[], reader: number | null): string {
  const others = winners.filter((seat) => seat !== reader).map((seat) => names[seat] ?? "");
  const you = reader !== null && winners.includes(reader) ? "yes" : "no";
  return say("client-winners", { count: winners.length, names: listed(others), "names-you": you });
}
