// One folder per game: a fourth one is added, and none taken away, without a change to anything else.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });
const games = Object.keys(import.meta.glob("./games/*/index.ts")).map((path) => path.split("/")[2] ?? "");
const isGenerated = (text: string) => text.startsWith("// Made by `make types`");

test("nothing but a game's own folder names it", () => {
  expect(games.length).toBeGreaterThan(2);
  for (const game of games) {
    const naming = Object.entries(sources)
      .filter(([path, text]) => !path.startsWith(`./games/${game}/`) && !path.endsWith(".test.ts") && !isGenerated(text))
      .filter(([path, text]) => `${path} ${text}`.toLowerCase().includes(game));
    expect(naming.map(([path]) => path)).toEqual([]);
  }
});

test("a board remembers nothing that it showed: it derives", () => {
  const remembering = Object.entries(sources).filter(([path, text]) => path.startsWith("./games/") && text.includes("$effect"));
  expect(remembering.map(([path]) => path)).toEqual([]);
});
