// Dragging on a board is nothing but a click on what is taken and a click on where it is dropped.
import type { Attachment } from "svelte/attachments";
import { OFFER } from "./arrows";

const FAR_ENOUGH = 6; // px that a mouse moves before it drags
const STILL_ENOUGH = 10; // px that a finger may tremble
const LONG_ENOUGH = 180; // ms that a finger rests before it drags: quicker ones scroll

/** What can be taken is a toggle: a click selects it. A button that acts at once is not dragged by mistake. */
const SOURCE = `${OFFER}[aria-pressed]`;

type Piece = HTMLElement | SVGElement;
const click = (piece: Element) => piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const pressed = (piece: Element) => piece.getAttribute("aria-pressed") === "true";

export const drag: Attachment<HTMLElement> = (board) => {
  let held: { piece: Piece; pointer: number; x: number; y: number } | null = null;
  let ghost: Piece | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    if (!held) return;
    ghost = ghostOf(held.piece);
    board.append(ghost);
    if (!pressed(held.piece)) click(held.piece);
  };

  const end = () => {
    clearTimeout(timer);
    ghost?.remove();
    held = ghost = null;
  };

  const down = (event: PointerEvent) => {
    if (held || event.button !== 0 || !event.isPrimary) return;
    const piece = (event.target as Element).closest<Piece>(SOURCE);
    if (!piece) return;
    held = { piece, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") timer = setTimeout(begin, LONG_ENOUGH);
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const far = Math.hypot(dx, dy);
    if (!ghost && event.pointerType === "touch" && far > STILL_ENOUGH) return end();
    if (!ghost && event.pointerType !== "touch" && far > FAR_ENOUGH) begin();
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== held?.pointer) return;
    const { piece } = held;
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    swallowClick();
    const target = board.ownerDocument
      .elementsFromPoint(event.clientX, event.clientY)
      .map((at) => at.closest(OFFER))
      .find((offer) => offer && offer !== piece && board.contains(offer));
    // Dropped nowhere, it stays selected: a second click on it might confirm what is staged.
    if (target) click(target);
  };

  const cancel = (event: PointerEvent) => {
    if (event.pointerId === held?.pointer) end();
  };

  // While something is dragged, a finger neither scrolls nor opens a menu.
  const hold = (event: Event) => {
    if (ghost && event.cancelable) event.preventDefault();
  };

  board.addEventListener("pointerdown", down);
  board.addEventListener("touchmove", hold, { passive: false });
  board.addEventListener("contextmenu", hold);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return () => {
    end();
    board.removeEventListener("pointerdown", down);
    board.removeEventListener("touchmove", hold);
    board.removeEventListener("contextmenu", hold);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
};

/** The browser makes a click of its own when the button goes up; the drag has already said what was meant. */
function swallowClick(): void {
  const swallow = (event: Event) => event.isTrusted && (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** A picture of the piece that follows the pointer. */
function ghostOf(piece: Piece): Piece {
  const copy = piece.cloneNode(true) as Piece;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-offer", "data-place", "role", "tabindex", "aria-pressed"]) part.removeAttribute(name);
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece instanceof SVGElement && !(piece instanceof SVGSVGElement) ? drawing(piece, copy, left, top) : copy;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    overflow: "visible",
    opacity: "0.85",
    pointerEvents: "none",
    zIndex: "10",
  });
  return ghost;
}

/** A part of a drawing needs a drawing around it, with the same measure. */
function drawing(piece: SVGElement, copy: Piece, left: number, top: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const matrix = (piece.parentNode as SVGGraphicsElement).getScreenCTM();
  if (matrix) group.setAttribute("transform", `translate(${-left} ${-top}) matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  group.append(copy);
  svg.append(group);
  return svg;
}
