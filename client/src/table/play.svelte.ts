// What one person does at a table: chooses a move, asks for hints and reasons, takes back.
import type { AnyMove, AnyRoom } from "$lib/games/room";
import { explain, hints as askHints, Refused, rematch, Unreachable, type Hint } from "$lib/server/api";
import { play as sound } from "$lib/ui/sounds";
import { say } from "$lib/words/words.svelte";
import { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";

export class Play {
  hints = $state.raw<Hint[] | null>(null);
  thinking = $state(false); // a hint is being looked for
  notice = $state<string | null>(null); // something to be told once, calmly

  readonly choosing: Choosing<AnyMove, unknown>;

  constructor(
    readonly table: Table,
    readonly room: AnyRoom,
  ) {
    this.choosing = new Choosing({
      get legal() {
        return table.legal;
      },
      play: (move) => void this.play(move),
      why: (move) => void this.why(move),
      touched: () => (this.notice = null),
    });
  }

  play = async (move: AnyMove): Promise<void> => {
    this.clear();
    if (!(await this.table.act("moves", { move }))) this.#refused();
  };

  /** Somebody tried what is not legal: tell why, in the server's words. */
  why = async (move: AnyMove): Promise<void> => {
    const { look } = this.table;
    if (!look || !this.table.mine) return;
    await this.#asking(async () => {
      const { legal, message } = await explain(look.id, look.revision, move);
      if (!legal && message) this.tell(message);
    });
  };

  hint = async (): Promise<void> => {
    const { look } = this.table;
    if (!look || !this.table.mine || this.thinking) return;
    this.thinking = true;
    this.notice = null;
    await this.#asking(async () => {
      const found = await askHints(look.id, look.revision);
      if (this.table.look?.decision !== look.decision) return; // too late to be of use
      this.hints = found;
      this.choosing.hinted = found[0]?.move ?? null;
    });
    this.thinking = false;
  };

  undo = async (): Promise<void> => {
    this.clear();
    if (!(await this.table.act("undo"))) this.#refused();
  };

  /** The address of the table at which they play again, or null. */
  rematch = async (): Promise<string | null> => {
    const { look } = this.table;
    if (!look) return null;
    let found: string | null = look.rematch;
    if (!found) await this.#asking(async () => void (found = (await rematch(look.id, look.revision)).table));
    return found && `/t/${found}`;
  };

  /** The position has changed: what was thought about the old one is void. */
  clear(): void {
    this.choosing.clear();
    this.hints = this.notice = null;
  }

  tell(words: string): void {
    this.notice = words;
    sound("refused");
  }

  #refused(): void {
    if (this.table.refusal) this.tell(this.table.refusal);
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (error instanceof Refused) this.tell(error.message);
      else if (error instanceof Unreachable) this.tell(say("client-unreachable"));
      else throw error;
    }
  }
}
