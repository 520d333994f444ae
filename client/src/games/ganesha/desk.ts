// What the parts of the board share: what may be chosen now, and what a tap does.
import type { TheMove } from "$lib/server/types/ganesha";

export interface Desk {
  mine: boolean; // it is our decision
  legal: readonly TheMove[];
  staged: TheMove | null;
  can(move: TheMove | null): boolean;
  isStaged(move: TheMove | null): boolean;
  hinted: TheMove | null;
  isHinted(move: TheMove | null): boolean;
  /** Show a ghost of a legal move, and play it with the second tap; ask why about any other. */
  tap(move: TheMove | null): void;
}

/** What tells the page, and a screen reader, whether something can be chosen. It can always keep the focus. */
export const offering = (can: boolean, reachable = false) => ({
  "data-offer": can ? "" : undefined,
  "aria-disabled": can ? undefined : true,
  tabindex: can || reachable ? 0 : -1,
});

/** A drawing answers to the keys that a button answers to. */
export const pressing = (act: () => void) => ({
  onclick: act,
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  },
});
