import { describe, expect, it } from "vitest";
import { lookAt } from "./recorded";
import { altarSize, COLOURS, HEX, hexes, PETAL_ANGLE, petal, SLOT, type Point } from "./shapes";

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const HEXES = hexes([3, 4, 5, 4, 3]);
const at = (hex: number) => HEXES[hex] ?? { x: NaN, y: NaN };

describe("the Altar", () => {
  it("has nineteen hexes, none upon another", () => {
    expect(HEXES).toHaveLength(19);
    const gaps = HEXES.flatMap((one, n) => HEXES.slice(n + 1).map((other) => distance(one, other)));
    expect(Math.min(...gaps)).toBeCloseTo(HEX * Math.sqrt(3));
  });

  it.each([[[2, 3]], [[2, 3, 2, 3, 2, 3, 2]], [[7, 6, 7, 6, 7, 6, 7]], [[3, 4, 5, 4, 3]]])("has its hexes within its size, which is never higher than wide: %j", (rows) => {
    const { width, height } = altarSize(rows);
    expect(width).toBeGreaterThanOrEqual(height);
    expect(hexes(rows)).toHaveLength(rows.reduce((sum, row) => sum + row, 0));
    for (const { x, y } of hexes(rows)) {
      expect(Math.abs(x) + HEX * 0.87).toBeLessThan(width / 2);
      expect(Math.abs(y) + HEX).toBeLessThan(height / 2);
    }
  });

  it("draws side by side what the server calls adjacent", () => {
    // A second gem lies next to the first's hex: what is offered in the recorded look surrounds one empty hex.
    const { view, legal } = lookAt("second");
    const offered = legal.flatMap((move) => (move.type === "take" ? [move.hex] : []));
    const first = HEXES.findIndex((_, hex) => view.altar[hex] === null && offered.every((other) => distance(at(hex), at(other)) < HEX * 1.8));
    expect(first).toBeGreaterThanOrEqual(0);
    const near = HEXES.flatMap((_, hex) => (hex !== first && view.altar[hex] && distance(at(hex), at(first)) < HEX * 1.8 ? [hex] : []));
    expect(near).toEqual(offered);
  });
});

describe("a petal of the Mandala", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("has room for %i slots", (count) => {
    const { slots, radius } = petal(count);
    expect(slots).toHaveLength(count);
    const gaps = slots.flatMap((one, n) => slots.slice(n + 1).map((other) => distance(one, other)));
    expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(2 * SLOT - 1);
    for (const slot of slots) {
      expect(Math.hypot(slot.x, slot.y) + SLOT).toBeLessThan(radius);
      const angle = Math.abs((Math.atan2(slot.x, -slot.y) * 180) / Math.PI);
      expect(angle).toBeLessThan(PETAL_ANGLE / 2);
      // And from the slots of the next petal, which is this one turned.
      const side = (PETAL_ANGLE / 2) * (Math.PI / 180);
      const toEdge = Math.hypot(slot.x, slot.y) * Math.sin(side - (angle * Math.PI) / 180);
      expect(toEdge).toBeGreaterThan(SLOT - 2.5);
    }
  });

  it("is one of as many as there are colours", () => expect(PETAL_ANGLE * COLOURS.length).toBe(360));
});
