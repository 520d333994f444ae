import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Api from "$lib/server/api";
import type { Listener } from "$lib/server/feed";
import type { Happening, Look, TableLook } from "$lib/server/types";
import { settings } from "$lib/ui/settings.svelte";
import { speak } from "$lib/words/words.svelte";
import { Table } from "./table.svelte";

const server = vi.hoisted(() => ({ listener: null as Listener | null, command: vi.fn(), look: vi.fn() }));
vi.mock("$lib/server/feed", () => ({
  Feed: class {
    constructor(_: string, listener: Listener) {
      server.listener = listener;
    }
    close() {}
  },
}));
vi.mock("$lib/server/api", async (original) => ({ ...(await original<typeof Api>()), command: server.command, look: server.look }));
const { Refused, Unreachable } = await import("$lib/server/api");

const ME = 0;
const seats = ["Ada", "Bob"].map((name) => ({ kind: "person" as const, name, level: null, character: null }));
const lookAt = (revision: number, turn: number, events: Happening[] = []): Look => ({
  revision,
  events,
  table: { id: "t", revision, seat: ME, turn, seats, legal: turn === ME ? [{ type: "pass" }] : null } as unknown as TableLook,
});
const moved = (ply: number, seat: number): Happening => ({ ply, at: 0, kind: "moved", seat, log: [] });
const said = (ply: number): Happening => ({ ply, at: 0, kind: "said", seat: 1, text: "hm" });
const refused = (status: number, more = {}) => new Refused(status, { error: "no", message: "No.", ...more }, 2);

