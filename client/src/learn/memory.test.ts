import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableBrief } from "$lib/server/types";

const table = (game: string, status: TableBrief["status"]) => ({ game, status }) as TableBrief;

describe("what a browser remembers of learning", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const remembered = async () => (await import("./memory.svelte")).memory;

  it("is nothing at first: every game is new", async () => {
    const memory = await remembered();
    expect(memory.isFirst("market")).toBe(true);
    expect(memory.isNew("market")).toBe(true);
    expect(memory.ideas("market")).toEqual([]);
    expect(memory.first("market")).toBeNull();
  });

  it("is which games were played, even when their tables are gone", async () => {
    const memory = await remembered();
    memory.saw([table("market", "playing"), table("bridge", "over"), table("bridge", "over"), table("bridge", "over")]);
    expect([memory.isFirst("market"), memory.isNew("market")]).toEqual([false, true]);
    expect([memory.isFirst("bridge"), memory.isNew("bridge")]).toEqual([false, false]);
    memory.sits("chess");
    expect(memory.isFirst("chess")).toBe(false);
    memory.saw([]);
    vi.resetModules();
    expect((await remembered()).isNew("bridge")).toBe(false);
  });

  it("is which ideas were told, each once", async () => {
    const memory = await remembered();
    memory.tell("market", "bid");
    memory.tell("market", "bid");
    memory.tell("market", "sell");
    expect(memory.ideas("market")).toEqual(["bid", "sell"]);
    expect(memory.ideas("bridge")).toEqual([]);
  });

  it("is no more than we wrote", async () => {
    localStorage.setItem("kolam-played", "[1, {");
    localStorage.setItem("kolam-ideas-market", '{"bid": 1}');
    localStorage.setItem("kolam-first-market", '{"told": 5}');
    const memory = await remembered();
    expect(memory.isFirst("market")).toBe(true);
    expect(memory.ideas("market")).toEqual([]);
    expect(memory.first("market")).toBeNull();
  });
});
