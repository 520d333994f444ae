// Keys for looking back: arrows step, with Shift by turns; Home and End; the space bar plays.
import type { Replaying } from "./replaying.svelte";

const TYPING = "input:not([type=range]), select, textarea, [contenteditable]";
const PRESSABLE = "button, a, summary, [role='button'], input";

export function shortcut(event: KeyboardEvent, replaying: Replaying, help: () => void): void {
  const at = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || at.matches(TYPING)) return;
  switch (event.key) {
    case "ArrowLeft":
      if (event.shiftKey) replaying.turn(-1);
      else replaying.step(-1);
      break;
    case "ArrowRight":
      if (event.shiftKey) replaying.turn(1);
      else replaying.step(1);
      break;
    case "Home":
      replaying.go(0);
      break;
    case "End":
      replaying.go(replaying.total);
      break;
    case " ":
      if (at.closest(PRESSABLE) && !at.matches("input[type=range]")) return;
      replaying.toggle();
      break;
    case "?":
      help();
      break;
    default:
      return;
  }
  event.preventDefault();
}
