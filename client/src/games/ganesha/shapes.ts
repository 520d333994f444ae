// How things lie: the hexes of the Altar, the tracks of the Mandala, the cuts of the gems. Lengths are units of the drawings.
import type { components } from "./types";

export type Colour = NonNullable<components["schemas"]["View"]["altar"][number]>;
export type Spice = NonNullable<components["schemas"]["View"]["token"]>;
export interface Point {
  x: number;
  y: number;
}

export const COLOURS: readonly Colour[] = ["red", "green", "purple", "blue", "yellow"];
export const SPICES: readonly Spice[] = [
  "cardamom",
  "caraway",
  "coriander",
  "ginger",
  "black_mustard",
  "cinnamon",
  "red_pepper",
  "black_pepper",
];

/** The Altar's hexes stand on a point, in rows from left to right and from top to bottom. */
export const HEX = 50; // from the middle to a corner
const HEX_WIDTH = HEX * Math.sqrt(3);
const USUAL_WIDTH = 5; // hexes: a smaller Altar has hexes of the same size

/** Where the middle of each hex lies, seen from the middle of the Altar. */
export const hexes = (rows: readonly number[]): Point[] =>
  rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => ({
      x: (column - (width - 1) / 2) * HEX_WIDTH,
      y: (row - (rows.length - 1) / 2) * HEX * 1.5,
    })),
  );

/** The room that an Altar takes; never higher than wide. */
export function altarSize(rows: readonly number[]): { width: number; height: number } {
  const height = (rows.length * 1.5 + 0.5) * HEX + 16;
  return { width: Math.max(height, Math.max(USUAL_WIDTH, ...rows) * HEX_WIDTH + 19), height };
}

/** The corners of a hexagon that stands on a point, as an SVG polygon wants them. */
export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => polar(radius, corner * 60))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

/** A point by its distance from the middle and its angle, clockwise from the top. */
export function polar(distance: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** A petal of the Mandala holds one track. It winds from the middle outwards: a number of slots on each ring. */
const RINGS: Record<number, { radius: number; slots: number }[]> = {
  8: rings([40, 1], [82, 3], [121, 4]),
  10: rings([38, 1], [73, 2], [107, 3], [141, 4]),
  12: rings([38, 1], [74, 2], [112, 4], [148, 5]),
};
export const SLOT = 16; // from the middle of a slot to its edge
const PITCH = 35; // from a slot to the next on its ring
export const PETAL_ANGLE = 360 / COLOURS.length;

export interface Petal {
  slots: Point[]; // in the order of placing, for a petal that points to the top
  outline: string;
  radius: number; // how far it reaches
}

/** The petal of a track. An owner of other boards may have any number of slots, up to twelve. */
export function petal(count: number): Petal {
  const ringed = RINGS[count] ?? oneLess(RINGS[count + 1]) ?? spread(count);
  const slots = ringed.flatMap(({ radius, slots: many }, ring) => {
    const step = 2 * Math.asin(Math.min(1, PITCH / 2 / radius)) * (180 / Math.PI);
    const along = Array.from({ length: many }, (_, slot) => polar(radius, (slot - (many - 1) / 2) * step));
    return ring % 2 ? along.reverse() : along;
  });
  const radius = (ringed.at(-1)?.radius ?? 0) + SLOT + 8;
  return { slots, outline: outline(radius), radius };
}

/** The line that joins slots in the order of placing. */
export const lineThrough = (slots: readonly Point[]) => `M${slots.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;

/** A petal's edge: from the middle out to both shoulders, and over in a soft arc. */
function outline(radius: number): string {
  const half = PETAL_ANGLE / 2 - 1;
  const [left, right] = [polar(radius * 0.93, -half), polar(radius * 0.93, half)];
  const [near, far] = [polar(16, -half), polar(16, half)];
  const crown = radius * 0.72; // so that it reaches just as far as the petal
  return [
    `M${round(near.x)} ${round(near.y)}`,
    `L${round(left.x)} ${round(left.y)}`,
    `A${round(crown)} ${round(crown)} 0 0 1 ${round(right.x)} ${round(right.y)}`,
    `L${round(far.x)} ${round(far.y)}Z`,
  ].join("");
}

function rings(...pairs: [number, number][]) {
  return pairs.map(([radius, slots]) => ({ radius, slots }));
}

/** The same rings with a slot less on the outermost. */
const oneLess = (full: { radius: number; slots: number }[] | undefined) =>
  full?.map(({ radius, slots }, ring) => ({ radius, slots: slots - Number(ring === full.length - 1) }));

function spread(count: number) {
  const found: { radius: number; slots: number }[] = [];
  for (let radius = 38, left = count; left > 0; radius += 35) {
    const slots = Math.min(left, Math.max(1, Math.floor((radius * Math.PI * 2) / COLOURS.length / (PITCH + 2))));
    found.push({ radius, slots });
    left -= slots;
  }
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A cut: the gem's edge, and the facets in light and in shade, within 10 units of the middle. */
export interface Cut {
  edge: string;
  light: string;
  shade: string;
}

export const CUTS: Record<Colour, Cut> = {
  red: {
    edge: "M-8.6-8.6H8.6V8.6H-8.6Z",
    light: "M-8.6 8.6V-8.6H8.6L4.4-4.4H-4.4V4.4Z",
    shade: "M-8.6 8.6H8.6V-8.6L4.4-4.4V4.4H-4.4Z",
  },
  green: {
    edge: "M-3.9-9.4H3.9L9.4-3.9V3.9L3.9 9.4H-3.9L-9.4 3.9V-3.9Z",
    light: "M-9.4 3.9V-3.9L-3.9-9.4H3.9L2-4.9H-2L-4.9-2V2Z",
    shade: "M9.4-3.9V3.9L3.9 9.4H-3.9L-2 4.9H2L4.9 2V-2Z",
  },
  purple: {
    edge: "M0-10.8C3-5.6 8-1.6 8 2.8A8 8 0 0 1-8 2.8C-8-1.6-3-5.6 0-10.8Z",
    light: "M-1.6-5.4C-3.4-2.7-5.6 0-5.4 3.2-3.6 2.2-2.2-1.4-1.6-5.4Z",
    shade: "M8 2.8A8 8 0 0 1-6.6 7.3 10.6 10.6 0 0 0 5.4-3C7-1.2 8 .8 8 2.8Z",
  },
  blue: {
    edge: "M0-9.4A9.4 9.4 0 0 1 0 9.4 9.4 9.4 0 0 1 0-9.4Z",
    light: "M-6.4.2A6.6 6.6 0 0 1 .4-6.4C-1.6-4.4-4.4-1.8-6.4.2Z",
    shade: "M7-6.3A9.4 9.4 0 0 1-6.3 7 12 12 0 0 0 7-6.3Z",
  },
  yellow: {
    edge: "M0-10L10 7.6H-10Z",
    light: "M-10 7.6L0-10V-3.6L-4.5 4.3Z",
    shade: "M-10 7.6L-4.5 4.3H4.5L10 7.6Z",
  },
};
/** Where a figure reads well inside a cut. */
export const MIDDLE: Record<Colour, number> = { red: 0, green: 0, purple: 2, blue: 0, yellow: 2.4 };
