// What happened at a moment, as a line with pictures: the log's own words for it.
import type { AnyMove, AnyRoom } from "$lib/games/room";
import type { Entry } from "$lib/games/entries";
import { prose } from "$lib/words/habits";
import { plain, type Line } from "$lib/words/lines";

const lineOf = (room: AnyRoom, entries: Entry<AnyMove, unknown>[], names: string[]): Line =>
  room.turn(entries, names, null) ?? plain(prose(entries.map((entry) => room.told(entry, names, null))));

/** A move of a seat. */
export const moveLine = (room: AnyRoom, seat: number, move: unknown, names: string[]): Line =>
  lineOf(room, [{ seat, kind: "move", move: move as AnyMove }], names);

/** What chance brought. */
export const drawLine = (room: AnyRoom, draws: readonly unknown[], names: string[]): Line =>
  lineOf(room, draws.map((event) => ({ seat: null, ...(event as object) })) as Entry<AnyMove, unknown>[], names);
