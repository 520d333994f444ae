// The numbers of a review as points of a graph: moments go to the right, chances up.
import type { MatchReview } from "$lib/server/types";

/** Where a player stood, by moment: a whole number is a position before a decision, a half one follows the decision. */
export interface Point {
  moment: number;
  chance: number;
}

/** What a player could expect all along, from before the first draw to the result. */
export function seriesOf({ start, moments, end }: MatchReview, seat: number): Point[] {
  const between = moments.flatMap(({ before, after }, moment) => [
    { moment, chance: before[seat] ?? 0 },
    { moment: moment + 0.5, chance: after[seat] ?? 0 },
  ]);
  return [{ moment: -0.5, chance: start[seat] ?? 0 }, ...between, { moment: moments.length, chance: end[seat] ?? 0 }];
}

/** What everybody could expect at a moment; after the last decision, what they got. */
export const chancesAt = ({ moments, end }: MatchReview, moment: number): number[] => moments[moment]?.before ?? end;

/** The next decision after a moment for which something was clearly better, from the beginning again after the last; null if there is none. */
export function nextMistake({ moments }: MatchReview, at: number): number | null {
  const wrong = moments.flatMap(({ better }, moment) => (better ? [moment] : []));
  return wrong.find((moment) => moment > at) ?? wrong[0] ?? null;
}

/** The players that something helped or harmed most, at most two of them. */
export const mostMoved = (swing: readonly number[]): { seat: number; change: number }[] =>
  swing
    .map((change, seat) => ({ seat, change }))
    .filter(({ change }) => Math.round(change * 100) !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, 2);

/** Share from 0 to 1: a luck-adjusted result may lie a little outside, which would only puzzle. */
export const withinBounds = (share: number): number => Math.min(1, Math.max(0, share));
