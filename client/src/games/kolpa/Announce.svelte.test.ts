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
afterEach(() => {
  vi.restoreAllMocks();
  if (shown) void unmount(shown);
  shown = undefined;
});

function show(look: "jokerOnJoker" | "nothingMatchesButAJoker") {
  const legal = recorded.looks[look].legal as TheMove[];
  const decisions = { legal, play: vi.fn(), asks: () => true, why: vi.fn(), touched: vi.fn() };
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
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Joker: announce a colour or a number");
});

test("the announcement in force is grey, says so, and tells the rule when it is tried", () => {
  const { decisions, choosing } = show("jokerOnJoker");
  expect(document.querySelectorAll("[data-offer]")).toHaveLength(10);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Joker on a joker: announce another colour or number");
  const again = labelled("Already announced: pink");
  expect(again?.getAttribute("aria-disabled")).toBe("true");
  again?.click();
  expect(decisions.why).toHaveBeenCalledWith({ type: "joker", call: "P" });
  expect(choosing.staged).toBeNull();
  labelled("Announce green")?.click();
  expect(choosing.staged).toEqual({ type: "joker", call: "G" });
});

test("who opened it by keyboard goes on in it; who is elsewhere when it comes back stays there", () => {
  // jsdom shows nobody's focus.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return matches.call(this, selector.replace(":focus-visible", ":focus"));
  });
  document.body.innerHTML = `<main tabindex="-1"><button data-offer>Joker</button></main>`;
  const [board, card] = [document.querySelector("main"), document.querySelector("button")];
  card?.focus();
  show("nothingMatchesButAJoker");
  expect(document.activeElement?.closest("[role=group]")).not.toBeNull();
  if (shown) void unmount(shown);
  board?.focus();
  show("nothingMatchesButAJoker");
  expect(document.activeElement).toBe(board);
});
