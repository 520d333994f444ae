// Fingers, mouse and wheel on a window: drag to look elsewhere, pinch or turn the wheel to come closer.
import type { Point } from "./camera";

export interface Looker {
  pan(by: Point): void;
  zoom(by: number, at: Point): void;
}

const SLACK = 6; // px that a tap may slip
const WHEEL = 0.0016;

/** Listens on an element; what can be chosen on it is left to the page, which drags it. Returns how to stop. */
export function gestures(node: HTMLElement, looker: Looker): () => void {
  const fingers = new Map<number, Point>();
  let slipped = 0;
  let dragged = false;
  const within = ({ x, y }: Point) => {
    const box = node.getBoundingClientRect();
    return { x: x - box.x, y: y - box.y };
  };
  const spread = () => {
    const [one, two] = [...fingers.values()];
    if (!one || !two) return null;
    return { apart: Math.hypot(one.x - two.x, one.y - two.y), middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const target = event.target as Element;
    if (!fingers.size) {
      slipped = 0;
      dragged = false;
      if (target.closest("[data-offer], button")) return;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const was = spread();
    fingers.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    slipped += Math.abs(by.x) + Math.abs(by.y);
    if (slipped < SLACK) return;
    dragged = true;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    const is = spread();
    if (was && is) {
      looker.pan({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y });
      if (was.apart) looker.zoom(is.apart / was.apart, within(is.middle));
    } else looker.pan(by);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    looker.zoom(Math.exp(-event.deltaY * WHEEL), within({ x: event.clientX, y: event.clientY }));
  };

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  return () => stop.abort();
}
