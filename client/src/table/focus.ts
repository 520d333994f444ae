// Who plays by keyboard must not be thrown back to the top of the page when the board changes under the focus.
import { OFFER } from "$lib/ui/arrows";

/** Remember what has the focus on the board; call what this returns once the board shows what came. */
export function keepFocus(board: HTMLElement): () => void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement || at instanceof SVGElement) || !board.contains(at)) return () => undefined;
  const place = at.closest("[data-place]")?.getAttribute("data-place");
  return () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const same = place ? board.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) : null;
    const focusable = same?.matches("button, [tabindex]") ? same : same?.querySelector<HTMLElement>("button, [tabindex]");
    const next = at.isConnected ? at : (focusable ?? board.querySelector<HTMLElement>(OFFER));
    if (next) return next.focus({ preventScroll: true });
    // Nothing can be chosen now: the board itself waits.
    board.focus({ preventScroll: true });
  };
}
