import { expect, test } from "vitest";
import type { MatchReview } from "$lib/server/types";
import { chancesAt, mostMoved, nextMistake, seriesOf } from "./series";

const better = { move: {}, chance: 0.6, played: 0.4, reason: "because" };
const moment = (seat: number, before: number[], after: number[], wrong = false) => ({
  seat,
  move: {},
  forced: false,
  before,
  after,
  scores: [0, 0],
  unseen: [0, 0],
  better: wrong ? better : null,
});
const review: MatchReview = {
  start: [0.5, 0.5],
  start_scores: [0, 0],
  moments: [moment(0, [0.6, 0.4], [0.4, 0.6], true), moment(1, [0.4, 0.6], [0.7, 0.3], true), moment(0, [0.8, 0.2], [0.8, 0.2])],
  end: [1, 0],
  end_scores: [7, 3],
  turning_points: [],
  players: [],
  playouts: 1,
  simulations: 1,
};

test("a series begins before the first draw, passes every decision and ends with the result", () => {
  expect(seriesOf(review, 0).map(({ chance }) => chance)).toEqual([0.5, 0.6, 0.4, 0.4, 0.7, 0.8, 0.8, 1]);
  expect(seriesOf(review, 0).map(({ moment }) => moment)).toEqual([-0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]);
});

test("after the last decision everybody has what they got", () => {
  expect(chancesAt(review, 1)).toEqual([0.4, 0.6]);
  expect(chancesAt(review, 3)).toEqual([1, 0]);
});

test("the next mistake comes after this moment, and the first one after the last", () => {
  expect(nextMistake(review, 0)).toBe(1);
  expect(nextMistake(review, 1)).toBe(0);
  expect(nextMistake({ ...review, moments: [] }, 0)).toBeNull();
});

test("a swing names those it moved, the most moved first", () => {
  expect(mostMoved([0.1, -0.3, 0.2, 0]).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(mostMoved([0.001, 0])).toEqual([]);
});
