// Looks, log entries and turns of real matches, as a server said them: one of every decision and of every kind of move.
import type { Result } from "$lib/server/types";
import type { GaneshaEntry } from "./past";
import type { GaneshaSheet, TheMove, View } from "./types";
import recorded from "./recorded.json";

export interface Recorded {
  view: View;
  legal: TheMove[];
  result?: Result & { sheet: GaneshaSheet[] };
}

export const LOOKS = recorded.looks as unknown as Record<string, Recorded>;
/** Whole turns, each with the view after its last entry of a decision, by a kind of move in it. */
export const TURNS = recorded.turns as unknown as Record<string, GaneshaEntry[]>;
export const ENTRIES: GaneshaEntry[] = [...(recorded.entries as unknown as GaneshaEntry[]), ...Object.values(TURNS).flat()];

export const lookAt = (decision: string): Recorded => found(LOOKS, decision);
export const turnWith = (kind: string): GaneshaEntry[] => found(TURNS, kind);

function found<Value>(among: Record<string, Value>, name: string): Value {
  const one = among[name];
  if (one === undefined) throw new Error(`nothing was recorded for ${name}`);
  return one;
}
