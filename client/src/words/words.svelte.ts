// What the page says: the same Fluent files that the server and the terminal speak from, fetched as they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The name of a language in itself. */
export const NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch", ja: "日本語" };

const REMEMBERED = "kolam-language";
const files = import.meta.glob<string>("$locale/*/{client,kerala,ganesha,kolpa}.ftl", { query: "?raw", import: "default" });
let learnt: readonly string[] = ["client"];

class Spoken {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
}
const spoken = new Spoken();

/** The language in force. */
export const language = () => spoken.language;

/** A message in the language in force. Arguments are ids, numbers, names, and other things already said. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`there is no message ${key}`);
  return spoken.bundle.formatPattern(pattern, args ?? null);
}

/** Make the messages of a file (a game's, say) ready before anything says them. */
export async function learn(...rooms: string[]): Promise<void> {
  const unknown = rooms.filter((room) => !learnt.includes(room));
  if (!unknown.length) return;
  learnt = [...learnt, ...unknown];
  spoken.bundle = await bundleOf(spoken.language);
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

export const begin = () => speak(wish([localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages]));

/** The first language among the tags that we speak. */
export function wish(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  // Isolation marks help bidirectional text, which none of our languages has.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(learnt.map((room) => file(language, room)));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function file(language: Language, room: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${room}.ftl`))?.[1];
  if (!load) throw new Error(`there are no words for ${room} in ${language}`);
  return load();
}
