// People who play by keyboard must not be thrown back to the top of the page when what has the focus goes away.
import type { Attachment } from "svelte/attachments";
import { OFFER } from "$lib/ui/arrows";

type Focusable = HTMLElement | SVGElement;
const FOCUSABLE = "button, [tabindex]";

interface Held {
  at: Element; // has the focus
  place: string | null; // its place on the board
  picked: Focusable | null; // what was picked when it got the focus: where a ghost or a question came from
}

/** When the focus goes away with what had it, it goes on to what was picked, to the same place, to an offer, or to the board. */
export const keepFocus: Attachment<HTMLElement> = (board) => {
  let held: Held | null = null;

  const come = ({ target }: FocusEvent) => {
    const at = target as Element;
    held = {
      at,
      place: at.closest("[data-place]")?.getAttribute("data-place") ?? null,
      picked: board.querySelector<Focusable>(`${OFFER}[aria-pressed="true"]`),
    };
  };
  const go = ({ relatedTarget }: FocusEvent) => {
    const left = held;
    if (relatedTarget) held = null;
    // Who clicks beside everything wants no focus; what is taken out of the page is another matter.
    else setTimeout(() => held === left && left?.at.isConnected && (held = null));
  };
  const changed = () => {
    if (!held || held.at.isConnected || ![document.body, null].includes(document.activeElement as HTMLElement | null)) return;
    next(held).focus({ preventScroll: true });
  };
  const next = ({ place, picked }: Held): Focusable => {
    if (picked?.isConnected) return picked;
    const same = place ? board.querySelector<Focusable>(`[data-place="${CSS.escape(place)}"]`) : null;
    const there = same?.matches(FOCUSABLE) ? same : same?.querySelector<Focusable>(FOCUSABLE);
    return there ?? board.querySelector<Focusable>(OFFER) ?? board;
  };

  board.addEventListener("focusin", come);
  board.addEventListener("focusout", go);
  const observer = new MutationObserver(changed);
  observer.observe(board, { childList: true, subtree: true });
  return () => {
    board.removeEventListener("focusin", come);
    board.removeEventListener("focusout", go);
    observer.disconnect();
  };
};
