// A table as this browser knows it. The server's looks are shown one after the other, slow enough to follow.
import type { AnyMove, AnyRoom, Entry } from "$lib/games/room";
import { command, Refused, Unreachable, type Command } from "$lib/server/api";
import { Feed, type Connection } from "$lib/server/feed";
import type { Happening, Look, TableLook } from "$lib/server/types/server";
import { still } from "./motion";

const TO_FOLLOW = 700; // ms that somebody else's move stays the newest
const RETRY = 1000;

type AnyEntry = Entry<AnyMove, { kind: string }>;

export class Table {
  look = $state.raw<TableLook | null>(null);
  events = $state.raw<Happening[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state<string | null>(null); // why the last wish was not done, in words
  sending = $state(false);
  /** Called around every change on the screen, so that pieces can travel. */
  onchange: (news: Happening[], show: () => void) => void = (_, show) => show();

  readonly names = $derived(this.look?.seats.map((seat) => seat.name ?? "") ?? []);
  readonly mine = $derived(this.look !== null && this.look.seat !== null && this.look.turn === this.look.seat);
  readonly legal = $derived((this.sending ? [] : (this.look?.legal ?? [])) as AnyMove[]);

  #feed: Feed;
  #queue: Look[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#feed = new Feed(id, {
      look: (look) => this.#hear(look),
      connection: (state) => (this.connection = state),
    });
  }

  close(): void {
    this.#feed.close();
    clearTimeout(this.#timer);
  }

  /** The last move of every seat. */
  last(): (AnyMove | null)[] {
    const moves: (AnyMove | null)[] = this.names.map(() => null);
    for (const entry of this.entries()) if (entry.seat !== null) moves[entry.seat] = entry.move;
    return moves;
  }

  /** The match's log, as far as this seat may know it, without what was taken back. */
  entries(): AnyEntry[] {
    return this.events.flatMap((happening) => (happening.log ?? []) as unknown as AnyEntry[]);
  }

  /** Show at once what is waiting to be shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length) this.#show();
  }

  /** Ask for something until the server has answered: repeating a command is harmless. True if it was done. */
  async act(verb: Command, body: Record<string, unknown> = {}): Promise<boolean> {
    if (!this.look || this.sending) return false;
    const asked = { ...body, revision: this.look.revision };
    this.sending = true;
    this.refusal = null;
    try {
      for (;;) {
        try {
          await command(this.id, verb, asked);
          return true;
        } catch (error) {
          if (error instanceof Refused) {
            this.refusal = error.message;
            if (error.problem.now) this.#hear(error.problem.now);
            return false;
          }
          if (!(error instanceof Unreachable)) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
      }
    } finally {
      this.sending = false;
    }
  }

  #hear(look: Look): void {
    const known = this.#queue.at(-1)?.revision ?? this.look?.revision ?? -1;
    if (look.revision <= known && this.look) return;
    this.#queue.push(look);
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const shown = this.#show();
    if (!shown) return;
    const others = shown.events.some((event) => event.kind === "moved" && event.seat !== shown.table.seat);
    if (!others || still() || document.hidden) return this.#next();
    this.#timer = setTimeout(() => this.#next(), this.#queue.length > 6 ? TO_FOLLOW / 4 : TO_FOLLOW);
  }

  #show(): Look | undefined {
    const look = this.#queue.shift();
    if (!look) return undefined;
    const known = this.events.at(-1)?.ply ?? -1;
    const news = look.events.filter((event) => event.ply > known);
    this.onchange(news, () => {
      this.look = look.table;
      this.events = [...this.events, ...news];
    });
    return look;
  }
}

export { type AnyEntry, type AnyRoom };
