// Where words come from: the Fluent files that the server and the terminal speak from, too. A game from somebody else's
// package was not there when this page was built; its words come from the server.
import { gameTexts, Refused } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";

type Files = Record<string, () => Promise<string>>;
const pages: Files = import.meta.glob<string>("$locale/*/client.ftl", { query: "?raw", import: "default" });
const parts: Files = import.meta.glob<string>("$locale/*/{admin,coach,puzzles,replay,report,review,rules}.ftl", { query: "?raw", import: "default" });
const games: Files = import.meta.glob<string>("$games/*/locale/*/words.ftl", { query: "?raw", import: "default" });
const reasons: Files = import.meta.glob<string>("$games/*/locale/*/reasons.ftl", { query: "?raw", import: "default" });
const lessons: Files = import.meta.glob<string>("$games/*/locale/*/lesson.ftl", { query: "?raw", import: "default" });

const find = (files: Files, ending: string) => Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];

/** What every page says. */
export function pageText(language: string): Promise<string> {
  const load = find(pages, `/${language}/client.ftl`);
  if (!load) throw new Error(`there are no words in ${language}`);
  return load();
}

/** What a game says, `GAME-reasons` for why its moves are good, `GAME-lesson` for what there is to learn, or a part of the page that few people see. */
export function gameText(game: string, language: string): Promise<string> {
  const [, name, part] = /^(.+)-(reasons|lesson)$/.exec(game) ?? [];
  if (name && part) return find(part === "lesson" ? lessons : reasons, `/${name}/locale/${language}/${part}.ftl`)?.() ?? Promise.resolve(""); // a game from elsewhere has them among its words
  return (find(parts, `/${language}/${game}.ftl`) ?? find(games, `/${game}/locale/${language}/words.ftl`) ?? (() => served(game, language)))();
}

const fetched = new Map<string, string>();

/** What the server says that a game says. One without words says nothing of its own. */
async function served(game: string, language: string): Promise<string> {
  const key = `${game}/${language}`;
  const text = fetched.get(key) ?? (await untilAnswered(() => gameTexts(game, language), new AbortController().signal).catch(silence));
  fetched.set(key, text);
  return text;
}

const silence = (error: unknown) => {
  if (error instanceof Refused) return "";
  throw error;
};
