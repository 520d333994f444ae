// How somebody likes to play alone, by game, remembered in this browser.
import type { GameLook } from "$lib/server/types";
import { listed } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { levelName } from "./levels";
import { againstBots, type NewTable } from "./newTable";

/** What of a table is remembered. */
type Kept = Pick<NewTable, "players" | "first" | "options" | "files">;

const key = (game: string) => `kolam-alone-${game}`;
const kept = ({ players, first, options, files }: NewTable): Kept => ({ players, first, options, files });

class Alone {
  #tables = $state.raw<Record<string, NewTable>>({});

  /** The table that "Play" opens: the one of last time, if the server still knows everything that it says, or the usual one. */
  table(game: GameLook, levels: string[]): NewTable {
    return this.#tables[game.name] ?? read(game, levels) ?? againstBots(game);
  }

  remember(game: GameLook, table: NewTable): void {
    if (isUsual(game, table)) return this.forget(game);
    localStorage.setItem(key(game.name), JSON.stringify(kept(table)));
    this.#tables = { ...this.#tables, [game.name]: table };
  }

  forget(game: GameLook): void {
    localStorage.removeItem(key(game.name));
    this.#tables = { ...this.#tables, [game.name]: againstBots(game) };
  }
}

export const alone = new Alone();

export const isUsual = (game: GameLook, table: NewTable): boolean => JSON.stringify(kept(table)) === JSON.stringify(kept(againstBots(game)));

/** What was remembered, or null if it is not there or does not fit any more. */
function read(game: GameLook, levels: string[]): NewTable | null {
  try {
    const { players, first, options, files } = JSON.parse(localStorage.getItem(key(game.name)) ?? "null") as Kept;
    const fits =
      players.length >= game.fewest &&
      players.length <= game.most &&
      players[0] === "me" &&
      players.slice(1).every((player) => levels.includes(player)) &&
      (first === null || players[first] !== undefined) &&
      Object.keys(options).every((name) => game.options.some((option) => option.name === name)) &&
      Object.entries(files).every(([name, file]) => game.files.some((offered) => offered.name === name && offered.choices.some(({ value }) => value === file)));
    return fits ? { ...againstBots(game), players, first, options, files } : null;
  } catch {
    return null; // nothing there, or nothing that we wrote
  }
}

/** Who plays, in a few words: "You + 3 casual bots". */
export function company({ players, first, options, files }: NewTable): string {
  const bots = players.filter((player) => player !== "me");
  const levels = bots.filter((level, number) => bots.indexOf(level) === number);
  const who =
    levels.length === 1
      ? say("client-company", { count: bots.length, level: levelName(levels[0] ?? "") })
      : say("client-company-mixed", { levels: listed(levels.map(levelName), "plain") });
  const asUsual = first === null && !Object.keys(options).length && !Object.keys(files).length;
  return asUsual ? who : say("client-company-rules", { company: who });
}
