import { describe, expect, it } from "vitest";
import type { Happening } from "$lib/server/types";
import { lastMoves } from "$lib/games/entries";
import type { AnyRoom } from "$lib/games/room";
import { plain } from "$lib/words/lines";
import { entriesWithViews, linesOf, notTakenBack } from "./log";

let ply = 0;
const moved = (seat: number, type: string): Happening => ({ ply: ply++, at: 0, kind: "moved", seat, log: [{ seat, kind: "move", move: { type } }] });
const undone = (seat: number): Happening => ({ ply: ply++, at: 0, kind: "undone", seat });
const started = (): Happening => ({ ply: ply++, at: 0, kind: "started", log: [{ seat: null, kind: "deal" }] });
const kinds = (events: Happening[]) =>
  events.map((event) => (event.kind === "moved" ? String((event.log?.[0]?.move as { type: string }).type) : event.kind));

describe("what was not taken back", () => {
  it("is everything while nobody takes back", () => {
    expect(kinds(notTakenBack([started(), moved(0, "a"), moved(1, "b")]))).toEqual(["started", "a", "b"]);
  });

  it("is without a move that was taken back", () => {
    expect(kinds(notTakenBack([started(), moved(0, "a"), undone(0), moved(0, "b")]))).toEqual(["started", "undone", "b"]);
  });

  it("is without what the bots answered to it", () => {
    const events = [started(), moved(0, "a"), moved(1, "x"), moved(0, "b"), moved(1, "y"), moved(2, "z"), undone(0)];
    expect(kinds(notTakenBack(events))).toEqual(["started", "a", "x", "undone"]);
  });

  it("goes back further with each undo", () => {
    const events = [started(), moved(0, "a"), moved(1, "x"), moved(0, "b"), moved(1, "y"), undone(0), undone(0)];
    expect(kinds(notTakenBack(events))).toEqual(["started", "undone", "undone"]);
  });

  it("keeps what was said in between", () => {
    const said: Happening = { ply: ply++, at: 0, kind: "said", seat: 1, text: "hm" };
    expect(kinds(notTakenBack([started(), moved(0, "a"), said, undone(0)]))).toEqual(["started", "said", "undone"]);
  });

  it("tells the last move of every seat", () => {
    const events = notTakenBack([started(), moved(0, "a"), moved(1, "x"), moved(0, "b"), undone(0)]);
    expect(lastMoves(entriesWithViews(events, {}), 3)).toEqual([{ type: "a" }, { type: "x" }, null]);
  });

  it("tells how the table looked after the last of what came together", () => {
    const played = moved(0, "a");
    played.log?.push({ seat: null, kind: "draw" });
    const entries = entriesWithViews([started(), played], { [played.ply]: { round: 1 } });
    expect(entries.map(({ after }) => after)).toEqual([undefined, undefined, { round: 1 }]);
  });
});

describe("the lines of the log", () => {
  const room = { turn: (entries: { after?: unknown }[]) => plain(JSON.stringify(entries.map(({ after }) => after ?? null))) } as unknown as AnyRoom;

  it("are told with what was shown after each entry", () => {
    const [first, second] = [moved(0, "a"), moved(0, "b")];
    expect(linesOf([first, second], room, [], null, { [second.ply]: { score: 7 } }).map(({ line }) => line.words)).toEqual(['[null,{"score":7}]']);
  });
});
