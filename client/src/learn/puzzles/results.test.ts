import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Results } from "./results.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("a puzzle solved on its day makes the streak longer, one of another day or a second one does not", () => {
  const results = new Results();
  results.solved("sevens", "2026-11-17", 1, "2026-11-17");
  results.solved("eights", "2026-11-17", 3, "2026-11-17");
  expect(results.streak("2026-11-17")).toBe(1);
  results.solved("sevens", "2026-11-12", 1, "2026-11-18");
  expect(results.streak("2026-11-18")).toBe(1);
  results.solved("sevens", "2026-11-18", 2, "2026-11-18");
  expect(results.streak("2026-11-18")).toBe(2);
  expect(results.streak("2026-11-19")).toBe(2);
  expect(results.streak("2026-11-20")).toBe(0);
  results.solved("sevens", "2026-11-20", 1, "2026-11-20");
  expect(results.streak("2026-11-20")).toBe(1);
});

test("the next visit knows it, and the first result counts", () => {
  const before = new Results();
  before.shown("sevens", "2026-11-18");
  before.solved("sevens", "2026-11-18", 1, "2026-11-18");
  before.solved("eights", "2026-11-18", 2, "2026-11-18");
  const after = new Results();
  expect(after.tries("sevens", "2026-11-18")).toBe(0);
  expect(after.tries("eights", "2026-11-18")).toBe(2);
  expect(after.tries("nines", "2026-11-18")).toBeNull();
});

test("who looked at the solution has not solved it, and the streak does not grow", () => {
  const results = new Results();
  results.shown("sevens", "2026-11-18");
  results.solved("sevens", "2026-11-18", 1, "2026-11-18");
  expect(results.streak("2026-11-18")).toBe(0);
});

test("only the newest puzzles are remembered", () => {
  const results = new Results();
  for (let puzzle = 0; puzzle < 250; puzzle++) results.shown(`game ${puzzle}`, "2026-11-18");
  expect(results.tries("game 0", "2026-11-18")).toBeNull();
  expect(results.tries("game 249", "2026-11-18")).toBe(0);
});

test.each(["nonsense", "null", "[]", '{"tries":{"a":"b"},"streak":1,"last":null}', '{"tries":null,"streak":"x"}'])("spoilt memory (%s) is as good as none", (spoilt) => {
  localStorage.setItem("kolam-puzzles", spoilt);
  const results = new Results();
  expect(results.streak("2026-11-18")).toBe(0);
  results.solved("sevens", "2026-11-18", 1, "2026-11-18");
  expect(new Results().streak("2026-11-18")).toBe(1);
});

test("a browser that keeps nothing still counts while the page is open", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const results = new Results();
  results.solved("sevens", "2026-11-18", 1, "2026-11-18");
  expect(results.streak("2026-11-18")).toBe(1);
  expect(results.tries("sevens", "2026-11-18")).toBe(1);
});
