// Keys for those who like keys. A letter is one only while nothing is typed, and can be switched off.
import { settings } from "$lib/ui/settings.svelte";
import type { Announcer } from "./announcer.svelte";
import type { Panels } from "./panels.svelte";
import type { Play } from "./play.svelte";
import { noHint, noUndo } from "./whynot";

const TYPING = "input, select, textarea, [contenteditable]";
const PRESSABLE = "button, a, summary, [role='button']";

export function shortcut(event: KeyboardEvent, play: Play, panels: Panels, announcer: Announcer, narrow: boolean): void {
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
  let whyNot: string | null;
  switch (event.key.toLowerCase()) {
    case "d":
      announcer.describe();
      panels.open = "position";
      break;
    case "h":
      whyNot = noHint(play);
      if (whyNot === null) void play.hint();
      else play.tell(whyNot);
      break;
    case "u":
      whyNot = noUndo(play.table);
      if (whyNot === null) void play.undo();
      else play.tell(whyNot);
      break;
    case "c":
      panels.open = "choices";
      break;
    case "r":
      panels.rules();
      break;
    case "l":
      if (narrow) panels.open = "story";
      else settings.drawer = !settings.drawer;
      break;
    case "?":
      panels.open = "keys";
      break;
    default:
      return;
  }
  event.preventDefault();
}
