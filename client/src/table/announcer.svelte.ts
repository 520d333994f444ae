// What is said to those who listen: what others did, a few sentences at a time, and the position when asked.
import type { AnyRoom } from "$lib/games/room";
import type { Happening } from "$lib/server/types";
import { prose } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { told } from "./log";
import { mutes } from "./mutes.svelte";
import type { Table } from "./table.svelte";

const PAUSE = 600; // ms: what comes together is said together
const AT_ONCE = 6; // sentences; of more, the last ones

export class Announcer {
  words = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly room: AnyRoom,
  ) {}

  tell(news: Happening[]): void {
    const { look, names, events } = this.table;
    if (!look || events.length === news.length) return; // who has just come can ask for the position
    for (const event of news) {
      if (event.kind === "said" && mutes.has(this.table.id, { seat: event.seat ?? null, spectator: event.spectator ?? null })) continue;
      if (event.kind === "said") this.#say(say("client-labelled", { label: names[event.seat ?? -1] ?? event.name ?? "", value: event.text ?? "" }));
      else if (event.seat !== look.seat) this.#say(...told(event, this.room, names, look.seat));
    }
  }

  describe(): string {
    const { look, names } = this.table;
    const words = look?.view ? this.room.position(look.view, names) : say("client-not-started");
    this.words = "";
    this.#say(words);
    return words;
  }

  #say(...words: string[]): void {
    this.#waiting.push(...words);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.words = prose(this.#waiting.slice(-AT_ONCE));
      this.#waiting = [];
    }, PAUSE);
  }
}
