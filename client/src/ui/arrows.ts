// Arrow keys on a board: the focus goes to the nearest thing that can be chosen in that direction.
import type { Attachment } from "svelte/attachments";

export const OFFER = "[data-offer]";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
const centre = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;

/** Which of the boxes comes next in a direction; −1 if none does. What is straight ahead is nearer than what is aside. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const [x, y] = centre(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, index) => {
    const [bx, by] = centre(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead < 1 || aside > 4 * ahead) return;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** The offers of a board that can be seen, in the order of the page. */
const offers = (board: Element) =>
  [...board.querySelectorAll<HTMLElement | SVGElement>(OFFER)].filter((offer) => offer.getClientRects().length > 0);

export const arrows: Attachment<HTMLElement> = (board) => {
  const onkeydown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const at = event.target as Element;
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (at.matches("input, select, textarea")) return;
    const others = offers(board).filter((offer) => offer !== at);
    const here = at.matches("[tabindex], button") && at !== board ? at : null;
    const next = here
      ? others[nearest(here.getBoundingClientRect(), others.map((offer) => offer.getBoundingClientRect()), direction)]
      : others[0];
    if (!next && !here?.matches(OFFER)) return;
    event.preventDefault(); // where something is chosen among, the page does not scroll away under it
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  board.addEventListener("keydown", onkeydown);
  return () => board.removeEventListener("keydown", onkeydown);
};
