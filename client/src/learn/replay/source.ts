// Where the match that we look back at comes from: a finished table, or a match file that the server checks.
import { playFileOn, playOn, replay, replayFile, type Wanted } from "$lib/server/api";
import type { PlayOn, Replay, TableLook } from "$lib/server/types";

export interface Source {
  readonly table: string | null; // null: a file
  readonly part: number; // moments that are fetched together
  fetch(wanted: Wanted): Promise<Replay>;
  /** Open a table that goes on from a moment. */
  playOn(from: PlayOn): Promise<TableLook>;
}

export const ofTable = (table: string): Source => ({
  table,
  part: 50,
  fetch: (wanted) => replay(table, wanted),
  playOn: (from) => playOn(table, from),
});

/** The server keeps no file, so every request carries it: ask for few, large parts. */
export const ofFile = (file: string): Source => ({
  table: null,
  part: 100,
  fetch: (wanted) => replayFile(file, wanted),
  playOn: (from) => playFileOn(file, from),
});
