// The feed of a table: looks, as they happen. It comes back by itself after a drop, and goes on where it was.
import { noticesWanted } from "$lib/ui/install";
import type { Look } from "./types";

export type Connection = "connecting" | "live" | "lost" | "gone" | "removed" | "banned";

export interface Listener {
  look(look: Look): void;
  connection(state: Connection): void;
  /** The server no longer knows what we know (it was restored from a backup): everything is told anew. */
  restart(): void;
}

const NO_SUCH_TABLE = 4404;
const REMOVED = 4403;
const BANNED = 4423;
const SILENCE = 40_000; // the server says something every 15 s
const SUSPICIOUS = 20_000; // after so long a silence, waking up means connecting again
const LONGEST_WAIT = 10_000;

export class Feed {
  #socket: WebSocket | null = null;
  #since = -1;
  #heard = 0; // when the server last said something
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #removed = false; // we are not welcome at this table any more
  #away = false; // in a tab that nobody sees: then the server may tell us of our turn by a notice

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** Connect anew, as the person we are now. */
  renew(): void {
    this.#tries = 0;
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#away = document.visibilityState === "hidden" && noticesWanted();
    const away = this.#away ? "&away=1" : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/feed?since=${this.#since}${away}`);
    this.#socket = socket;
    this.#listen();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#heard = Date.now();
      this.#listen();
      const told = JSON.parse(data as string) as Look | { heartbeat: number } | { status: number };
      if (!("status" in told)) this.#hear(told); // else the feed ends, and its code says why
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#socket = null;
      clearTimeout(this.#silence);
      this.#removed = code === REMOVED;
      if (code === NO_SUCH_TABLE) return this.listener.connection("gone");
      if (this.#removed) return this.listener.connection("removed");
      if (code === BANNED) return this.listener.connection("banned");
      this.listener.connection("lost");
      this.#timer = setTimeout(() => this.#connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++));
    };
  }

  #hear(told: Look | { heartbeat: number }): void {
    const revision = "heartbeat" in told ? told.heartbeat : told.revision;
    if (revision < this.#since) {
      this.#since = -1;
      this.listener.restart();
      return this.renew();
    }
    this.listener.connection("live");
    if ("heartbeat" in told) {
      if (revision > this.#since) this.renew(); // a message was lost on its way
      return;
    }
    this.#since = revision;
    this.listener.look(told);
  }

  /** A connection that says nothing for so long is none. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, SILENCE);
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close(); // which may take long to be noticed if the network is gone
    socket.onclose?.(new CloseEvent("close"));
  };

  #wake = (): void => {
    if (this.#closed || this.#removed) return;
    if (document.visibilityState === "hidden") {
      if (noticesWanted() && this.#socket && !this.#away) this.renew();
      return;
    }
    if (!this.#socket || this.#away || Date.now() - this.#heard > SUSPICIOUS) this.renew();
  };
}
