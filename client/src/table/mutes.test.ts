import { beforeEach, describe, expect, it, vi } from "vitest";

const ada = { seat: 0, spectator: null };
const eve = { seat: null, spectator: 0 };
const fresh = async () => (await import("./mutes.svelte")).mutes;

describe("whom we do not want to hear", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it("is remembered in this browser, for that table", async () => {
    (await fresh()).set("t", ada, true);
    vi.resetModules();
    const again = await fresh();
    expect(again.has("t", ada)).toBe(true);
    expect(again.has("other", ada)).toBe(false);
    expect(again.has("t", eve)).toBe(false);
    again.set("t", ada, false);
    expect(again.has("t", ada)).toBe(false);
  });

  it("is not heard in a rematch either, in the same seat", async () => {
    const mutes = await fresh();
    mutes.set("t", ada, true);
    mutes.set("t", eve, true);
    mutes.follow("t", "next");
    expect(mutes.has("next", ada)).toBe(true);
    expect(mutes.has("next", { seat: 1, spectator: null })).toBe(false);
    expect(mutes.has("next", eve)).toBe(false); // a spectator's number is another one at every table
  });

  it("has a bound: who was muted longest ago is heard again first", async () => {
    const mutes = await fresh();
    mutes.set("t", eve, true);
    for (let seat = 0; seat < 200; seat++) mutes.set("t", { seat, spectator: null }, true);
    expect(mutes.has("t", eve)).toBe(false);
    expect(mutes.has("t", { seat: 199, spectator: null })).toBe(true);
  });

  it("survives what somebody else has written there", async () => {
    localStorage.setItem("kolam-muted", "{");
    expect((await fresh()).has("t", ada)).toBe(false);
  });
});
