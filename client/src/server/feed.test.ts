import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed, type Connection } from "./feed";
import type { Look } from "./types";

class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  get since() {
    return Number(new URL(this.url).searchParams.get("since"));
  }
  close() {
    this.closed = true;
  }
  tell(told: object) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

const at = (revision: number) => ({ revision, table: {}, events: [] });

describe("the feed", () => {
  let looks: number[];
  let states: Connection[];
  let restarts: number;
  let feed: Feed;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    Socket.all = [];
    [looks, states, restarts] = [[], [], 0];
    feed = new Feed("Kq7mT2xWzR4p", {
      look: (look: Look) => looks.push(look.revision),
      connection: (state) => states.push(state),
      restart: () => restarts++,
    });
  });
  afterEach(() => {
    feed.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks for everything first, and tells each look", () => {
    expect(Socket.last.since).toBe(-1);
    Socket.last.tell(at(4));
    Socket.last.tell(at(5));
    expect(looks).toEqual([4, 5]);
    expect(states.at(-1)).toBe("live");
  });

  it("goes on where it was after a drop", () => {
    Socket.last.tell(at(4));
    Socket.last.break();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.since).toBe(4);
    Socket.last.tell(at(6));
    expect(states.at(-1)).toBe("live");
  });

  it("tries less and less often while nobody answers, but at least every ten seconds", () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = Socket.all.length;
      Socket.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(before + 1);
    }
  });

  it("tries at once when the network is back", () => {
    for (let n = 0; n < 6; n++) {
      Socket.last.break();
      vi.advanceTimersByTime(10_000);
    }
    Socket.last.break();
    const before = Socket.all.length;
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(before + 1);
  });

  it("takes a long silence for a lost connection, and a heartbeat for life", () => {
    Socket.last.tell(at(4));
    vi.advanceTimersByTime(30_000);
    Socket.last.tell({ heartbeat: 4 });
    vi.advanceTimersByTime(30_000);
    expect(states).not.toContain("lost");
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("connects again when it wakes up after a silence that it did not notice", () => {
    Socket.last.tell(at(4));
    vi.setSystemTime(Date.now() + 25_000); // the machine slept: no timer ran
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.all).toHaveLength(2);
    expect(Socket.all[0]?.closed).toBe(true);
    expect(Socket.last.since).toBe(4);
  });

  it("hears a lost message in a heartbeat", () => {
    Socket.last.tell(at(4));
    Socket.last.tell({ heartbeat: 6 });
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.since).toBe(4);
  });

  it("begins anew if the server knows less than we do", () => {
    Socket.last.tell(at(9));
    Socket.last.break();
    vi.advanceTimersByTime(250);
    Socket.last.tell(at(3));
    expect(restarts).toBe(1);
    expect(Socket.last.since).toBe(-1);
    Socket.last.tell(at(3));
    expect(looks).toEqual([9, 3]);
  });

  it("gives up if there is no such table, and when it is closed", () => {
    Socket.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["gone"]);
    expect(Socket.all).toHaveLength(1);
  });

  it("does not come back to a table that it was removed from", () => {
    Socket.last.tell(at(4));
    Socket.last.tell({ status: 403, answer: { error: "removed" } });
    Socket.last.break(4403);
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(looks).toEqual([4]);
    expect(states.at(-1)).toBe("removed");
    expect(Socket.all).toHaveLength(1);
  });

  it("gives up when we are banned, and says so", () => {
    Socket.last.break(4423);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["banned"]);
    expect(Socket.all).toHaveLength(1);
  });

  it("does not listen to a socket that it has replaced", () => {
    const [old] = Socket.all;
    feed.renew();
    old?.tell(at(7));
    old?.break();
    expect(looks).toEqual([]);
    expect(Socket.all).toHaveLength(2);
  });
});
