import { expect, it } from "vitest";
import { speak, type Language } from "$lib/words/words.svelte";
import { winnersInWords } from "./winners";

const NAMES = ["Ada", "Bob", "Cy"];

it.each([
  ["en", "Bob wins!", "You win!", "Ada and Bob share the win!", "You share the win with Ada!"],
  ["fr", "Bob remporte la partie\u00a0!", "Tu as gagné\u00a0!", "Ada et Bob se partagent la victoire\u00a0!", "Tu partages la victoire avec Ada\u00a0!"],
  ["de", "Bob hat gewonnen!", "Du hast gewonnen!", "Ada und Bob teilen sich den Sieg!", "Du teilst dir den Sieg mit Ada!"],
  ["ja", "Bobの勝ちです！", "あなたの勝ちです！", "Ada、Bobが勝利を分かち合いました！", "Adaと勝利を分かち合いました！"],
] as [Language, string, string, string, string][])("tells in %s who won, and that it is you", async (language, other, you, both, shared) => {
  await speak(language);
  expect(winnersInWords([1], NAMES, 0)).toBe(other);
  expect(winnersInWords([1], NAMES, 1)).toBe(you);
  expect(winnersInWords([0, 1], NAMES, null)).toBe(both);
  expect(winnersInWords([0, 1], NAMES, 1)).toBe(shared);
});
