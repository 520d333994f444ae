// Places on the board that something outside of it is about: a line that somebody looks at, a refusal, a hint.
import type { Attachment } from "svelte/attachments";

/** Say so on the board's own elements, by an attribute `data-NAME`. A place is a `data-place`, or a `data-mark` where no piece travels. */
export const marked =
  (name: string, places: readonly string[]): Attachment<HTMLElement> =>
  (board) => {
    if (!places.length) return;
    const found = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-place], [data-mark]")].filter(
      ({ dataset }) => places.includes(dataset.place ?? "") || places.includes(dataset.mark ?? ""),
    );
    for (const at of found) at.setAttribute(`data-${name}`, "");
    return () => {
      for (const at of found) at.removeAttribute(`data-${name}`);
    };
  };
