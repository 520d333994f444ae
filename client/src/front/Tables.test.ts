import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Api from "$lib/server/api";
import type { TableBrief } from "$lib/server/types";
import { speak } from "$lib/words/words.svelte";
import Tables from "./Tables.svelte";

const server = vi.hoisted(() => ({ mine: [] as unknown[] }));
vi.mock("$lib/server/api", async (original) => ({
  ...(await original<typeof Api>()),
  me: () => Promise.resolve({ name: "Ada" }),
  myTables: () => Promise.resolve(server.mine),
  openTables: () => Promise.resolve([]),
}));

const seats = ["Ada", "Bo"].map((name) => ({ kind: "person" as const, name, level: null, character: null }));
const table = (more: Partial<TableBrief>) => ({ id: "t", game: "market", status: "playing", seats, seat: 0, turn: 1, trouble: null, ...more });
let page: Record<string, unknown>;

beforeEach(async () => {
  await speak("en");
  server.mine = [table({ id: "played" }), table({ id: "lost", status: "unreadable", turn: null, trouble: "The game market is no longer installed." })];
  page = mount(Tables, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(2));
  flushSync();
});
afterEach(() => unmount(page));

test("a table is a link to its match", () => {
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/t/played"]);
});

test("a table that cannot be read any more says so and why, and leads nowhere", () => {
  const line = document.querySelectorAll("li")[1];
  expect(line?.querySelector(".news")?.textContent).toBe("can’t be opened any more");
  expect(line?.querySelector(".trouble")?.textContent).toBe("The game market is no longer installed.");
  expect(line?.querySelector("a")).toBeNull();
});
