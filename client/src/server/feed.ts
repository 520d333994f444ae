// The feed of a table: looks, as they happen. It comes back by itself after a drop, and goes on where it was.
import type { Look } from "./types/server";

export type Connection = "connecting" | "live" | "lost" | "gone";

export interface Listener {
  look(look: Look): void;
  connection(state: Connection): void;
}

const NO_SUCH_TABLE = 4404;
const SILENCE = 40_000; // the server says something every 15 s
const LONGEST_WAIT = 10_000;

export class Feed {
  #socket: WebSocket | null = null;
  #since = -1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/feed?since=${this.#since}`);
    this.#socket = socket;
    this.#listen();
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#listen();
      this.listener.connection("live");
      const told = JSON.parse(data as string) as Look | { heartbeat: number };
      if ("heartbeat" in told) return;
      this.#since = told.revision;
      this.listener.look(told);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket) return;
      this.#socket = null;
      clearTimeout(this.#silence);
      if (code === NO_SUCH_TABLE) return this.listener.connection("gone");
      this.listener.connection(this.#tries ? "lost" : "connecting");
      this.#timer = setTimeout(() => this.#connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++));
    };
  }

  /** A connection that says nothing for so long is none. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, SILENCE);
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    socket.onclose?.(new CloseEvent("close"));
  };

  #now = (): void => {
    if (this.#socket || this.#closed || document.visibilityState === "hidden") return;
    this.#tries = 0;
    this.#connect();
  };
}
