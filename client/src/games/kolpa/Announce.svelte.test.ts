import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Choosing } from "$lib/table/choosing.svelte";
import { learn, speak } from "$lib/words/words.svelte";
import Announce from "./Announce.svelte";
import { callsOf, type Picked } from "./offers";
import recorded from "./recorded.json";
import type { TheMove } from "./types";

beforeAll(async () => {
  await learn("kolpa");
  await speak("en");
});

let shown: Record<string, unknown> | undefined;
afterEach(() => shown && unmount(shown));

function show(look: "jokerOnJoker" | "nothingMatchesButAJoker") {
  const legal = recorded.looks[look].legal as TheMove[];
  const decisions = { legal, play: vi.fn(), why: vi.fn(), touched: vi.fn() };
  const choosing = new Choosing<TheMove, Picked>(decisions);
  shown = mount(Announce, { target: document.body, props: { calls: callsOf(legal), choosing } });
  flushSync();
  return { decisions, choosing };
}

const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

test("a joker on a number card offers all eleven announcements", () => {
  show("nothingMatchesButAJoker");
  expect(document.querySelectorAll("[data-offer]")).toHaveLength(11);
  expect(document.querySelector("[aria-disabled]")).toBeNull();
  expect(document.querySelector("p")?.textContent).toBe("Joker: announce a colour or a number");
});

test("the announcement in force is grey, says so, and tells the rule when it is tried", () => {
  const { decisions, choosing } = show("jokerOnJoker");
  expect(document.querySelectorAll("[data-offer]")).toHaveLength(10);
  expect(document.querySelector("p")?.textContent).toBe("Joker on a joker: announce another colour or number");
  const again = labelled("pink is already announced");
  expect(again?.getAttribute("aria-disabled")).toBe("true");
  again?.click();
  expect(decisions.why).toHaveBeenCalledWith({ type: "joker", call: "P" });
  expect(choosing.staged).toBeNull();
  labelled("Announce green")?.click();
  expect(choosing.staged).toEqual({ type: "joker", call: "G" });
});
