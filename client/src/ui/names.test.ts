import { expect, test } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { seatNames, temper } from "./names";

const seats = [
  { kind: "person", name: "Ada", level: null, character: null, resigned: false },
  { kind: "bot", name: "Murugan", level: "casual", character: "murugan", resigned: false },
  { kind: "bot", name: "Bob", level: "casual", character: null, resigned: true },
  { kind: "bot", name: "Casual 4", level: "casual", character: null, resigned: false }, // of a table from before there were characters
  { kind: "bot", name: "Zed", level: "casual", character: "from-a-newer-server", resigned: false },
  { kind: "open", name: null, level: null, character: null, resigned: false },
] as const;

test("bots have a name in the page's language, people and who plays on for them keep theirs", async () => {
  await speak("ja");
  expect(seatNames([...seats])).toEqual(["Ada", "ムルガン", "Bob", "ボット4", "Zed", ""]);
  await speak("en");
  expect(seatNames([...seats])).toEqual(["Ada", "Murugan", "Bob", "Bot 4", "Zed", ""]);
});

test("a character says what it is like", async () => {
  await speak("de");
  expect(temper("madhavan")).toBe("ein Astronom, der die Sterne zählt");
  expect(temper("nobody")).toBe("");
});
