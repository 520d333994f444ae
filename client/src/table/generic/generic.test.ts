// A game that nobody has written: lanterns are lit, and sold on a market. Its words come from a server that was made up, too.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "$lib/games/entries";
import { Choosing } from "$lib/table/choosing.svelte";
import { roomOf } from "$lib/table/rooms";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import Board from "./Board.svelte";
import type { Data, GenericEvent, GenericMove } from "./data";
import Sheet from "./Sheet.svelte";

const ENGLISH = `
lanterns-name = Lanterns
lanterns-prompt = { $phase ->
    [light] Light a lantern, or draw oil.
   *[sell] Sell what you have.
}
lanterns-move-light = Light { $lanterns } with { $oil ->
    [one] one measure
   *[other] { $oil } measures
} of oil
lanterns-told-light = { $name } lights { $lanterns }
lanterns-event-oil-found = { $player } finds oil: { $amount }
lanterns-field-oil-left = Oil in the jar
lanterns-value-dark-red = dark red
`;

const VIEW: Data = {
  seat: 0,
  turn: 0,
  phase: "light",
  oil_left: 7,
  rainy: false,
  street: [["dark_red", null], ["gold", "gold"]],
  prices: { gold: 3 },
  seller: null,
  players: [
    { score: 4, hand: ["gold", "dark_red"], stall: { open: true } },
    { score: 1, hand: 3, stall: { open: false } },
  ],
};
const LIGHT: GenericMove = { type: "light", lanterns: ["gold", "dark_red"], oil: 2 };
const TRADE: GenericMove = { type: "trade_away", player: 1, lantern: "dark_red", gift: null };
const ENTRIES: Entry<GenericMove, GenericEvent, Data>[] = [
  { seat: null, kind: "oil_found", player: 1, amount: 2 },
  { seat: 1, kind: "move", move: LIGHT },
  { seat: null, kind: "wind_blows", strength: 3, out: [] },
];
const NAMES = ["Ada", "Bo"];
const UNCHOSEN = { picked: null, staged: null };
const plate = createRawSnippet((seat: () => number) => ({ render: () => `<h3>${NAMES[seat()]}</h3>` }));
const room = await roomOf("lanterns");

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path.endsWith("/en") ? ENGLISH : "")));
  await speak("en");
  await learn("lanterns");
});

describe("a game without a room of its own speaks by its texts", () => {
  beforeEach(() => speak("en"));

  it("to ask, to offer and to tell", () => {
    expect(room.prompt(VIEW, [LIGHT], UNCHOSEN).words).toBe("Light a lantern, or draw oil.");
    expect(room.choice(VIEW, LIGHT, NAMES).words).toBe("Light gold, dark red with 2 measures of oil");
    expect(room.told({ seat: 1, kind: "move", move: LIGHT }, NAMES, null)).toBe("Bo lights gold, dark red");
    expect(ENTRIES.map((entry) => room.told(entry, NAMES, null))[0]).toBe("Bo finds oil: 2");
  });

  it("and plainly if they are silent", () => {
    expect(room.choice(VIEW, TRADE, NAMES).words).toBe("Trade away: Bo, dark red");
    expect(room.choice(VIEW, { type: "pass" }, NAMES).words).toBe("Pass");
    expect(room.told({ seat: 0, kind: "move", move: TRADE }, NAMES, null)).toBe("Ada: Trade away: Bo, dark red");
    expect(ENTRIES.map((entry) => room.told(entry, NAMES, null))[2]).toBe("Wind blows. Strength: 3. Out: nothing.");
  });

  it("to describe the position: the table, then the players", () => {
    expect(room.position(VIEW, NAMES).split("\n")).toEqual([
      "Turn: Ada.",
      "Phase: light.",
      "Oil in the jar: 7.",
      "Rainy: no.",
      "Street: (dark red, nothing) (gold, gold).",
      "Prices: Gold: 3.",
      "Ada. Score: 4. Hand: gold, dark red. Stall: Open: yes.",
      "Bo. Score: 1. Hand: 3. Stall: Open: no.",
    ]);
  });

  it("and knows the score, whatever it is called", () => {
    expect([room.score(VIEW, 0), room.status(VIEW, 1)]).toEqual([4, "1 point"]);
    expect(room.score({ players: [{ points: 9 }] }, 0)).toBe(9);
    expect(room.score({ scores: [5, 6] }, 1)).toBe(6);
    expect(room.score({}, 0)).toBe(0);
  });

  it.each(LANGUAGES)("in %s, with words of its own or without", async (language) => {
    await speak(language);
    const said = [
      room.prompt(VIEW, [LIGHT], UNCHOSEN).words,
      room.position(VIEW, NAMES),
      ...[LIGHT, TRADE].map((move) => room.choice(VIEW, move, NAMES).words),
      ...ENTRIES.map((entry) => room.told(entry, NAMES, null)),
    ];
    for (const line of said) expect(line).toMatch(/^[^[\]{}]+$/);
  });
});

describe("its board", () => {
  const match = { legal: [LIGHT, TRADE], play: vi.fn(), asks: () => true, why: vi.fn(), touched: vi.fn() };
  let board: Record<string, unknown> = {};
  let choosing: Choosing<GenericMove>;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (selector: string) => all(selector).map((at) => at.textContent.replace(/\s+/g, " ").trim());

  beforeEach(async () => {
    await speak("en");
    choosing = new Choosing(match);
    board = mount(Board, { target: document.body, props: { game: "lanterns", view: VIEW, seat: 0, names: NAMES, entries: ENTRIES, over: false, choosing, plate } });
    flushSync();
  });
  afterEach(() => unmount(board));

  it("shows what is on the table under its labels, and whose eyes it is seen through only by the name", () => {
    expect(words(".common > dl > div > dt")).toEqual(["Turn", "Phase", "Oil in the jar", "Rainy", "Seller", "Street", "Prices"]);
    expect(words(".common .rows .chips li")).toEqual(["dark red", "–nothing", "gold", "gold"]);
  });

  it("shows the players side by side, each with a plate", () => {
    expect(words(".players h3")).toEqual(["Ada", "Bo"]);
    expect(words(".players > li:last-child dt")).toEqual(["Score", "Hand", "Stall", "Open"]);
  });

  it("offers every legal move: one tap to see it, a second one to play", () => {
    expect(words("[data-offer]")).toEqual(["Light gold, dark red with 2 measures of oil", "Trade away: Bo, dark red"]);
    all("[data-offer]")[1]?.click();
    flushSync();
    expect(all("[data-offer]").map((at) => at.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    expect(match.play).not.toHaveBeenCalled();
    all("[data-offer]")[1]?.click();
    expect(match.play).toHaveBeenCalledExactlyOnceWith(TRADE);
  });

  it("marks what a hint proposes", () => {
    choosing.hinted = { ...LIGHT };
    flushSync();
    expect(all("[data-offer]").map((at) => at.classList.contains("hinted"))).toEqual([true, false]);
  });
});

it("its score sheet has a row for everything that counts, and the totals", () => {
  const result = { scores: [7, 5], winners: [0], sheet: [{ nights: [1, 3], oil_left: 3 }, { nights: [5], oil_left: 0 }] };
  const sheet = mount(Sheet, { target: document.body, props: { game: "lanterns", view: VIEW, result, names: NAMES, seat: 0, entries: [], counted: 0 } });
  flushSync();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["Nights 1", "1", "5"], ["Nights 2", "3", "nothing"], ["Oil in the jar", "3", "0"]]);
  expect([...document.querySelectorAll("[data-total]")].map((total) => total.textContent)).toEqual(["7", "5"]);
  void unmount(sheet);
});
