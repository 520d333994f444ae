import { expect, test } from "vitest";
import { nextIdea, type AnyIdea, type AnyLesson, type AnyScene } from "./ideas";

const sources = import.meta.glob<{ default: AnyLesson }>("../../games/*/lesson.ts", { eager: true });
const lessons = Object.entries(sources).map(([path, { default: lesson }]) => [path.split("/")[3] ?? "", lesson] as const);

const scene: AnyScene = { view: {}, seat: 0, legal: [], worth: null, entries: [] };
const idea = (id: string, when: boolean): AnyIdea => ({ id, rule: "P1", says: id, more: id, when: () => when, places: () => [] });

test("the first idea that matters and was not told is the next", () => {
  const lesson = { ideas: [idea("one", true), idea("two", false), idea("three", true)] };
  expect(nextIdea(lesson, [], scene)?.id).toBe("one");
  expect(nextIdea(lesson, ["one"], scene)?.id).toBe("three");
  expect(nextIdea(lesson, ["one", "three"], scene)).toBeNull();
});

test("what the board is just showing cannot wait", () => {
  const lesson = { ideas: [idea("one", true), { ...idea("two", true), now: () => true }, { ...idea("three", false), now: () => true }] };
  expect(nextIdea(lesson, [], scene)?.id).toBe("two");
  expect(nextIdea(lesson, ["two"], scene)?.id).toBe("one");
});

test.each(lessons)("the ideas of %s have names, rules and words of their own", (game, { ideas }) => {
  expect(ideas.length).toBeGreaterThan(5);
  expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
  for (const { says, more, rule } of ideas) {
    expect(says.startsWith(`${game}-`) && more.startsWith(`${game}-`)).toBe(true);
    expect(rule).toMatch(/^[A-Z]\d+$/);
  }
});
