import { expect, test } from "vitest";
import { ranks } from "./ranks";

const order = (scores: number[], winners: number[]) => ranks({ scores, winners }).map(({ seat, rank }) => `${rank}: ${seat}`);

test("the highest score comes first, and equals share a rank", () => {
  expect(order([7, 53, 43, 43], [1])).toEqual(["1: 1", "2: 2", "2: 3", "4: 0"]);
});

test("a tie that the rules have broken stays broken", () => {
  expect(order([40, 40, 12], [1])).toEqual(["1: 1", "2: 0", "3: 2"]);
});

test("winners may share the first rank", () => {
  expect(order([9, 9, 3], [0, 1])).toEqual(["1: 0", "1: 1", "3: 2"]);
});
