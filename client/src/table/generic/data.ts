// What a server says of a game that this page knows nothing about: JSON, with a few habits.
import type { AnyMove } from "$lib/games/room";

export type Data = Record<string, unknown>;
export type GenericMove = AnyMove & Data;
export interface GenericEvent extends Data {
  kind: string;
}

export const isRecord = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a view tells of each player, by seat: the list that it calls `players`. */
export const playersOf = ({ players }: Data): Data[] => (Array.isArray(players) ? players.filter(isRecord) : []);

/** What a view tells of the table; whose eyes it is seen through is known anyway. */
export const tableOf = (view: Data): Data =>
  Object.fromEntries(Object.entries(view).filter(([field]) => field !== "seat" && (field !== "players" || !playersOf(view).length)));

/** The score of a seat, whichever of the usual names it goes by. */
export function scoreOf(view: Data, seat: number): number {
  const player = playersOf(view)[seat];
  const scores = Array.isArray(view.scores) ? view.scores : [];
  return [player?.score, player?.points, scores[seat]].find((score) => typeof score === "number") ?? 0;
}
