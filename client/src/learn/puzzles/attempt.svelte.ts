// One person at one puzzle: what was tried, and whether the solution is on the table.
import type { AnyMove, AnyRoom } from "$lib/games/room";
import { Choosing, same } from "$lib/table/choosing.svelte";
import { settings } from "$lib/ui/settings.svelte";
import { play as sound } from "$lib/ui/sounds";
import type { Line } from "$lib/words/lines";
import { say } from "$lib/words/words.svelte";
import type { Day } from "./days";
import type { Puzzle } from "./puzzles";
import { results } from "./results.svelte";

export class Attempt {
  /** Moves that were tried, as places among the legal ones, the last one last. */
  tried = $state.raw<number[]>([]);
  /** The last try was wrong, and nothing was decided since. */
  wrong = $state(false);
  /** The solution is shown. */
  done = $state(false);
  notice = $state<string | null>(null);
  /** Places on the board that somebody looks at from elsewhere. */
  lit = $state.raw<readonly string[]>([]);
  readonly choosing: Choosing<AnyMove, unknown>;

  constructor(
    readonly game: string,
    readonly day: Day,
    readonly now: Day, // today
    readonly puzzle: Puzzle,
    readonly room: AnyRoom,
  ) {
    const open = () => !this.wrong && !this.done;
    this.choosing = new Choosing({
      get legal() {
        return open() ? puzzle.legal : [];
      },
      get worth() {
        return open() ? puzzle.worth : null;
      },
      play: (move) => this.#try(move),
      asks: (move) => (settings.confirm === "careful" ? (room.careful?.(puzzle.view, move) ?? true) : settings.confirm === "always"),
      why: () => this.#tell(say("puzzles-illegal")),
      touched: () => (this.notice = null),
    });
    if (results.tries(game, day) !== null) this.#finish();
  }

  /** Solved now, not by looking. */
  get solved(): boolean {
    return this.tried.at(-1) === this.puzzle.best;
  }

  again = (): void => {
    this.wrong = this.done = false;
    this.lit = [];
    this.choosing.clear();
  };

  show = (): void => {
    results.shown(this.game, this.day);
    this.#finish();
  };

  line = (move: number): Line => this.room.choice(this.puzzle.view, this.puzzle.legal[move], this.puzzle.names);

  /** What makes the places of a move light up while somebody looks at it. */
  lights = ({ places }: Line) => {
    const on = () => (this.lit = places ?? []);
    const off = () => (this.lit = this.#usual());
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  };

  #try(move: AnyMove): void {
    const place = this.puzzle.legal.findIndex((one) => same(one, move));
    if (place < 0) return;
    this.tried = [...this.tried, place];
    if (place !== this.puzzle.best) {
      this.wrong = true;
      this.lit = this.#usual();
      sound("refused");
      return;
    }
    results.solved(this.game, this.day, this.tried.length, this.now);
    sound("turn");
    this.#finish();
  }

  #finish(): void {
    this.wrong = false;
    this.done = true;
    this.choosing.clear();
    this.choosing.hinted = this.puzzle.legal[this.puzzle.best] ?? null;
    this.lit = this.#usual();
  }

  /** What the board shows by itself: the best move once it is known, before that the one that was just tried. */
  #usual(): readonly string[] {
    const shown = this.done ? this.puzzle.best : this.wrong ? this.tried.at(-1) : undefined;
    return shown === undefined ? [] : (this.line(shown).places ?? []);
  }

  #tell(words: string): void {
    this.notice = words;
    sound("refused");
  }
}
