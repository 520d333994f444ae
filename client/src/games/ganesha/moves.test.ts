import { describe, expect, it } from "vitest";
import type { TheMove, View } from "./types";
import { same } from "$lib/table/choosing.svelte";
import { matters } from "./lines";
import {
  careful,
  hexMove,
  intoPile,
  intoSlot,
  offers,
  petalMove,
  pileMove,
  placed,
  placings,
  points,
  REFUSALS,
  scene,
  slotMove,
  USES,
  withoutSlot,
  withPart,
} from "./moves";
import { newlyPlaced, type GaneshaEntry } from "./past";
import { LOOKS, lookAt } from "./recorded";
import { COLOURS } from "./shapes";
import { countedUp, sources } from "./sources";

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
  const player = { treasury: { red: 3, yellow: 1 }, tactics: ["red" as const, null], score: 0, earned: {}, pawn: 0 };

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

describe("what is offered by a button", () => {
  it("is everything that can be placed, what brings the most first", () => {
    for (const decision of ["offer", "final"]) {
      const { view, legal } = lookAt(decision);
      const found = placings(view, legal);
      expect(found.length).toBe(Math.min(8, legal.filter(({ type }) => type !== "end").length));
      const worth = found.map((move) => {
        const colour = move.type === "offer" ? move.place : move.type === "final" ? move.colour : "red";
        return points(view.mandala[colour] ?? { values: [], filled: 0 }, placed(view, move, colour));
      });
      expect(worth).toEqual([...worth].sort((one, other) => other - one));
    }
  });
});

describe("what is asked about", () => {
  it("is what ends a turn with one tap, or what somebody or the bag answers", () => {
    const { view } = lookAt("offer");
    expect(careful(view, { type: "end" })).toBe(true);
    expect(careful(view, { type: "offer", gem: null, place: "yellow" })).toBe(true);
    expect(careful(view, { type: "red_pepper" })).toBe(true);
    expect(careful(view, { type: "take", hex: 3 })).toBe(false);
    expect(careful(view, { type: "store", gem: "red", to: 0 })).toBe(false);
  });

  it("is the last token, after which the Altar is filled", () => {
    const { view } = lookAt("token");
    expect(view.face_down).toHaveLength(1);
    expect(careful(view, { type: "token", hex: 0 })).toBe(false);
    expect(careful({ ...view, face_down: [0, 5] }, { type: "token", hex: 9 })).toBe(true);
  });
});

describe("what explains a refusal", () => {
  it("is what stands in the way, or where something is missing", () => {
    const { view } = lookAt("offer");
    expect(matters(view, { type: "take", hex: 3 }, "G13")).toEqual(["slot-0-0", "slot-0-1"]);
    expect(matters(view, { type: "offer", gem: "blue", place: "red" }, "G18")).toEqual(["treasury-0"]);
    expect(matters(view, { type: "offer", gem: "red", place: "red" }, "G19")).toContain("petal-red");
    expect(matters(lookAt("token").view, { type: "token", hex: 1 }, "G7")).toEqual(lookAt("token").view.face_down.map((hex) => `hex-${hex}`));
    expect(matters(view, { type: "ginger", seat: 2 }, "G30")).toEqual(["treasury-2"]);
    expect(matters(lookAt("take").view, { type: "offer", gem: "red", place: "red" }, "G18")).toEqual([]);
  });
});

describe("the final count", () => {
  const { view, result } = lookAt("over");

  it("comes to the score, source by source", () => {
    const steps = sources(view).length;
    expect(steps).toBeLessThanOrEqual(14);
    expect(view.players.map((_, seat) => countedUp(view, seat, steps))).toEqual(result?.scores);
    expect(view.players.map((_, seat) => countedUp(view, seat, 0))).toEqual(result?.scores.map(() => 0));
  });

  it("leaves tokens out if none of them brought or cost a point", () => {
    const players = view.players.map((player) => ({ ...player, earned: { ...player.earned, tokens: 0 } }));
    expect(sources({ ...view, players })).not.toContain("tokens");
    const [first, ...others] = players;
    if (!first) throw new Error("somebody played");
    expect(sources({ ...view, players: [{ ...first, earned: { tokens: -1 } }, ...others] })).toContain("tokens");
  });
});
