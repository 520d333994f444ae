import { describe, expect, it } from "vitest";
import type { TheMove, View } from "$lib/server/types/ganesha";
import { BUTTONS, hexMove, intoPile, intoSlot, offers, petalMove, pileMove, placed, points, same, scene, slotMove, trail } from "./moves";
import { LOOKS, lookAt } from "./recorded";
import { COLOURS, HEXES } from "./shapes";

/** All that can be reached by tapping hexes, piles, the Treasury, slots, petals, tiles and buttons. */
function reached(view: View, legal: TheMove[]): TheMove[] {
  const lifts = [slotMove(view, 0, null), slotMove(view, 1, null)];
  return [
    ...HEXES.map((_, hex) => hexMove(view, hex)),
    ...COLOURS.map((colour) => pileMove(view, colour)),
    ...COLOURS.map((colour) => petalMove(view, colour)),
    ...view.taken.slice(0, 1).map((gem): TheMove => ({ type: "store", gem, to: "treasury" })),
    ...lifts,
    ...lifts.map((staged) => slotMove(view, 1, staged)),
    ...view.players.map((_, seat): TheMove => ({ type: "ginger", seat })),
    ...BUTTONS.map((type) => ({ type }) as TheMove),
    ...[...COLOURS, null].flatMap((gem) => COLOURS.flatMap((place) => offers(legal, { gem, place }))),
  ].filter((move) => move !== null);
}

describe("what can be tapped", () => {
  it.each(Object.entries(LOOKS))("covers all legal moves of %s", (_, { view, legal }) => {
    const found = reached(view, legal);
    expect(legal.filter((move) => !found.some((one) => same(one, move)))).toEqual([]);
  });

  it("lifts the second slot together with the first", () => {
    const { view } = lookAt("lift");
    const first = slotMove(view, 1, null);
    expect(first).toEqual({ type: "lift", slots: [1] });
    expect(slotMove(view, 0, first)).toEqual({ type: "lift", slots: [0, 1] });
  });

  it("offers nothing while nothing is asked of us", () => {
    const { view } = lookAt("over");
    expect(petalMove(view, "red")).toBeNull();
    expect(slotMove(view, 0, null)).toBeNull();
  });
});

describe("an offering", () => {
  const { view, legal } = lookAt("offer");

  it("is narrowed by what is picked, in either order", () => {
    const all = offers(legal, {});
    expect(all.length).toBe(legal.length - 1);
    for (const { gem, place } of all) {
      expect(offers(legal, { gem }).every((one) => one.gem === gem)).toBe(true);
      expect(offers(legal, { gem, place })).toEqual([{ type: "offer", gem, place }]);
    }
  });

  it("places the whole pile, without the gem that is given for its own colour", () => {
    const count = view.players[view.decides ?? 0]?.treasury.red ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(placed(view, { type: "offer", gem: "blue", place: "red" }, "red")).toBe(count);
    expect(placed(view, { type: "offer", gem: "red", place: "red" }, "red")).toBe(count - 1);
    expect(placed(view, { type: "offer", gem: "blue", place: "red" }, "blue")).toBe(0);
  });

  it("scores the slots from the first empty one on", () => {
    expect(points({ values: [5, 4, 3, 2], filled: 0 }, 3)).toBe(12);
    expect(points({ values: [5, 4, 3, 2], filled: 3 }, 2)).toBe(2);
  });
});

describe("where to look on a small screen", () => {
  it("is where we choose", () => {
    expect(scene(lookAt("take").view, lookAt("take").legal, { type: "offer", gem: null, place: "yellow" })).toBe("altar");
    expect(scene(lookAt("cardamom").view, lookAt("cardamom").legal, null)).toBe("mandala");
    expect(scene(lookAt("caraway").view, lookAt("caraway").legal, null)).toBe("altar");
    expect(scene(lookAt("offer").view, lookAt("offer").legal, null)).toBe("mandala");
  });

  it("is where the latest move was while others choose", () => {
    const { view } = lookAt("take");
    expect(scene(view, [], { type: "offer", gem: "red", place: "red" })).toBe("mandala");
    expect(scene(view, [], { type: "end" })).toBe("altar");
    expect(scene(view, [], { type: "take", hex: 3 })).toBe("altar");
  });
});

it("keeps the moves of a seat's newest turn", () => {
  const turn: TheMove[] = [{ type: "take", hex: 1 }, { type: "take", hex: 2 }, { type: "store", gem: "red", to: 0 }];
  expect(turn.reduce(trail, [])).toEqual(turn);
  expect(trail(turn, { type: "take", hex: 9 })).toEqual([{ type: "take", hex: 9 }]);
  expect(trail([{ type: "take", hex: 9 }, { type: "leave" }], { type: "take", hex: 8 })).toHaveLength(3);
});

describe("the ghost of a staged move", () => {
  const player = { treasury: { red: 3, yellow: 1 }, tactics: ["red" as const, null], score: 0, pawn: 0 };

  it("shows the gem in its slot, and the one that it pushes out in the Treasury", () => {
    const store: TheMove = { type: "store", gem: "blue", to: 0 };
    expect(intoSlot(lookAt("store").view, store, 0)).toBe("blue");
    expect(intoSlot(lookAt("store").view, store, 1)).toBeNull();
    expect(intoPile(player, store, "red")).toBe(1);
    expect(intoPile(player, store, "blue")).toBe(0);
  });

  it("takes from the piles what goes to the bag and onto the Mandala", () => {
    const offer: TheMove = { type: "offer", gem: "yellow", place: "red" };
    expect(intoPile(player, offer, "red")).toBe(-3);
    expect(intoPile(player, offer, "yellow")).toBe(-1);
    expect(intoPile(player, { type: "offer", gem: "red", place: "red" }, "red")).toBe(-3);
  });

  it("leaves the Treasury alone when the Mandala loses a gem", () => {
    expect(intoPile(player, { type: "cardamom", colour: "red" }, "red")).toBe(0);
    expect(intoPile(player, null, "red")).toBe(0);
  });
});
