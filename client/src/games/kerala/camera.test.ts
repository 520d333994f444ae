import { expect, test } from "vitest";
import { CLOSEST, fit, pan, zoom } from "./camera";
import { boxOf, type Spot } from "./spots";

const window = { width: 400, height: 300 };
const box = boxOf([[-2, 1], [3, -1]] as Spot[]);

test("everything fits, in the middle", () => {
  const camera = fit(box, window);
  const left = camera.x + box.x * camera.scale;
  const right = camera.x + (box.x + box.width) * camera.scale;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeCloseTo(window.width - right);
  expect(box.height * camera.scale).toBeLessThanOrEqual(window.height);
});

test("on a very large screen tiles are large, on a usual one as large as is comfortable", () => {
  const one = boxOf([[0, 0]] as Spot[]);
  expect(fit(one, { width: 3000, height: 1900 }).scale).toBeGreaterThan(2.5);
  expect(fit(one, { width: 700, height: 600 }).scale).toBe(1.35);
});

test("a platform of 9 × 7 with room on all sides has tiles of 64 px where 1280 × 800 leaves the least room", () => {
  const beside = { width: 740, height: 590 }; // px of the stage, the log being open; tests/browser/test_pictures.py measures a real one
  expect(fit(boxOf([[-1, -1], [9, 7]] as Spot[], 0.1), beside).scale * 100).toBeGreaterThanOrEqual(64);
});

test("a point stays under the finger while zooming, and there is an end to it", () => {
  const camera = fit(box, window);
  const at = { x: 120, y: 80 };
  const closer = zoom(camera, 1.5, at);
  expect((at.x - closer.x) / closer.scale).toBeCloseTo((at.x - camera.x) / camera.scale);
  expect((at.y - closer.y) / closer.scale).toBeCloseTo((at.y - camera.y) / camera.scale);
  expect(zoom(camera, 1000, at).scale).toBe(CLOSEST);
});

test("the platform cannot be pushed out of sight", () => {
  const away = pan(fit(box, window), { x: 1e6, y: -1e6 }, box, window);
  expect(away.x + box.x * away.scale).toBeLessThan(window.width);
  expect(away.y + (box.y + box.height) * away.scale).toBeGreaterThan(0);
});
