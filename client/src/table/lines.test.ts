import { beforeAll, describe, expect, it } from "vitest";
import type { AnyRoom } from "$lib/games/room";
import type { Happening } from "$lib/server/types";
import { plain } from "$lib/words/lines";
import { speak } from "$lib/words/words.svelte";
import { linesOf, type AnyEntry } from "./log";

const NAMES = ["Ada", "Bob"];
const words = (entry: AnyEntry) => (entry.seat === null ? entry.kind : entry.move.type);
const room = {
  turn: (entries: AnyEntry[]) => (words(entries[0] as AnyEntry) === "dust" ? null : plain(entries.map(words).join(" "))),
} as unknown as AnyRoom;

const moved = (ply: number, seat: number, ...types: string[]): Happening => ({
  ply,
  at: 0,
  kind: "moved",
  seat,
  log: types.map((type) => (type.startsWith("*") ? { seat: null, kind: type.slice(1) } : { seat, kind: "move", move: { type } })),
});
const shown = (events: Happening[], of: AnyRoom = room) => linesOf(events, of, NAMES, null).map(({ seat, kind, line }) => `${kind} ${seat}: ${line.words}`);

beforeAll(() => speak("en"));

describe("the log has a line a turn", () => {
  it("however many decisions a turn has, with what chance brought in between", () => {
    const events = [moved(1, 0, "take"), moved(2, 0, "spice", "*gem"), moved(3, 0, "store"), moved(4, 1, "take")];
    expect(shown(events)).toEqual(["turn 0: take spice gem store", "turn 1: take"]);
  });

  it("and what chance brought before anybody decided has its own", () => {
    const started: Happening = { ply: 0, at: 0, kind: "started", log: [{ seat: null, kind: "deal" }] };
    expect(shown([started, moved(1, 0, "take")])).toEqual(["turn null: deal", "turn 0: take"]);
  });

  it("a game may say otherwise what begins a turn", () => {
    const asked = { ...room, begins: (entry: AnyEntry) => words(entry) === "take" } as AnyRoom;
    expect(shown([moved(1, 0, "take", "ginger"), moved(2, 1, "give"), moved(3, 1, "take")], asked)).toEqual([
      "turn 0: take ginger give",
      "turn 1: take",
    ]);
  });

  it("what is not worth a line has none", () => {
    expect(shown([moved(1, 0, "dust"), moved(2, 1, "take")])).toEqual(["turn 1: take"]);
  });

  it("what is said or happens at the table stands where it came", () => {
    const events: Happening[] = [
      moved(1, 0, "take"),
      { ply: 2, at: 0, kind: "said", seat: 1, text: "Hm." },
      moved(3, 0, "store"),
      { ply: 4, at: 0, kind: "resigned", seat: 1 },
      { ply: 5, at: 0, kind: "renamed", seat: 0, name: "Ada L.", was: "Ada" },
    ];
    expect(shown(events)).toEqual([
      "turn 0: take store",
      "said 1: Hm.",
      "note 1: Bob resigned; a bot takes over",
      "note 0: Ada is now called Ada L.",
    ]);
  });
});
