// A match that is looked back at: where we are in it, through whose eyes, and what was fetched of it so far.
import type { AnyRoom } from "$lib/games/room";
import type { Frame, Happening, Replay } from "$lib/server/types";
import { Refused, Unreachable } from "$lib/server/api";
import { untilAnswered } from "$lib/server/persist";
import { entriesWithViews, linesOf, type Views } from "$lib/table/log";
import { seatNames } from "$lib/ui/names";
import { say } from "$lib/words/words.svelte";
import type { Eyes } from "./moment";
import type { Source } from "./source";

const KEPT = 1500; // moments in memory
const A_MOMENT = 1400; // ms that each is shown while it plays
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What was fetched through the eyes that are shown. */
interface Seen {
  eyes: Eyes;
  log: Happening[]; // by moment
  frames: Readonly<Record<number, Frame>>; // by moment
}

const byMoment = (frames: readonly Frame[]) => Object.fromEntries(frames.map((frame) => [frame.moment, frame]));

/** The log as a table would tell it: one thing happened before each moment. */
const happenings = (log: NonNullable<Replay["log"]>, deciders: number[]): Happening[] =>
  log.map((entries, ply) => ({ ply, kind: ply ? "moved" : "started", at: 0, seat: deciders[ply - 1] ?? null, log: entries }));

export class Replaying {
  match = $state() as Replay; // all that is the same in each part
  at = $state(0); // the moment that is shown
  wanted = $state(0); // where somebody went, perhaps before it is here
  playing = $state(false);
  speed = $state(1);
  trouble = $state<string | null>(null);
  /** Called around every change on the screen, so that pieces can travel if it is a step forward. */
  onchange: (forward: boolean, show: () => void) => void = (_, show) => show();

