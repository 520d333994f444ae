// Spots of a platform, and how they lie in a drawing. A spot is [x, y], east and north of the start tile; a drawing's y goes down.
import type { Stack } from "./types";
import type { Side } from "./tiles";

export type Spot = Stack["spot"];
/** A part of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const UNIT = 100; // the side of a tile in a drawing
export const STEP: Record<Side, Spot> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };

export const DEEPEST = 5; // layers of a stack that are drawn
export const LAYER = 4; // how much of a tile below another is seen
/** How far a stack's uppermost tile is drawn above the ground. */
export const lift = (height: number) => Math.min(height - 1, DEEPEST - 1) * LAYER;

export const key = (spot: Spot) => `${spot[0]},${spot[1]}`;
export const sameSpot = (one: Spot | null | undefined, other: Spot | null | undefined) =>
  Boolean(one && other && one[0] === other[0] && one[1] === other[1]);

/** The upper left corner of a spot. */
export const corner = ([x, y]: Spot) => ({ x: x * UNIT, y: -y * UNIT });

/** On which side of a spot the other one lies, if they touch. */
export function side(of: Spot, other: Spot): Side | null {
  const found = Object.entries(STEP).find(([, [x, y]]) => of[0] + x === other[0] && of[1] + y === other[1]);
  return found ? (found[0] as Side) : null;
}

/** How many spots one must go along to get from one to the other. */
export const steps = (one: Spot, other: Spot) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

/** The four spots beside a spot. */
export const around = ([x, y]: Spot): Spot[] => Object.values(STEP).map(([east, north]) => [x + east, y + north]);

/** The spots of a platform and those around it, row by row from the north-west. */
export function field(platform: readonly Stack[], ring = 1): Spot[] {
  const xs = platform.map(({ spot }) => spot[0]);
  const ys = platform.map(({ spot }) => spot[1]);
  const spots: Spot[] = [];
  for (let y = Math.max(...ys) + ring; y >= Math.min(...ys) - ring; y--)
    for (let x = Math.min(...xs) - ring; x <= Math.max(...xs) + ring; x++) spots.push([x, y]);
  return spots;
}

/** The smallest box with all the spots, and so much of a tile around it. */
export function boxOf(spots: readonly Spot[], margin = 0): Box {
  const corners = spots.map(corner);
  const x = Math.min(...corners.map((at) => at.x)) - margin * UNIT;
  const y = Math.min(...corners.map((at) => at.y)) - margin * UNIT;
  return {
    x,
    y,
    width: Math.max(...corners.map((at) => at.x)) + (1 + margin) * UNIT - x,
    height: Math.max(...corners.map((at) => at.y)) + (1 + margin) * UNIT - y,
  };
}
