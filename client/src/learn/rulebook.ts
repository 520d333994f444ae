// A game's rules, with all that is needed to show them.
import type { Component } from "svelte";
import type { AnyMove, AnyRoom, PositionProps } from "$lib/games/room";
import { rules } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";
import type { ExampleLook, PartLook } from "$lib/server/types";
import { roomOf } from "$lib/table/rooms";
import { learn } from "$lib/words/words.svelte";

export type Try = Omit<ExampleLook["tries"][number], "move"> & { move: AnyMove };
export type Example = Omit<ExampleLook, "tries" | "legal"> & { tries: Try[]; legal: AnyMove[] };
export type Part = Omit<PartLook, "examples"> & { examples: Example[] };
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game's own views and moves, handed back to it
export type Position = Component<PositionProps<any, any>>;

export interface Rulebook {
  parts: Part[];
  room: AnyRoom;
  Position: Position | null; // how the game draws a position; one from somebody else's package has none here
}

const positions = import.meta.glob<{ default: Position }>("../games/*/Position.svelte");

export async function rulebook(game: string, language: string, signal: AbortSignal): Promise<Rulebook> {
  const draws = positions[`../games/${game}/Position.svelte`];
  const wanted = [untilAnswered(() => rules(game, language), signal), roomOf(game), draws?.()] as const;
  await learn("rules");
  await learn(game);
  const [{ parts }, room, drawing] = await Promise.all(wanted);
  return { parts: parts as Part[], room, Position: drawing?.default ?? null };
}
