// What one person does at a table: chooses a move, asks for hints and reasons, takes back.
import type { AnyMove, AnyRoom } from "$lib/games/room";
import { explain, hints as askHints, Refused, rematch, Unreachable, type Hint } from "$lib/server/api";
import { settings } from "$lib/ui/settings.svelte";
import { play as sound } from "$lib/ui/sounds";
import type { Line } from "$lib/words/lines";
import { say } from "$lib/words/words.svelte";
import { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";

/** Something to be told once, calmly. */
export interface Notice {
  words: string;
  rule: string | null; // the rule that it is about
  until: number; // before which a change of the position does not take it away: there was no time to read it
}

const READING = 5000; // ms

export class Play {
  hints = $state.raw<Hint[] | null>(null);
  thinking = $state(false); // a hint is being looked for
  notice = $state.raw<Notice | null>(null);
  /** Places on the board that somebody looks at from elsewhere: in the log, in a hint, in a list. */
  lit = $state.raw<readonly string[]>([]);
  /** Places that a refused move was about, and those that explain why. */
  refused = $state.raw<{ tried: readonly string[]; why: readonly string[] }>(NOTHING);

  readonly choosing: Choosing<AnyMove, unknown>;

  constructor(
    readonly table: Table,
    readonly room: AnyRoom,
  ) {
    this.choosing = new Choosing({
      get legal() {
        return table.legal;
      },
      get worth() {
        return table.look?.worth ?? null;
      },
      play: (move) => void this.play(move),
      asks: (move) => this.asks(move),
      why: (move) => void this.why(move),
      touched: () => this.calm(),
    });
  }

  /** Whether a move is confirmed before it is played. */
  asks(move: AnyMove): boolean {
    if (settings.confirm !== "careful") return settings.confirm === "always";
    return this.room.careful?.(this.table.look?.view, move) ?? true;
  }

  play = async (move: AnyMove): Promise<void> => {
    this.calm();
    this.clear();
    if (!(await this.table.act("moves", { move })) && this.table.refusal) this.tell(this.table.refusal, this.table.rule, move);
  };

  /** Somebody tried what is not legal: tell why, in the server's words. */
  why = async (move: AnyMove): Promise<void> => {
    const { look } = this.table;
    if (!look || !this.table.mine) return;
    await this.#asking(async () => {
      const { legal, message, rule } = await explain(look.id, look.revision, move);
      if (!legal && message) this.tell(message, rule ?? null, move);
    });
  };

  hint = async (): Promise<void> => {
    const { look } = this.table;
    if (!look || !this.table.mine || this.thinking) return;
    this.thinking = true;
    this.calm();
    await this.#asking(async () => {
      const found = await askHints(look.id, look.revision);
      if (this.table.look?.decision !== look.decision) return; // too late to be of use
      this.hints = found;
      this.choosing.hinted = found[0]?.move ?? null;
    });
    this.thinking = false;
  };

  undo = async (): Promise<void> => {
    this.calm();
    this.clear();
    if (!(await this.table.act("undo")) && this.table.refusal) this.tell(this.table.refusal);
  };

  /** Offer to play again, or agree to it. The address of the new table, or null while not everybody has agreed. */
  rematch = async (): Promise<string | null> => {
    const { look } = this.table;
    if (!look) return null;
    let found: string | null = look.rematch;
    if (!found) await this.#asking(async () => void (found = (await rematch(look.id, look.revision)).table));
    return found && `/t/${found}`;
  };

  declineRematch = async (): Promise<void> => {
    if (!(await this.table.act("rematch/decline")) && this.table.refusal) this.tell(this.table.refusal);
  };

  /** The position has changed: what was thought about the old one is void. */
  clear(): void {
    this.choosing.clear();
    this.hints = null;
    this.lit = [];
    if ((this.notice?.until ?? 0) <= Date.now()) this.calm();
  }

  /** What was told is out of date. */
  calm(): void {
    this.notice = null;
    this.refused = NOTHING;
  }

  tell(words: string, rule: string | null = null, move: AnyMove | null = null): void {
    this.notice = { words, rule, until: 0 };
    if (move) this.#point(move, rule);
    sound("refused");
  }

  /** Something happened that everybody should notice, and nobody is to blame for. It stays until it can be read, however quickly a bot moves. */
  inform(words: string): void {
    this.notice = { words, rule: null, until: Date.now() + READING };
  }

  /** What makes the places of a line light up while somebody looks at it. */
  lights = ({ places }: Line) => {
    const on = () => (this.lit = places ?? []);
    const off = () => (this.lit = []);
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  };

  #point(move: AnyMove, rule: string | null): void {
    const { look, names } = this.table;
    if (!look?.view) return;
    const { places = [] } = this.room.choice(look.view, move, names);
    this.refused = { tried: places, why: rule ? (this.room.matters?.(look.view, move, rule) ?? []) : [] };
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

const NOTHING = { tried: [], why: [] };
