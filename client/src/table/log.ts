// What happened at a table, in order, and in words.
import type { Entry } from "$lib/games/entries";
import type { AnyMove, AnyRoom } from "$lib/games/room";
import type { Happening } from "$lib/server/types";
import { say } from "$lib/words/words.svelte";

export type AnyEntry = Entry<AnyMove, { kind: string }>;

/** What a happening added to the log of the match. */
export const entriesOf = (happening: Happening) => (happening.log ?? []) as unknown as AnyEntry[];

/** What was shown after a happening, by its ply. */
export type Views = Readonly<Record<number, unknown>>;

/** The log of the match, each entry with the view that was shown after it. */
export const entriesWithViews = (happenings: readonly Happening[], views: Views): AnyEntry[] =>
  happenings.flatMap((happening) => {
    const entries = entriesOf(happening);
    const after = views[happening.ply];
    return after === undefined ? entries : entries.map((entry, index) => (index < entries.length - 1 ? entry : { ...entry, after }));
  });

/** After one of these, what was chosen but not confirmed is out of date. */
const CHANGES_POSITION = ["started", "moved", "undone", "resigned", "time_ran_out"];
export const changesPosition = (happening: Happening) => CHANGES_POSITION.includes(happening.kind);

/** What happened and was not taken back: an undo takes a seat's last move away, with all moves after it. */
export function notTakenBack(events: readonly Happening[]): Happening[] {
  const kept: Happening[] = [];
  for (const event of events) {
    if (event.kind === "undone") takeBack(kept, event.seat);
    kept.push(event);
  }
  return kept;
}

function takeBack(kept: Happening[], seat: number | null | undefined): void {
  for (let last = kept.length - 1; last >= 0; last--) {
    if (kept[last]?.kind !== "moved") continue;
    const [gone] = kept.splice(last, 1);
    if (gone?.seat === seat) return;
  }
}

/** A happening in words: a sentence for each thing it added; none for what is shown elsewhere. */
export function told(event: Happening, room: AnyRoom | undefined, names: string[]): string[] {
  const name = names[event.seat ?? -1] ?? "";
  switch (event.kind) {
    case "started":
    case "moved":
      return room ? entriesOf(event).map((entry) => room.told(entry, names)) : [];
    case "joined":
      return [say("client-log-joined", { name: event.name ?? name })];
    case "left":
      return [say("client-log-left")];
    case "renamed":
      return [say("client-log-renamed", { name: event.name ?? name })];
    case "undo_asked":
      return [say("client-log-undo-asked", { name })];
    case "undo_refused":
      return [say("client-log-undo-refused", { name })];
    case "undone":
      return [say("client-log-undone", { name })];
    case "resigned":
      return [say("client-log-resigned", { name })];
    case "time_ran_out":
      return [say("client-log-time-ran-out", { name })];
    case "rematched":
      return [say("client-log-rematched", { name })];
  }
  return [];
}
