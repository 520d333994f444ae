// What part of a platform is seen: the scale, and where the drawing's origin lies in the window.
import type { Box } from "./spots";

export interface Camera {
  scale: number; // pixels for a unit of the drawing
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const CLOSEST = 4; // a tile as large as this many hundred pixels
export const FARTHEST = 0.12;
const COMFORT = 1.35; // nothing is blown up beyond this to fill the window,
const ACROSS = 6.5; // unless this many tiles fit across a very large one

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const comfortable = ({ width, height }: Size) => Math.max(COMFORT, Math.min(width, height) / (100 * ACROSS));

/** The whole box in the middle of the window, as large as is comfortable. */
export function fit(box: Box, window: Size, most = comfortable(window)): Camera {
  const scale = clamp(Math.min(window.width / box.width, window.height / box.height), FARTHEST, most);
  return {
    scale,
    x: (window.width - box.width * scale) / 2 - box.x * scale,
    y: (window.height - box.height * scale) / 2 - box.y * scale,
  };
}

/** Closer or farther, with the point of the window staying where it is. */
export function zoom(camera: Camera, by: number, at: Point): Camera {
  const scale = clamp(camera.scale * by, FARTHEST, CLOSEST);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Moved by some pixels, as far as a part of the box stays in sight. */
export function pan(camera: Camera, by: Point, box: Box, window: Size): Camera {
  const { scale } = camera;
  const keep = Math.min(100 * scale, window.width / 2, window.height / 2);
  const inSight = (at: number, start: number, length: number, space: number) =>
    clamp(at, keep - (start + length) * scale, space - keep - start * scale);
  return {
    scale,
    x: inSight(camera.x + by.x, box.x, box.width, window.width),
    y: inSight(camera.y + by.y, box.y, box.height, window.height),
  };
}
