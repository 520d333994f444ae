import { beforeAll, expect, test } from "vitest";
import { speak } from "$lib/words/words.svelte";
import type { Play } from "./play.svelte";
import type { Table } from "./table.svelte";
import { noHint, noUndo } from "./whynot";

beforeAll(() => speak("en"));

const LOOK = { seat: 0, status: "playing", may_undo: false };
const table = (more: object = {}, look: object = {}) =>
  ({ look: { ...LOOK, ...look }, busy: false, legal: [], story: [], ...more }) as unknown as Table;
const play = (of: Table, thinking = false) => ({ table: of, thinking }) as Play;
const moved = (seat: number, bot = false) => ({ kind: "moved", seat, bot });

test("a greyed tool says why", () => {
  expect(noUndo(table({}, { may_undo: true }))).toBeNull();
  expect(noUndo(table({}, { status: "over" }))).toBe("The match is over.");
  expect(noUndo(table({}, { seat: null }))).toBe("You’re watching this match.");
  expect(noUndo(table({ story: [moved(1), moved(0, true)] }))).toBe("You haven’t made a move yet.");
  expect(noUndo(table({ story: [moved(0), moved(1)] }))).toBe("Something has been revealed since your last move, so you can’t undo it.");
  expect(noHint(play(table({ legal: [{ type: "pass" }] })))).toBeNull();
  expect(noHint(play(table()))).toBe("It’s not your turn.");
  expect(noHint(play(table({ legal: [{ type: "pass" }] }), true))).toBe("Thinking…");
});
