import { describe, expect, it } from "vitest";
import type { TheMove, View } from "./types";
import { same } from "$lib/table/choosing.svelte";
import { hexMove, intoPile, intoSlot, offers, petalMove, pileMove, placed, points, REFUSALS, scene, slotMove, USES, withoutSlot, withPart } from "./moves";
import { newlyPlaced, takers, type GaneshaEntry } from "./past";
import { LOOKS, lookAt } from "./recorded";
import { COLOURS } from "./shapes";

/** All that can be reached by tapping hexes, piles, the Treasury, slots, petals, tiles and buttons. */
function reached(view: View, legal: TheMove[]): TheMove[] {
  const lifts = [slotMove(view, 0, null), slotMove(view, 1, null)];
  return [
    ...view.altar.map((_, hex) => hexMove(view, hex)),
    ...COLOURS.map((colour) => pileMove(view, colour)),
    ...COLOURS.map((colour) => petalMove(view, colour)),
    ...view.taken.slice(0, 1).map((gem): TheMove => ({ type: "store", gem, to: "treasury" })),
    ...lifts,
    ...lifts.map((staged) => slotMove(view, 1, staged)),
    ...view.players.map((_, seat): TheMove => ({ type: "ginger", seat })),
    ...[...USES, ...REFUSALS].map((type) => ({ type }) as TheMove),
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

  it("is put together part by part, and taken apart by the same taps", () => {
    const offer = offers(legal, {}).find(({ gem }) => gem !== null);
    if (!offer?.gem) throw new Error("the look was recorded with gems to offer");
    const first = withPart(legal, {}, { gem: offer.gem });
    expect(first).toEqual({ picked: { gem: offer.gem }, whole: null });
    expect(withPart(legal, first.picked, { place: offer.place }).whole).toEqual(offer);
    expect(withPart(legal, first.picked, { gem: offer.gem })).toEqual({ picked: { place: undefined }, whole: null });
    expect(withPart(legal, { gem: offer.gem, place: offer.place }, { place: offer.place })).toEqual({ picked: { gem: offer.gem }, whole: null });
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
    expect(withoutSlot({ values: [5, 4, 3, 2], filled: 3 }, 2)).toBe(1);
    expect(withoutSlot({ values: [5, 4, 3, 2], filled: 0 }, 3)).toBe(0);
  });
});

describe("where to look on a small screen", () => {
  it("is where we choose", () => {
    expect(scene(lookAt("take").view, lookAt("take").legal, { type: "offer", gem: null, place: "yellow" })).toBe("altar");
    expect(scene(lookAt("token").view, lookAt("token").legal, { type: "offer", gem: null, place: "yellow" })).toBe("altar");
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

describe("what the log still shows", () => {
  const moved = (seat: number, move: TheMove): GaneshaEntry => ({ seat, kind: "move", move });
  const take = (seat: number, hex: number) => moved(seat, { type: "take", hex });
  const altar: GaneshaEntry = { seat: null, kind: "altar", gems: [], tokens: {} };

  it("is where the gems of everybody's newest turn lay", () => {
    const turn = [take(0, 1), moved(0, { type: "leave" }), take(0, 2), moved(0, { type: "store", gem: "red", to: 0 })];
    expect([...takers([altar, ...turn], 2)]).toEqual([[1, 0], [2, 0]]);
    expect([...takers([altar, ...turn, take(1, 5), moved(1, { type: "end" }), take(0, 9)], 2)]).toEqual([[9, 0], [5, 1]]);
    expect([...takers([altar, ...turn, moved(0, { type: "end" }), altar], 2)]).toEqual([]);
  });

  it("is what came onto the Mandala last", () => {
    const { view } = lookAt("offer");
    const filled = (red: number, blue: number): View => ({
      ...view,
      mandala: { red: { values: [], filled: red }, blue: { values: [], filled: blue } },
    });
    const shown = (...fills: [number, number][]) => fills.map((fill) => ({ ...take(0, 1), after: filled(...fill) }));
    const nothing = { red: 0, green: 0, purple: 0, blue: 0, yellow: 0 };
    expect(newlyPlaced([take(0, 1)])).toEqual(nothing);
    expect(newlyPlaced(shown([4, 2]))).toEqual(nothing);
    expect(newlyPlaced(shown([1, 0], [4, 0], [4, 0]))).toEqual({ ...nothing, red: 3 });
    expect(newlyPlaced(shown([1, 0], [4, 0], [4, 2]))).toEqual({ ...nothing, blue: 2 });
    expect(newlyPlaced(shown([1, 0], [4, 0], [3, 0]))).toEqual(nothing);
  });
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
