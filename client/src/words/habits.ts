// Lists, figures and persons by each language's habit. The server and the terminal have the same in `kolam.locale`.
import { language, say } from "./words.svelte";

/** Whose habits a language has here, if not those of its largest country. */
const REGIONS: Partial<Record<string, string>> = { en: "en-GB" };
const region = () => REGIONS[language()] ?? language();

/** Several things in a row: "a, b and c", "a, b or c", or plainly "a, b, c". */
export function listed(things: readonly string[], kind: "and" | "or" | "plain" = "and"): string {
  const format = new Intl.ListFormat(region(), { type: kind === "or" ? "disjunction" : "conjunction" });
  if (kind !== "plain") return format.format(things);
  const [, between] = format.formatToParts(["1", "2", "3", "4"]);
  return things.join(between?.value);
}

/** Whole sentences, one after the other. */
export const prose = (sentences: readonly string[]): string => sentences.join(language() === "ja" ? "" : " ");

/** A few words that are no sentence of their own, as one: "Score: 4." */
export const sentence = (words: string): string => say("client-sentence", { words });

const figure = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(region(), options).format(value).replace("-", "−");
const fraction = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A number for the eye, with a real minus. Pass the number itself if a message chooses its plural by it. */
export const number = (value: number, digits = 0): string => figure(value, fraction(digits));
/** A number with its sign. */
export const signed = (value: number): string => figure(value, { signDisplay: "exceptZero", ...fraction(0) });
/** A share from 0 to 1. */
export const percent = (share: number, digits = 0): string => figure(share, { style: "percent", ...fraction(digits) });

/**
 * The arguments of a message for a person in it, who may be the reader: `$name` and `$you`, which is yes or no.
 * A second person has another part: `who(names, 1, seat, "asked")` gives `$asked` and `$asked-you`.
 */
export const who = (names: readonly string[], seat: number, reader: number | null, part = "name"): Record<string, string> => ({
  [part]: names[seat] ?? "",
  [part === "name" ? "you" : `${part}-you`]: seat === reader ? "yes" : "no",
});
