import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asked, daysLater, numberOf, puzzleOf, today } from "./days";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a day begins everywhere when it begins in Greenwich", () => {
  vi.setSystemTime("2026-11-18T23:59:59Z");
  expect(today()).toBe("2026-11-18");
  vi.setSystemTime("2026-11-19T00:00:00Z");
  expect(today()).toBe("2026-11-19");
});

test("every day has the next puzzle, and after the last the first comes round", () => {
  const days = Array.from({ length: 31 }, (_, later) => daysLater("2026-02-20", later));
  expect(days[9]).toBe("2026-03-01");
  const places = days.map((day) => puzzleOf(day, 30));
  expect(new Set(places).size).toBe(30);
  expect(places[30]).toBe(places[0]);
  expect(places.slice(1).every((place, before) => place === ((places[before] ?? 0) + 1) % 30)).toBe(true);
});

test("an address may ask for today and for earlier days, until the puzzle comes round again", () => {
  const now = "2026-11-18";
  expect(asked(null, now, 30)).toBe(now);
  expect(asked("2026-11-17", now, 30)).toBe("2026-11-17");
  expect(asked("2026-10-20", now, 30)).toBe("2026-10-20");
  expect(asked("2026-10-19", now, 30)).toBe(now);
  expect(asked("2026-11-19", now, 30)).toBe(now);
  for (const nonsense of ["2026-02-30", "yesterday", "2026-1-1", ""]) expect(asked(nonsense, now, 30)).toBe(now);
  expect(numberOf("1970-01-02")).toBe(1);
});
