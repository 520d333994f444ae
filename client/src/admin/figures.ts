// Figures as the reader's language writes them.

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How long something lasts, in its largest unit: "3 min". */
export function lasting(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return measured(Math.floor(seconds / length), unit, language);
}

export const megabytes = (bytes: number, language: string) => measured(Math.round(bytes / 1e6), "megabyte", language);
export const milliseconds = (seconds: number, language: string) => measured(Math.round(seconds * 1000), "millisecond", language);
export const plainNumber = (number: number, language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
/** A moment, by the reader's own clock. */
export const moment = (seconds: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

function measured(number: number, unit: string, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(number);
}
