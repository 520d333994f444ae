import { expect, test } from "vitest";
import { around, boxOf, field, side, steps } from "./spots";

test("north is up: a spot's y grows against the drawing's", () => {
  expect(boxOf([[0, 1]])).toEqual({ x: 0, y: -100, width: 100, height: 100 });
  expect(field([{ spot: [0, 0] }] as never)[0]).toEqual([-1, 1]);
  expect(side([0, 0], [0, 1])).toBe("N");
  expect(side([0, 0], [1, 1])).toBeNull();
});

test("the spots around one are one step away, and it lies on another side of each", () => {
  const beside = around([2, -1]);
  expect(beside.map((spot) => steps(spot, [2, -1]))).toEqual([1, 1, 1, 1]);
  expect(new Set(beside.map((spot) => side(spot, [2, -1])))).toEqual(new Set(["N", "E", "S", "W"]));
});