  #seen = $state.raw() as Seen;
  #gone = new AbortController();
  #filling = 0; // which filling is in force: another pair of eyes starts again
  #looking = 0; // and which change of eyes
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly total: number;
  readonly names: string[] = $derived(seatNames(this.match.seats));
  readonly eyes: Eyes = $derived(this.#seen.eyes);
  readonly frame: Frame | undefined = $derived(this.#seen.frames[this.at]);
  readonly atEnd = $derived(this.at === this.match.total);
  /** The seat that is spoken to: ours, while we look through our own eyes. */
  readonly reader = $derived(this.eyes.seat === this.match.mine ? this.match.mine : null);
  readonly #views: Views = $derived(Object.fromEntries(Object.entries(this.#seen.frames).map(([moment, { view }]) => [moment, view as unknown])));
  /** The log of the match up to this moment. */
  readonly entries = $derived(entriesWithViews(this.#seen.log.slice(0, this.at + 1), this.#views));
  /** What the last step brought. */
  readonly news = $derived(this.#seen.log[this.at]);
  /** The whole log, a line for each turn; the `ply` of a line is the moment after its first decision. */
  readonly lines = $derived.by(() => linesOf(this.#seen.log, this.room, this.names, this.reader, this.#views));
  /** The line that this moment belongs to. */
  readonly line = $derived(this.lines.findLast(({ ply, kind }) => kind === "turn" && ply <= this.at));

  constructor(
    readonly source: Source,
    readonly room: AnyRoom,
    first: Replay,
    at: number,
    eyes: Eyes,
  ) {
    this.match = { ...first, log: null, frames: [] };
    this.total = first.total;
    this.#take(first, eyes);
    this.at = this.wanted = at;
    void this.#fill();
  }

  close(): void {
    this.#gone.abort();
    this.pause();
  }

  go = (moment: number): void => {
    this.pause();
    this.#to(moment);
  };
  step = (by: number): void => this.go(this.wanted + by);
  /** To where the next turn begins, or the one before. */
  turn = (by: 1 | -1): void => {
    const starts = this.lines.flatMap(({ ply, kind }) => (kind === "turn" ? [ply] : []));
    this.go((by > 0 ? starts.find((ply) => ply > this.wanted) : starts.findLast((ply) => ply < this.wanted)) ?? (by > 0 ? this.total : 0));
  };

  play = (): void => {
    if (this.wanted === this.total) this.#to(0);
    this.playing = true;
    this.#tick();
  };
  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
  };
  toggle = (): void => (this.playing ? this.pause() : this.play());

  /** Look through other eyes. What is shown stays until that has come. */
  see = async (eyes: Eyes): Promise<void> => {
    const looking = ++this.#looking;
    const part = await this.#fetch(eyes, this.#partOf(this.wanted), true);
    if (!part || looking !== this.#looking) return;
    this.#take(part, eyes);
    this.at = this.wanted in this.#seen.frames ? this.wanted : (part.frames[0]?.moment ?? 0);
    void this.#fill();
  };

  #to(moment: number): void {
    this.wanted = Math.min(Math.max(moment, 0), this.total);
    if (this.wanted in this.#seen.frames) this.#arrive();
    else void this.#fill();
  }

  #arrive(): void {
    if (this.at === this.wanted) return;
    this.onchange(this.wanted === this.at + 1, () => (this.at = this.wanted));
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at === this.wanted && !document.hidden) this.#to(this.wanted + 1);
      if (this.wanted === this.total && this.at === this.wanted) this.pause();
      else this.#tick();
    }, A_MOMENT / this.speed);
  }

  #partOf = (moment: number): number => Math.floor(moment / this.source.part);

  #take(part: Replay, eyes: Eyes): void {
    this.#seen = {
      eyes,
      log: happenings(part.log ?? [], part.deciders),
      frames: byMoment(part.frames),
    };
  }

  /** Fetch what is missing, the nearest first. */
  async #fill(): Promise<void> {
    const filling = ++this.#filling;
    for (;;) {
      const missing = this.#missing();
      if (missing === null || filling !== this.#filling) return;
      const part = await this.#fetch(this.eyes, missing, false);
      if (!part || filling !== this.#filling) return;
      const far = (moment: number) => Math.abs(moment - this.wanted) > KEPT / 2 + this.source.part;
      const kept = Object.values(this.#seen.frames).filter(({ moment }) => !far(moment));
      this.#seen = { ...this.#seen, frames: byMoment([...kept, ...part.frames]) };
      if (this.wanted in this.#seen.frames) this.#arrive();
    }
  }

  #missing(): number | null {
    const here = this.#partOf(this.wanted);
    const last = this.#partOf(this.total);
    const reach = Math.min(Math.ceil(KEPT / 2 / this.source.part), last);
    for (let far = 0; far <= reach; far++)
      for (const part of [here + far, here - far])
        if (part >= 0 && part <= last && !(Math.min((part + 1) * this.source.part - 1, this.total) in this.#seen.frames)) return part;
    return null;
  }

  async #fetch({ seat, open }: Eyes, part: number, log: boolean): Promise<Replay | null> {
    const wanted = { seat, face_up: open, first: part * this.source.part, count: this.source.part, log };
    try {
      return await untilAnswered(() => this.source.fetch(wanted), this.#gone.signal);
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.message;
      else if (!(error instanceof Unreachable)) throw error;
      return null;
    }
  }
}

/** The first part of a match, which tells the rest: around a moment, if there is such a one. */
export async function begin(source: Source, asked: { at: number | null; eyes: Eyes | null }): Promise<{ part: Replay; at: number; eyes: Eyes }> {
  const none: Eyes = { seat: null, open: false };
  const count = source.part;
  const first = await source.fetch({ seat: null, face_up: false, first: 0, count: 0, log: false });
  const seat = asked.eyes?.seat ?? null;
  const eyes = asked.eyes && (seat === null || seat < first.seats.length) ? asked.eyes : { ...none, seat: first.mine, open: first.mine === null };
  const at = Math.min(asked.at ?? 0, first.total);
  const part = await source.fetch({ seat: eyes.seat, face_up: eyes.open, first: Math.floor(at / count) * count, count, log: true });
  return { part, at, eyes };
}

/** Why it did not come, in words. */
export const whyNot = (error: unknown): string => (error instanceof Refused ? error.message : say("client-unreachable"));
