// What happened at a table, in order, and in words.
import type { Entry } from "$lib/games/entries";
import type { AnyMove, AnyRoom } from "$lib/games/room";
import type { Happening } from "$lib/server/types";
import { plain, type Line } from "$lib/words/lines";
import { say } from "$lib/words/words.svelte";

export type AnyEntry = Entry<AnyMove, { kind: string }>;

/** What a happening added to the log of the match. */
export const entriesOf = (happening: Happening) => (happening.log ?? []) as unknown as AnyEntry[];

/** What was shown after a happening, by its ply. */
export type Views = Readonly<Record<number, unknown>>;

/** What a happening added to the log, the last of it with the view that was shown after it. */
const withView = (happening: Happening, views: Views): AnyEntry[] => {
  const entries = entriesOf(happening);
  const after = views[happening.ply];
  return after === undefined ? entries : entries.map((entry, index) => (index < entries.length - 1 ? entry : { ...entry, after }));
};

/** The log of the match, each entry with the view that was shown after it. */
export const entriesWithViews = (happenings: readonly Happening[], views: Views): AnyEntry[] =>
  happenings.flatMap((happening) => withView(happening, views));

/** After one of these, what was chosen but not confirmed is out of date. */
const CHANGES_POSITION = ["started", "moved", "undone", "resigned", "time_ran_out", "replaced", "took_over", "closed", "drawn"];
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

/** A line of the log: a player's turn, what chance brought, something that happened at the table, or something said. */
export interface LogLine {
  ply: number; // of the happening that it began with
  seat: number | null;
  kind: "turn" | "note" | "said";
  line: Line;
  name?: string; // who said it, if no seat did
  spectator?: number; // the number of that spectator here
}

/** The log, a line for each turn. A turn of several decisions is one line; what is not worth a line has none. */
export function linesOf(happenings: readonly Happening[], room: AnyRoom, names: string[], reader: number | null, views: Views = {}): LogLine[] {
  const lines: LogLine[] = [];
  let turn: { ply: number; entries: AnyEntry[] } | null = null;
  const finish = () => {
    if (!turn) return;
    const line = room.turn(turn.entries, names, reader);
    if (line) lines.push({ ply: turn.ply, seat: turn.entries[0]?.seat ?? null, kind: "turn", line });
    turn = null;
  };
  for (const happening of happenings) {
    for (const entry of withView(happening, views)) {
      if (turn && begins(room, entry, turn.entries)) finish();
      turn ??= { ply: happening.ply, entries: [] };
      turn.entries.push(entry);
    }
    if (happening.kind === "moved" || happening.kind === "started") continue;
    const seat = happening.seat ?? null;
    if (happening.kind === "said")
      lines.push({ ply: happening.ply, seat, kind: "said", line: plain(happening.text ?? ""), name: happening.name ?? undefined, spectator: happening.spectator ?? undefined });
    else for (const words of told(happening, room, names, reader)) lines.push({ ply: happening.ply, seat, kind: "note", line: plain(words) });
  }
  finish();
  return lines.sort((one, other) => one.ply - other.ply);
}

const begins = (room: AnyRoom, entry: AnyEntry, line: readonly AnyEntry[]) =>
  room.begins ? room.begins(entry, line) : entry.seat !== null && entry.seat !== line[0]?.seat;

/** A happening in words: a sentence for each thing it added; none for what is shown elsewhere. */
export function told(event: Happening, room: AnyRoom | undefined, names: string[], reader: number | null): string[] {
  const name = names[event.seat ?? -1] ?? "";
  switch (event.kind) {
    case "started":
    case "moved":
      return room ? entriesOf(event).map((entry) => room.told(entry, names, reader)) : [];
    case "joined":
      return [say("client-log-joined", { name: event.name ?? name })];
    case "left":
      return [event.name ? say("client-log-left-by", { name: event.name }) : say("client-log-left")];
    case "renamed":
      return [event.was ? say("client-log-renamed-from", { name: event.name ?? name, other: event.was }) : say("client-log-renamed", { name: event.name ?? name })];
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
    case "clock_stopped":
      return [say("client-log-clock-stopped")];
    case "drawn":
      return [say("client-log-drawn")];
    case "what_if":
      return [say("client-log-what-if", { moment: event.moment ?? 0 })];
    case "rematch_offered":
      return [say("client-log-rematch-offered", { name })];
    case "rematch_declined":
      return [say("client-log-rematch-declined", { name })];
    case "rematched":
      return [say("client-log-rematched")];
    case "removed":
      return [say("client-log-removed", { name: event.name ?? name })];
    case "replaced":
      return [say("client-log-replaced", { name, to: event.to ?? "bot" })];
    case "took_over":
      return [say("client-log-took-over", { name: event.name ?? name })];
    case "muted":
      return [say("client-log-muted", { name: event.name ?? name, heard: event.allowed ? "yes" : "no" })];
    case "handed_over":
      return [say("client-log-handed-over", { name: event.name ?? name })];
    case "closed":
      return [say("client-log-closed")];
    case "vote_called":
      return [say("client-log-vote-called", { name, other: names[event.about ?? -1] ?? "", to: event.to ?? "bot" })];
    case "vote_agreed":
      return [say("client-log-vote-agreed", { name })];
    case "vote_refused":
      return [say("client-log-vote-refused", { name })];
    case "spectators_heard":
      return [event.allowed ? say("client-log-spectators-heard") : say("client-log-spectators-unheard")];
  }
  return [];
}
