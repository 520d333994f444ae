// What the page says, in one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameText, pageText } from "./texts";

export const LANGUAGES = ["en", "fr", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
/** The name of a language in itself. */
export const NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch", ja: "日本語" };

const REMEMBERED = "kolam-language";
let learnt: readonly string[] = []; // games, and parts of the page

class Spoken {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
}
const spoken = new Spoken();

/** The language in force. */
export const language = () => spoken.language;

/** A message in the language in force. Arguments are ids, numbers, names, and other things already said. */
export function say(key: string, args?: Arguments): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`there is no message ${key}`);
  return spoken.bundle.formatPattern(pattern, args ?? null);
}

/** A message, or `key.attribute`, that need not be there, or null. One that asks for something unknown is as good as none. */
export function sayIfKnown(key: string, args?: Arguments): string | null {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = spoken.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const said = spoken.bundle.formatPattern(pattern, args ?? null, errors);
  return errors.length ? null : said;
}

let learning: Promise<void> = Promise.resolve();

/** Make the words of a game, or of a part of the page, ready before anything says them. */
export function learn(game: string): Promise<void> {
  if (learnt.includes(game)) return learning;
  learnt = [...learnt, game];
  // One after the other: what was asked for first must not come last and undo the rest.
  learning = learning.catch(() => undefined).then(async () => void (spoken.bundle = await bundleOf(spoken.language)));
  return learning;
}

/** Speak another language from now on. */
export async function speak(wanted: Language): Promise<void> {
  spoken.bundle = await bundleOf(wanted);
  spoken.language = wanted;
  document.documentElement.lang = wanted;
}

/** Speak another language, today and next time. */
export async function choose(wanted: Language): Promise<void> {
  localStorage.setItem(REMEMBERED, wanted);
  await speak(wanted);
}

/** The language that the page begins in. */
export const beginning = () => firstSpoken([localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages]);

export async function begin(): Promise<void> {
  const first = beginning();
  await speak(first);
  // How a language counts is loaded with the first number that is said: there is time for that while a board is on its way.
  setTimeout(() => [new Intl.PluralRules(first), new Intl.NumberFormat(first)]);
}

/** The first language among the tags that we speak. */
export function firstSpoken(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  // Isolation marks help bidirectional text, which none of our languages has.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([pageText(language), ...learnt.map((game) => gameText(game, language))]);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
