import { beforeEach, describe, expect, it } from "vitest";
import type { GameLook } from "$lib/server/types";
import { speak } from "$lib/words/words.svelte";
import { alone, company, isUsual } from "./alone.svelte";
import { againstBots } from "./newTable";

const LEVELS = ["random", "casual", "master"];
let number = 0;
let game: GameLook;

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  const target = { name: "target", kind: "number", label: "Target", usual: 5, least: 1, most: 9, choices: null } as GameLook["options"][number];
  game = { name: `market${number++}`, title: "Market", about: "", fewest: 2, most: 4, usual: 3, minutes: 20, thinking: 30, who_starts: null, options: [target], files: [], lesson: null };
});

const stored = () => localStorage.getItem(`kolam-alone-${game.name}`);
const store = (kept: object) => localStorage.setItem(`kolam-alone-${game.name}`, JSON.stringify({ players: ["me", "master"], first: null, options: {}, files: {}, ...kept }));

describe("alone", () => {
  it("is as usual the first time", () => {
    expect(alone.table(game, LEVELS)).toEqual(againstBots(game));
    expect(isUsual(game, alone.table(game, LEVELS))).toBe(true);
  });

  it("is the next time as it was", () => {
    const table = { ...againstBots(game), players: ["me", "master"], first: 1, options: { target: 7 } };
    alone.remember(game, table);
    expect(alone.table(game, LEVELS)).toEqual(table);
    expect(JSON.parse(stored() ?? "")).toEqual({ players: ["me", "master"], first: 1, options: { target: 7 }, files: {} });
  });

  it("is remembered by the browser, not only by the page", () => {
    store({ options: { target: 2 } });
    expect(alone.table(game, LEVELS)).toEqual({ ...againstBots(game), players: ["me", "master"], options: { target: 2 } });
  });

  it.each([
    ["too many players", { players: ["me", "master", "master", "master", "master"] }],
    ["a level that is gone", { players: ["me", "divine"] }],
    ["nobody here", { players: ["master", "master"] }],
    ["an option that is gone", { options: { tempo: 1 } }],
    ["a file that is gone", { files: { tiles: "mine" } }],
    ["a seat that is gone", { first: 3 }],
    ["something else", { players: 3 }],
  ])("is as usual again after %s", (_, kept) => {
    store(kept);
    expect(alone.table(game, LEVELS)).toEqual(againstBots(game));
  });

  it("goes back to usual, and leaves nothing behind", () => {
    alone.remember(game, { ...againstBots(game), players: ["me", "master"] });
    alone.forget(game);
    expect(alone.table(game, LEVELS)).toEqual(againstBots(game));
    expect(stored()).toBeNull();
  });

  it("says in a line who plays", () => {
    const table = againstBots(game);
    expect(company(table)).toBe("You + 2 casual bots");
    expect(company({ ...table, players: ["me", "casual", "master", "casual"] })).toBe("You + casual, master");
    expect(company({ ...table, options: { target: 1 } })).toBe("You + 2 casual bots, custom rules");
  });
});
