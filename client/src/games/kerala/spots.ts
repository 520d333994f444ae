// Spots of a platform, and how they lie in a drawing. A spot is [x, y], east and north of the start tile; a drawing's y goes down.
import type { Player, Stack } from "./types";
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

/** The spots of a platform and those around it, row by row from the north-west. */
export function field(platform: readonly Stack[], around = 1): Spot[] {
  const xs = platform.map(({ spot }) => spot[0]);
  const ys = platform.map(({ spot }) => spot[1]);
  const spots: Spot[] = [];
  for (let y = Math.max(...ys) + around; y >= Math.min(...ys) - around; y--)
    for (let x = Math.min(...xs) - around; x <= Math.max(...xs) + around; x++) spots.push([x, y]);
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

export interface Area {
  stays: boolean;
  outline: string; // as the path of a drawing
}

const INSET = 5; // neighbouring areas' outlines lie side by side

/** The areas of a platform as outlines. */
export function areas(platform: Player["platform"]): Area[] {
  const parts = new Map<number, Stack[]>();
  for (const stack of platform) parts.set(stack.area, [...(parts.get(stack.area) ?? []), stack]);
  return [...parts.values()].map((stacks) => ({
    stays: stacks[0]?.stays ?? false,
    outline: outline(stacks.map(({ spot }) => spot)),
  }));
}

/** The sides of the spots that no other of them touches, drawn a little inside; they meet where the area goes round a corner. */
export function outline(spots: readonly Spot[]): string {
  const within = new Set(spots.map(key));
  const has = ([x, y]: Spot, dx: number, dy: number) => within.has(key([x + dx, y + dy]));
  const lines: string[] = [];
  for (const spot of spots) {
    const { x, y } = corner(spot);
    for (const [east, north] of Object.values(STEP)) {
      if (has(spot, east, north)) continue;
      // Along the side, each end stops inside the spot, unless the area goes on there: then it runs into the next spot, or around it.
      const ends = [-1, 1].map((way) => {
        const [along, up] = [north ? way : 0, east ? way : 0];
        const reach = !has(spot, along, up) ? 50 - INSET : has(spot, along + east, up + north) ? 50 + INSET : 50;
        return [
          x + 50 + east * (50 - INSET) + along * reach,
          y + 50 - north * (50 - INSET) - up * reach,
        ].join(" ");
      });
      lines.push(`M${ends[0]}L${ends[1]}`);
    }
  }
  return lines.join("");
}
