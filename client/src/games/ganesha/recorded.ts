// Looks and log entries of real matches, as a server said them: one of every decision and of every kind of move.
import type { Entry } from "$lib/games/entries";
import type { Result } from "$lib/server/types";
import type { GaneshaSheet, TheEvent, TheMove, View } from "./types";
import recorded from "./recorded.json";

export interface Recorded {
  view: View;
  legal: TheMove[];
  result?: Result & { sheet: GaneshaSheet[] };
}

export const LOOKS = recorded.looks as unknown as Record<string, Recorded>;
export const ENTRIES = recorded.entries as unknown as Entry<TheMove, TheEvent>[];

export function lookAt(decision: string): Recorded {
  const found = LOOKS[decision];
  if (!found) throw new Error(`no look was recorded for ${decision}`);
  return found;
}
