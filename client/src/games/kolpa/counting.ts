// The final count: round after round, and at last the winner.
import type { KolpaSheet } from "./types";

const MOST = 13; // steps that anybody wants to see before the winner

const roundsOf = (sheet: readonly KolpaSheet[]): number => Math.max(0, ...sheet.map(({ rounds }) => rounds.length));

/** In a long match, a step counts several rounds. */
export const steps = (sheet: readonly KolpaSheet[]): number => Math.min(roundsOf(sheet), MOST) + 1;

/** How many rounds are counted after this many steps. */
export function roundsCounted(sheet: readonly KolpaSheet[], counted: number): number {
  const rounds = roundsOf(sheet);
  return Math.min(rounds, Math.ceil(counted * Math.max(1, rounds / MOST)));
}
