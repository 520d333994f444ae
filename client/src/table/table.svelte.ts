// A table as this browser knows it. The server's looks are shown one after the other, slow enough to follow.
import type { AnyMove } from "$lib/games/room";
import { command, look as lookAt, Refused, Unreachable, type Command } from "$lib/server/api";
import { Feed, type Connection } from "$lib/server/feed";
import { untilAnswered } from "$lib/server/persist";
import type { Happening, Look, TableLook } from "$lib/server/types";
import { seatNames } from "$lib/ui/names";
import { settings, type Pace } from "$lib/ui/settings.svelte";
import { say } from "$lib/words/words.svelte";
import { changesPosition, entriesWithViews, notTakenBack, type Views } from "./log";
import { still } from "./motion";

/** ms that somebody else's move stays the newest */
const TO_FOLLOW: Record<Pace, number> = { relaxed: 1500, brisk: 700, "at-once": 0 };
const TO_REST = 8000; // ms to look at what the board shows before the others go on
const FEW = 6; // if more moves than this are waiting, they are shown faster
const LATE = 2000; // ms after which we look for ourselves at what came of a command

export class Table {
  look = $state.raw<TableLook | null>(null);
  events = $state.raw<Happening[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state<string | null>(null); // why the last command was not done, in words
  rule = $state<string | null>(null); // the rule that forbade it
  sending = $state(false);
  waiting = $state(0); // looks that are still to be shown
  #done = $state(-1); // the ply of the last command that was done: what is older is out of date

  views = $state.raw<Views>({}); // what was shown, by the ply that it followed

  readonly names = $derived(seatNames(this.look?.seats ?? []));
  readonly mine = $derived(this.look !== null && this.look.seat !== null && this.look.turn === this.look.seat);
  /** A command is on its way, or its outcome is. */
  readonly busy = $derived(this.sending || (this.look?.revision ?? -1) < this.#done);
  readonly legal = $derived((this.busy ? [] : (this.look?.legal ?? [])) as AnyMove[]);
  /** What happened and was not taken back. */
  readonly story = $derived(notTakenBack(this.events));
  /** The same, as far as it belongs to the log of the match. */
  readonly entries = $derived(entriesWithViews(this.story, this.views));

  /** Called around every change on the screen, so that pieces can travel. */
  onchange: (news: Happening[], show: () => void) => void = (_, show) => show();

  /** Whether the board shows something that the others wait for. */
  rests: (news: Happening[]) => boolean = () => false;

  #feed: Feed;
  #queue: Look[] = [];
  #spoken = -1; // the ply of the last thing we said
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resting = false; // the board shows something, and the others wait
  #gone = new AbortController();

  constructor(readonly id: string) {
    this.#feed = new Feed(id, {
      look: (look) => this.#hear(look),
      connection: (state) => (this.connection = state),
      restart: () => this.#forget(),
    });
  }

  close(): void {
    this.#gone.abort();
    this.#feed.close();
    clearTimeout(this.#timer);
  }

  /** Show at once what is waiting to be shown, up to the next rest. After a rest, the others go on as usual. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#resting) return this.#next();
    while (this.#queue.length && !this.#resting) this.#show();
    if (this.#resting) this.#wait(TO_REST);
  }

  /** Ask for something until the server has answered. True if it was done. One command at a time: a double click is one. */
  async act(verb: Command, body: Record<string, unknown> = {}): Promise<boolean> {
    if (!this.look || this.busy) return false;
    this.sending = true;
    this.refusal = null;
    const answer = await this.#ask(verb, { ...body, revision: this.look.revision });
    this.sending = false;
    if (answer instanceof Error) {
      const stale = answer instanceof Refused && answer.problem.error === "stale";
      this.refusal = stale ? say("client-stale") : answer.message;
      this.rule = answer instanceof Refused ? (answer.problem.rule ?? null) : null;
      return false;
    }
    this.#done = answer;
    setTimeout(() => void this.#catchUp(), LATE);
    return true;
  }

  /** Say something to the table; no move has to wait for that. Tells why not, or null. */
  async say(text: string): Promise<string | null> {
    // The same words said twice are two messages, unless the second looked at what was there before the first.
    const answer = await this.#ask("chat", { text, revision: Math.max(this.#newest, this.#spoken) });
    if (answer instanceof Error) return answer.message;
    this.#spoken = answer;
    return null;
  }

  /** Ask until there is an answer: the ply at which it was done, or why it was not. */
  async #ask(verb: Command, body: { revision: number } & Record<string, unknown>): Promise<number | Error> {
    try {
      return (await untilAnswered(() => command(this.id, verb, body), this.#gone.signal)).ply;
    } catch (error) {
      if (error instanceof Unreachable) return error; // the page was left
      if (!(error instanceof Refused)) throw error;
      if (error.problem.now) this.#hear(error.problem.now);
      else if (error.status === 409) void this.#catchUp();
      return error;
    }
  }

  /** Where the feed has not brought what we know to be there, fetch it. */
  async #catchUp(): Promise<void> {
    if (this.#newest >= this.#done && this.connection === "live") return;
    try {
      this.#hear(await untilAnswered(() => lookAt(this.id, this.look?.revision ?? -1), this.#gone.signal));
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
    }
  }

  get #newest(): number {
    return this.#queue.at(-1)?.revision ?? this.look?.revision ?? -1;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
    this.#done = this.#spoken = -1;
    this.look = null;
    this.events = [];
    this.views = {};
  }

  #hear(look: Look): void {
    if (look.revision < this.#newest) return;
    if (look.revision === this.#newest && this.look) {
      // The same table, perhaps seen from a seat by now.
      if (!this.#queue.length) this.look = look.table;
      return;
    }
    this.#queue.push(look);
    this.waiting = this.#queue.length;
    const ours = look.events.some((event) => event.kind === "moved" && !event.bot && event.seat === look.table.seat);
    if (ours) {
      this.#resting = false; // who decides has seen enough
      this.skip();
    } else if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const first = this.look === null;
    const shown = this.#show();
    if (!shown) return;
    if (this.#resting) return this.#wait(TO_REST);
    const others = shown.events.some((event) => event.kind === "moved" && event.seat !== shown.table.seat);
    const pause = TO_FOLLOW[settings.pace];
    if (first || !others || !pause || still() || document.hidden) return this.#next();
    this.#wait(this.#queue.length > FEW ? pause / 4 : pause);
  }

  #wait(pause: number): void {
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(): Look | undefined {
    const look = this.#queue.shift();
    if (!look) return undefined;
    const known = this.events.at(-1)?.ply ?? -1;
    const news = look.events.filter((event) => event.ply > known);
    const patient = known >= 0 && settings.pace !== "at-once" && !still() && !document.hidden;
    this.#resting = patient && this.rests(news);
    this.onchange(news, () => {
      this.look = look.table;
      this.events = [...this.events, ...news];
      const last = news.findLast(changesPosition);
      if (last) this.views = { ...this.views, [last.ply]: look.table.view };
      this.waiting = this.#queue.length;
      if (news.some(changesPosition)) this.refusal = null;
    });
    return look;
  }
}
