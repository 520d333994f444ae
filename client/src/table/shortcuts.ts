// Keys for those who like keys. A letter is one only while nothing is typed, and can be switched off.
import { settings } from "$lib/ui/settings.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Panels } from "./panels.svelte";
import type { Play } from "./play.svelte";

const TYPING = "input, select, textarea, [contenteditable]";
const PRESSABLE = "button, a, summary, [role='button']";

export function shortcut(event: KeyboardEvent, play: Play, panels: Panels, announcer: Announcer): void {
  const at = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && !panels.open) {
    play.choosing.stage(null);
    return;
  }
  if (panels.open || at.matches(TYPING)) return;
  if (event.key === " " && play.table.waiting && !at.closest(PRESSABLE)) {
    event.preventDefault();
    return play.table.skip();
  }
  if (!settings.keys) return;
  switch (event.key.toLowerCase()) {
    case "d":
      announcer.describe();
      panels.open = "position";
      break;
    case "h":
      void play.hint();
      break;
    case "u":
      if (play.table.look?.may_undo) void play.undo();
      break;
    case "c":
      panels.open = "choices";
      break;
    case "r":
      panels.open = "rules";
      break;
    case "?":
      panels.open = "keys";
      break;
    default:
      return;
  }
  event.preventDefault();
}
