// Why a tool cannot be used just now, in words; null if it can.
import { say } from "$lib/words/words.svelte";
import type { Play } from "./play.svelte";
import type { Table } from "./table.svelte";

const ended = ({ look }: Table) => look?.status === "over" || look?.status === "closed";

export function noHint({ table, thinking }: Play): string | null {
  if (ended(table)) return say("client-whynot-over");
  if (table.look?.seat == null) return say("client-whynot-watching");
  if (thinking) return say("client-thinking");
  return table.legal.length ? null : say("client-whynot-turn");
}

export function noUndo(table: Table): string | null {
  const { look } = table;
  if (look?.may_undo && !table.busy) return null;
  if (ended(table)) return say("client-whynot-over");
  if (look?.seat == null) return say("client-whynot-watching");
  const moved = table.story.some(({ kind, seat, bot }) => kind === "moved" && seat === look.seat && !bot);
  return moved ? say("client-whynot-undo") : say("client-whynot-undo-nothing");
}
