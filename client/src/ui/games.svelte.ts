// What can be played here, in the language in force: the server is asked once for each language.
import { menu } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";
import type { GameLook, Menu } from "$lib/server/types";
import { language, sayIfKnown } from "$lib/words/words.svelte";
import { preparing } from "./preparing.svelte";

class Games {
  menu = $state.raw<Menu | null>(null);
  #asked = new Map<string, Promise<Menu>>();

  /** Fetch the menu in a language. The one before stays until it is there. */
  async load(wanted: string): Promise<void> {
    const asked = this.#asked.get(wanted) ?? untilAnswered(() => menu(wanted), new AbortController().signal);
    this.#asked.set(wanted, asked);
    try {
      const found = await asked;
      if (wanted === language()) this.menu = found;
      if (found.preparing) preparing.watch();
    } catch {
      this.#asked.delete(wanted); // a server that keeps failing is asked again another time
    }
  }

  look(game: string): GameLook | undefined {
    return this.menu?.games.find(({ name }) => name === game);
  }

  /** What a game is called. One that is not installed any more goes by its own name. */
  title(game: string): string {
    return this.look(game)?.title ?? sayIfKnown(`${game}-name`) ?? game;
  }
}

export const games = new Games();
