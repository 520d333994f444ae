import { expect, test } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { seatNames } from "./names";

test("bots have a name in the page's language, people and who plays on for them keep theirs", async () => {
  const seats = [
    { kind: "person", name: "Ada", level: null },
    { kind: "bot", name: "Casual 2", level: "casual" },
    { kind: "bot", name: "Bob", level: "casual" },
    { kind: "open", name: null, level: null },
  ] as const;
  await speak("ja");
  expect(seatNames([...seats])).toEqual(["Ada", "ボット2", "Bob", ""]);
  await speak("en");
  expect(seatNames([...seats])).toEqual(["Ada", "Bot 2", "Bob", ""]);
});
