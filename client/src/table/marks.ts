// Places on the board that something outside of it is about: a line that somebody looks at, a refusal, a hint.
import type { Attachment } from "svelte/attachments";

/** Say so on the board's own elements, by an attribute `data-NAME`. A place is a `data-place`, or a `data-mark` if no piece travels. */
export const marked =
  (name: string, places: readonly string[]): Attachment<HTMLElement> =>
  (board) => {
    if (!places.length) return;
    const mark = () => {
      for (const at of board.querySelectorAll<HTMLElement | SVGElement>("[data-place], [data-mark]"))
        at.toggleAttribute(`data-${name}`, places.includes(at.dataset.place ?? "") || places.includes(at.dataset.mark ?? ""));
    };
    mark();
    // A piece may come later: while the board is fetched, or when it has finished its travel.
    const watching = new MutationObserver(mark);
    watching.observe(board, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      for (const at of board.querySelectorAll(`[data-${name}]`)) at.removeAttribute(`data-${name}`);
    };
  };
