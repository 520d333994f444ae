// Finds the room of a game, fetched when it is needed.
import type { AnyRoom } from "$lib/games/room";

const rooms = import.meta.glob<{ default: AnyRoom }>("../games/*/index.ts");

/** The room of a game; a game from somebody else's package may have none of its own, and shares the generic one. */
export async function roomOf(game: string): Promise<AnyRoom> {
  const load = rooms[`../games/${game}/index.ts`];
  return load ? (await load()).default : (await import("./generic")).genericRoom(game);
}