describe("a table", () => {
  let table: Table;
  const hear = (look: Look) => server.listener?.look(look);
  const shown = () => table.look?.revision;

  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    server.command.mockReset();
    server.look.mockReset();
    table = new Table("t");
    table.connection = "live";
    hear(lookAt(5, ME, [moved(4, 1), moved(5, 1)]));
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown at once when we come", () => {
    expect(shown()).toBe(5);
    expect(table.mine).toBe(true);
    expect(table.legal).toEqual([{ type: "pass" }]);
  });

  describe("whose board rests after ply 6", () => {
    beforeEach(() => {
      table.rests = (news) => news.some(({ ply }) => ply === 6);
      hear(lookAt(6, 1, [moved(6, 1)]));
      hear(lookAt(7, 1, [moved(7, 1)]));
      hear(lookAt(8, 1, [moved(8, 1)]));
    });

    it("lets the others wait for a while", () => {
      vi.advanceTimersByTime(7900);
      expect(shown()).toBe(6);
      vi.advanceTimersByTime(200);
      expect(shown()).toBe(7);
    });

    it("goes on, slow enough to follow, as soon as somebody has looked enough", () => {
      table.skip();
      expect(shown()).toBe(7);
      table.skip();
      expect(shown()).toBe(8);
    });

    it("lets nobody wait who moves", () => {
      hear(lookAt(9, 1, [moved(9, ME)]));
      expect(shown()).toBe(9);
    });
  });

  it("rests after our own move, too, and is not skipped over", () => {
    table.rests = (news) => news.some(({ ply }) => ply === 6);
    hear(lookAt(6, 1, [moved(6, ME)]));
    hear(lookAt(7, 1, [moved(7, 1)]));
    expect(shown()).toBe(6);
    table.skip();
    expect(shown()).toBe(7);
  });

  it("shows the others' moves one after the other, slow enough to follow", () => {
    hear(lookAt(6, 1, [moved(6, 1)]));
    hear(lookAt(7, 1, [moved(7, 1)]));
    hear(lookAt(8, ME, [moved(8, 1)]));
    expect(shown()).toBe(6);
    expect(table.waiting).toBe(2);
    expect(table.mine).toBe(false);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(7);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(8);
    expect(table.mine).toBe(true);
  });

  it("shows what is waiting at once when asked to", () => {
    hear(lookAt(6, 1, [moved(6, 1)]));
    hear(lookAt(7, ME, [moved(7, 1)]));
    table.skip();
    expect(shown()).toBe(7);
    expect(table.waiting).toBe(0);
    expect(table.events.map(({ ply }) => ply)).toEqual([4, 5, 6, 7]);
  });

  it("does not let our own move wait behind theirs", () => {
    hear(lookAt(6, ME, [moved(6, 1)]));
    hear(lookAt(7, 1, [moved(7, ME)]));
    expect(shown()).toBe(7);
  });

  it("takes its time, or none, as somebody likes it", () => {
    settings.pace = "relaxed";
    hear(lookAt(6, 1, [moved(6, 1)]));
    hear(lookAt(7, 1, [moved(7, 1)]));
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(6);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(7);
    vi.advanceTimersByTime(1500);
    settings.pace = "at-once";
    hear(lookAt(8, 1, [moved(8, 1)]));
    hear(lookAt(9, ME, [moved(9, 1)]));
    expect(shown()).toBe(9);
    settings.pace = "brisk";
  });

  it("waits for nothing if motion is not wanted", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    hear(lookAt(6, 1, [moved(6, 1)]));
    hear(lookAt(7, ME, [moved(7, 1)]));
    expect(shown()).toBe(7);
  });

  it("hears nothing twice", () => {
    hear(lookAt(6, ME, [moved(5, 1), said(6)]));
    hear(lookAt(6, ME, [said(6)]));
    hear(lookAt(4, ME, []));
    expect(shown()).toBe(6);
    expect(table.events.map(({ ply }) => ply)).toEqual([4, 5, 6]);
  });

  it("offers nothing from the click until its outcome is on the screen", async () => {
    server.command.mockResolvedValue({ ply: 6 });
    const done = table.act("moves", { move: { type: "pass" } });
    expect(table.legal).toEqual([]);
    expect(await table.act("moves", { move: { type: "pass" } })).toBe(false);
    expect(await done).toBe(true);
    expect(server.command).toHaveBeenCalledExactlyOnceWith("t", "moves", { move: { type: "pass" }, revision: 5 });
    expect(table.busy).toBe(true);
    hear(lookAt(6, ME, [moved(6, ME)]));
    expect(table.busy).toBe(false);
    expect(table.legal).toHaveLength(1);
  });

  it("fetches the outcome itself if the feed does not bring it", async () => {
    server.command.mockResolvedValue({ ply: 6 });
    server.look.mockResolvedValue(lookAt(6, 1, [moved(6, ME)]));
    await table.act("moves");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.look).toHaveBeenCalledWith("t", 5);
    expect(shown()).toBe(6);
  });

  it("repeats a command until it is answered, the same one each time", async () => {
    server.command
      .mockRejectedValueOnce(new Unreachable())
      .mockRejectedValueOnce(refused(500))
      .mockRejectedValueOnce(refused(429))
      .mockResolvedValue({ ply: 6 });
    const done = table.act("moves");
    await vi.advanceTimersByTimeAsync(500 + 1000);
    expect(server.command).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.command).toHaveBeenCalledTimes(3); // it was told to wait for two seconds
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe(true);
    expect(new Set(server.command.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
  });

  it("believes a server that keeps failing", async () => {
    server.command.mockRejectedValue(refused(500));
    const done = table.act("moves");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(false);
    expect(table.refusal).toBe("No.");
    expect(table.busy).toBe(false);
  });

  it("tells why something was refused, until the position changes", async () => {
    server.command.mockRejectedValue(refused(422));
    expect(await table.act("moves")).toBe(false);
    expect(table.refusal).toBe("No.");
    hear(lookAt(6, ME, [said(6)]));
    expect(table.refusal).toBe("No.");
    hear(lookAt(7, 1, [moved(7, ME)]));
    expect(table.refusal).toBe(null);
  });

  it("shows the table as it is if we looked at an old one", async () => {
    server.command.mockRejectedValue(refused(409, { error: "stale", now: lookAt(6, 1, [moved(6, ME)]) }));
    await table.act("moves");
    expect(shown()).toBe(6);
    expect(table.refusal).toContain("another look");
  });

  it("lets nobody wait for what is said", async () => {
    server.command.mockResolvedValueOnce({ ply: 6 }).mockResolvedValueOnce({ ply: 7 });
    expect(await table.say("hm")).toBe(null);
    expect(table.busy).toBe(false);
    expect(table.legal).toHaveLength(1);
    await table.say("hm");
    // The second "hm" has seen the first, or the server would take it for the same one.
    expect(server.command.mock.calls.map(([, , body]) => (body as { revision: number }).revision)).toEqual([5, 6]);
  });

  it("drops what was taken back from its log", () => {
    hear(lookAt(6, 1, [{ ...moved(6, ME), log: [{ seat: ME, kind: "move", move: { type: "pass" } }] }]));
    expect(table.entries).toMatchObject([{ seat: ME, move: { type: "pass" } }]);
    hear(lookAt(7, ME, [{ ply: 7, at: 0, kind: "undone", seat: ME }]));
    table.skip();
    expect(table.entries).toEqual([]);
    expect(table.story.map(({ ply }) => ply)).toEqual([4, 5, 7]);
  });

  it("begins anew with a server that was restored from a backup", () => {
    server.listener?.restart();
    expect(table.look).toBe(null);
    hear(lookAt(3, ME, [moved(3, 1)]));
    expect(shown()).toBe(3);
    expect(table.events.map(({ ply }) => ply)).toEqual([3]);
  });
});
