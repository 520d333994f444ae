import { expect, test } from "vitest";
import { areas, boxOf, field, outline, side, type Spot } from "./spots";
import { looks } from "./looks";

/** The ends of an outline's lines, as points. */
const lines = (path: string) => [...path.matchAll(/M([-.\d]+) ([-.\d]+)L([-.\d]+) ([-.\d]+)/g)].map((line) => line.slice(1).map(Number));

test("north is up: a spot's y grows against the drawing's", () => {
  expect(boxOf([[0, 1]])).toEqual({ x: 0, y: -100, width: 100, height: 100 });
  expect(field([{ spot: [0, 0] }] as never)[0]).toEqual([-1, 1]);
  expect(side([0, 0], [0, 1])).toBe("N");
  expect(side([0, 0], [1, 1])).toBeNull();
});

test("an outline has no line between two spots of the area", () => {
  expect(lines(outline([[0, 0]]))).toHaveLength(4);
  expect(lines(outline([[0, 0], [1, 0]] as Spot[]))).toHaveLength(6);
});

test("the lines of an outline close up, around corners too", () => {
  const corner: Spot[] = [[0, 0], [1, 0], [1, 1]];
  const ring = corner.concat([[0, 2], [1, 2], [2, 2], [2, 0], [2, 1], [0, 1]]).filter(([x, y]) => x !== 1 || y !== 1);
  for (const spots of [corner, ring]) {
    const ends = new Map<string, number>();
    for (const [a, b, c, d] of lines(outline(spots)))
      for (const end of [`${a} ${b}`, `${c} ${d}`]) ends.set(end, (ends.get(end) ?? 0) + 1);
    expect([...ends.values()].every((count) => count === 2)).toBe(true);
  }
});

test("every area of a match that is over is outlined, and some do not stay", () => {
  const [player] = looks.over.view.players;
  const found = areas(player?.platform ?? []);
  expect(found).toHaveLength(new Set(player?.platform.map(({ area }) => area)).size);
  expect(found.some(({ stays }) => stays) && found.some(({ stays }) => !stays)).toBe(true);
});
