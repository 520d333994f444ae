import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AnyMove, AnyRoom } from "$lib/games/room";
import { plain } from "$lib/words/lines";
import { learn, speak } from "$lib/words/words.svelte";
import { Attempt } from "./attempt.svelte";
import { said, type Puzzle } from "./puzzles";
import { Results, results } from "./results.svelte";

vi.mock("$lib/ui/sounds", () => ({ play: () => undefined }));
beforeAll(async () => {
  await learn("puzzles");
  await speak("en");
});
beforeEach(() => localStorage.clear());

const LEGAL = ["left", "right", "up"].map((type): AnyMove => ({ type }));
const puzzle: Puzzle = {
  seat: 0,
  names: ["Ada", "Ben"],
  view: {},
  entries: [],
  legal: LEGAL,
  worth: [1, 2, 3],
  chances: [0.5, 0.7, 0.4],
  best: 1,
  reason: null,
  traps: [],
};
const room = { careful: () => false, choice: (_: unknown, { type }: AnyMove) => plain(type, [type]) } as unknown as AnyRoom;
const [left, right, up] = LEGAL as [AnyMove, AnyMove, AnyMove];

test("a wrong move stops the board until somebody tries again, and gives nothing away", () => {
  const attempt = new Attempt("one", "2026-11-18", "2026-11-18", puzzle, room);
  expect(attempt.choosing.legal).toEqual(LEGAL);
  attempt.choosing.tap(left);
  expect([attempt.wrong, attempt.done, attempt.solved]).toEqual([true, false, false]);
  expect(attempt.choosing.legal).toEqual([]);
  expect(attempt.choosing.hinted).toBeNull();
  expect(attempt.lit).toEqual(["left"]);
  attempt.again();
  expect(attempt.choosing.legal).toEqual(LEGAL);
  expect(attempt.lit).toEqual([]);
  attempt.choosing.tap(right);
  expect([attempt.wrong, attempt.done, attempt.solved]).toEqual([false, true, true]);
  expect(attempt.choosing.isHinted(right)).toBe(true);
  expect(results.tries("one", "2026-11-18")).toBe(2);
  expect(results.streak("2026-11-18")).toBe(1);
});

test("the solution can be looked at, which solves nothing", () => {
  const attempt = new Attempt("two", "2026-11-18", "2026-11-18", puzzle, room);
  attempt.choosing.tap(up);
  attempt.show();
  expect([attempt.done, attempt.solved]).toEqual([true, false]);
  expect(attempt.lit).toEqual(["right"]);
  expect(new Results().tries("two", "2026-11-18")).toBe(0);
});

test("a puzzle that was answered before shows its solution at once", () => {
  results.shown("three", "2026-11-18");
  expect(new Attempt("three", "2026-11-18", "2026-11-18", puzzle, room).done).toBe(true);
});

test("what is not legal is told, and goes away with the next touch", () => {
  const attempt = new Attempt("four", "2026-11-18", "2026-11-18", puzzle, room);
  attempt.choosing.tap({ type: "down" });
  expect(attempt.notice).toBe("That isn’t possible here.");
  attempt.choosing.pick("something");
  expect(attempt.notice).toBeNull();
});

test("a message may have another one in it", () => {
  const inner = { key: "puzzles-title", args: {} };
  expect(said({ key: "puzzles-front-done", args: { game: inner } })).toBe("Puzzle of the day, solved");
  expect(said({ key: "puzzles-but-own", args: { points: 1 } })).toBe("On average it leaves you 1 point worse off.");
});
