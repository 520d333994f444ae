// Which puzzle a day has: the same everywhere, because days are counted in UTC.
import { serverTime } from "$lib/server/api";
import { language } from "$lib/words/words.svelte";

const DAY = 86_400; // seconds

/** A day as addresses and the memory of this browser write it: "2026-11-18". */
export type Day = string;

export const today = (): Day => dayOf(Math.floor(serverTime() / DAY));

/** The number of a day since 1970, or null if it is none. */
export function numberOf(day: string): number | null {
  const seconds = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / 1000 : NaN;
  const number = seconds / DAY;
  return Number.isInteger(number) && dayOf(number) === day ? number : null;
}

const dayOf = (number: number): Day => new Date(number * DAY * 1000).toISOString().slice(0, 10);

export const daysLater = (day: Day, days: number): Day => dayOf((numberOf(day) ?? 0) + days);

/** Its place in a list of puzzles: one after the other, day by day, and from the beginning again. */
export const puzzleOf = (day: Day, count: number): number => (numberOf(day) ?? 0) % count;

/** The day that an address asks for, if its puzzle can be looked at: today's, or an earlier one that has not come round again. */
export function asked(day: string | null, now: Day, count: number): Day {
  const [wanted, current] = [day === null ? null : numberOf(day), numberOf(now) ?? 0];
  return wanted !== null && wanted <= current && wanted > current - count ? dayOf(wanted) : now;
}

/** A day in words, by each language's habit: "18 November". */
export const dayInWords = (day: Day, month: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { day: "numeric", month, timeZone: "UTC" }).format((numberOf(day) ?? 0) * DAY * 1000);
