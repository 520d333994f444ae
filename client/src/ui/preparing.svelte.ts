// What the server is still compiling since it was started. It is asked again and again until nothing is left, and never if
// the menu says that nothing was.
import { preparing as ask } from "$lib/server/api";
import type { GamePreparing } from "$lib/server/types";

const EVERY = 1000; // ms

class Preparing {
  left = $state.raw<GamePreparing[]>([]);
  share = $state(1); // of all games together that is done, from 0 to 1
  #watching = false;

  /** How far a game is whose bots of this level cannot move yet; null if they can. */
  of(game: string, level: string | null | undefined): number | null {
    const found = this.left.find((one) => one.game === game);
    return found && level && found.levels.includes(level) ? found.share : null;
  }

  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    void this.#look();
  }

  async #look(): Promise<void> {
    try {
      ({ games: this.left, share: this.share } = await ask());
    } catch {
      // A server that does not answer just now is asked again.
    }
    if (this.left.length > 0) setTimeout(() => void this.#look(), EVERY);
    else this.#watching = false;
  }
}

export const preparing = new Preparing();
