import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyRoom } from "$lib/games/room";
import type { Wanted } from "$lib/server/api";
import type { Replay } from "$lib/server/types";
import { plain } from "$lib/words/lines";
import { begin, Replaying } from "./replaying.svelte";
import type { Source } from "./source";

const TOTAL = 130;
const seat = (name: string) => ({ kind: "person" as const, name, level: null, character: null, resigned: false, vacant: false, muted: false });
const deciders = Array.from({ length: TOTAL }, (_, decision) => Math.floor(decision / 2) % 2); // two decisions to a turn

/** A match of which every part is told as it is asked for. */
class Told implements Source {
  readonly table = "Kq7mT2xWzR4p";
  readonly part = 50;
  asked: Wanted[] = [];

  fetch = (wanted: Wanted): Promise<Replay> => {
    this.asked.push(wanted);
    const moments = Array.from({ length: TOTAL + 1 }, (_, moment) => moment).slice(wanted.first, wanted.first + wanted.count);
    const entry = (moment: number) => ({ seat: deciders[moment - 1] ?? null, kind: "move", move: { type: "step" } });
    return Promise.resolve({
      table: this.table,
      game: "any",
      options: {},
      seats: [seat("Ada"), seat("Bob")],
      mine: 1,
      total: TOTAL,
      deciders,
      over: true,
      result: null,
      continues: true,
      log: wanted.log ? Array.from({ length: TOTAL + 1 }, (_, moment) => (moment ? [entry(moment)] : [])) : null,
      frames: moments.map((moment) => ({ moment, turn: deciders[moment] ?? null, view: { moment, seat: wanted.seat }, own: null })),
    });
  };
  playOn = () => Promise.reject(new Error("nobody plays here"));
}

const room = { turn: (entries: unknown[]) => plain(`${entries.length} steps`) } as unknown as AnyRoom;
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function opened(asked: Parameters<typeof begin>[1] = { at: null, eyes: null }) {
  const source = new Told();
  const { part, at, eyes } = await begin(source, asked);
  const replaying = new Replaying(source, room, part, at, eyes);
  return { source, replaying };
}

describe("a match that is looked back at", () => {
  it("begins at its beginning, through our own eyes", async () => {
    const { replaying } = await opened();
    expect(replaying.at).toBe(0);
    expect(replaying.eyes).toEqual({ seat: 1, open: false });
    expect(replaying.frame?.view).toEqual({ moment: 0, seat: 1 });
    expect(replaying.reader).toBe(1);
  });

  it("begins at the moment of a link, which is fetched first, and not beyond the end", async () => {
    const { source, replaying } = await opened({ at: 77, eyes: { seat: 0, open: true } });
    expect(source.asked[1]).toEqual({ seat: 0, face_up: true, first: 50, count: 50, log: true });
    expect(replaying.frame?.moment).toBe(77);
    expect((await opened({ at: 5000, eyes: { seat: 9, open: false } })).replaying.at).toBe(TOTAL);
  });

  it("fetches each part once, and the log only with the first", async () => {
    const { source, replaying } = await opened();
    await vi.waitFor(() => expect(source.asked.length).toBe(4));
    replaying.go(120);
    replaying.go(3);
    await settled();
    expect(source.asked.slice(1).map(({ first, log }) => [first, log])).toEqual([
      [0, true],
      [50, false],
      [100, false],
    ]);
  });

  it("goes where it is told, within its ends, and says when that is a step forward", async () => {
    const { replaying } = await opened();
    const forward: boolean[] = [];
    replaying.onchange = (step, show) => (forward.push(step), show());
    replaying.step(-1);
    replaying.step(1);
    replaying.go(20);
    replaying.step(-1);
    expect(replaying.at).toBe(19);
    expect(forward).toEqual([true, false, false]);
    replaying.go(10_000);
    await vi.waitFor(() => expect(replaying.at).toBe(TOTAL));
    expect(replaying.atEnd).toBe(true);
  });

  it("goes from turn to turn", async () => {
    const { replaying } = await opened();
    const visited = [1, 1, -1, 1].map((by) => (replaying.turn(by as 1 | -1), replaying.at));
    expect(visited).toEqual([1, 3, 1, 3]);
    expect(replaying.line?.ply).toBe(3);
    expect(replaying.line?.seat).toBe(1);
  });

  it("shows the same moment through other eyes, and what it showed before until they are open", async () => {
    const { replaying } = await opened();
    replaying.go(7);
    const looking = replaying.see({ seat: 0, open: false });
    expect(replaying.frame?.view).toEqual({ moment: 7, seat: 1 });
    await looking;
    expect(replaying.frame?.view).toEqual({ moment: 7, seat: 0 });
    expect(replaying.reader).toBe(null);
  });

  describe("that plays by itself", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("goes on at its speed, stops at the end, and begins anew from there", async () => {
      const { replaying } = await opened();
      await vi.advanceTimersByTimeAsync(0);
      replaying.play();
      await vi.advanceTimersByTimeAsync(3000);
      expect(replaying.at).toBe(2);
      replaying.speed = 4;
      await vi.advanceTimersByTimeAsync(1900);
      expect(replaying.at).toBe(5);
      replaying.go(TOTAL - 1);
      expect(replaying.playing).toBe(false);
      replaying.play();
      await vi.advanceTimersByTimeAsync(1400);
      expect([replaying.at, replaying.playing]).toEqual([TOTAL, false]);
      replaying.play();
      expect(replaying.at).toBe(0);
      replaying.close();
    });
  });
});
