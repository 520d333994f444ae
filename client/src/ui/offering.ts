// What makes a thing on a board something that can be chosen, for the hand, for the keyboard and for the ear.

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
