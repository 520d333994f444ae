import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Api from "$lib/server/api";
import type { Listener } from "$lib/server/feed";
import type { TableLook } from "$lib/server/types";
import { speak } from "$lib/words/words.svelte";
import TablePage from "./TablePage.svelte";

const server = vi.hoisted(() => ({ listener: null as Listener | null }));
vi.mock("$lib/server/feed", () => ({
  Feed: class {
    constructor(_: string, listener: Listener) {
      server.listener = listener;
    }
    close() {}
  },
}));
vi.mock("$lib/server/api", async (original) => ({ ...(await original<typeof Api>()), me: () => Promise.resolve({ name: "Ada" }) }));

let page: Record<string, unknown>;
beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  page = mount(TablePage, { target: document.body, props: { id: "t", invitation: null } });
  await vi.waitFor(() => expect(server.listener).not.toBeNull());
});
afterEach(async () => {
  await unmount(page);
  server.listener = null;
});

test("a table that cannot be read any more says why, and shows the way home", () => {
  const trouble = "The rules of this match are older than this server's.";
  const table = { id: "t", revision: 3, game: "market", status: "unreadable", seats: [], seat: null, view: null, legal: null, result: null, trouble };
  server.listener?.look({ revision: 3, events: [], table: table as unknown as TableLook });
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("This table can’t be opened any more");
  expect(document.querySelector("main p")?.textContent).toBe(trouble);
  expect(document.querySelector("main button")?.textContent).toBe("Home");
  expect(document.querySelector(".match")).toBeNull();
});

test("a table that is not there says so", () => {
  server.listener?.connection("gone");
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("Table not found");
});
