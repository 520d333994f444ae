// Kolpa!'s room on looks that a real server gave (recorded.json: views, legal moves, lines of the log).
import { beforeAll, describe, expect, it } from "vitest";
import type { TheMove, View } from "./types";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import { CALLS, type Card } from "./cards";
import room from "./index";
import { beginsWith, callsOf, moveOf } from "./offers";
import { covered, gains } from "./past";
import recorded from "./recorded.json";
import { sorted, type KolpaEntry } from "./words";

type Recorded = Record<string, { view: View; legal: TheMove[] }>;
const looks = recorded.looks as unknown as Record<keyof typeof recorded.looks, Recorded[string]>;
const log = recorded.log as unknown as Record<keyof typeof recorded.log, KolpaEntry>;
const { names } = recorded;

beforeAll(() => learn("kolpa"));

describe("what can be done is read from the legal moves", () => {
  it("a card in hand stands for the one move that plays it", () => {
    const { legal } = looks.free;
    expect(moveOf(legal, "Y0", "hand")).toEqual({ type: "kol", card: "Y0", from: "hand" });
    expect(moveOf(legal, "Y2", "hand")).toEqual({ type: "kolpa", card: "Y2" });
    expect(moveOf(legal, "Y2", "area")).toBeNull();
  });

  it("a pile on show can be played where the server says so, and a card in hand may then be stuck", () => {
    const { legal } = looks.pileMatches;
    expect(moveOf(legal, "G0", "area")).toEqual({ type: "kol", card: "G0", from: "area" });
    expect(moveOf(legal, "Y5", "area")).toBeNull();
    expect(moveOf(legal, "Y2", "hand")).toBeNull();
  });

  it("every legal move begins with a card that is in hand or on show", () => {
    for (const { view, legal } of Object.values(looks)) {
      const piles = view.players[view.seat ?? -1]?.piles ?? [];
      for (const move of legal) {
        const inHand = view.hand?.some((card) => beginsWith(move, card, "hand"));
        const onShow = piles.some(({ top }) => beginsWith(move, top, "area"));
        expect(inHand || onShow, JSON.stringify(move)).toBe(true);
      }
    }
  });

  it("a joker can be played with all eleven announcements", () => {
    expect([...callsOf(looks.nothingMatchesButAJoker.legal).keys()]).toEqual(CALLS);
    expect(callsOf(looks.free.legal).size).toBe(0);
  });

  it("a joker on a joker can be played with all announcements but the one in force", () => {
    const { view, legal } = looks.jokerOnJoker;
    expect([...callsOf(legal).keys()]).toEqual(CALLS.filter((call) => call !== view.call));
  });
});

describe("what the log still shows", () => {
  const kol = (card: Card): KolpaEntry => ({ seat: 0, kind: "move", move: { type: "kol", card, from: "hand" } });
  const joker: KolpaEntry = { seat: 1, kind: "move", move: { type: "joker", call: "R" } };
  const laid: KolpaEntry = { seat: 1, kind: "move", move: { type: "kolpa", card: "P1" } };
  const deal = (round: number, top: Card): KolpaEntry => ({ seat: null, kind: "deal", round, top, starter: 0, hand: null });
  const reshuffle: KolpaEntry = { seat: null, kind: "reshuffle" };

  it("is the card that is covered by the top one", () => {
    expect(covered([deal(1, "G0")])).toBeNull();
    expect(covered([deal(1, "G0"), kol("G4")])).toBe("G0");
    expect(covered([deal(1, "G0"), kol("G4"), laid, joker])).toBe("G4");
    expect(covered([deal(1, "G0"), kol("G4"), joker, kol("R2")])).toBe("J");
  });

  it("is nothing under the first card of a round, or of a pile that was shuffled", () => {
    expect(covered([deal(1, "G0"), kol("G4"), deal(2, "R1")])).toBeNull();
    expect(covered([deal(1, "G0"), kol("G4"), reshuffle])).toBeNull();
    expect(covered([deal(1, "G0"), kol("G4"), reshuffle, kol("G5")])).toBe("G4");
  });

  it("is what the last round brought, if its scores were shown", () => {
    const view = (round: number, ...scores: number[]): View => ({
      ...looks.free.view,
      round,
      players: scores.map((score) => ({ hand: 5, piles: [], score })),
    });
    const played = { ...kol("G4"), after: view(1, 0, 0) };
    const dealt = { ...deal(2, "R1"), after: view(2, 8, -3) };
    expect(gains([deal(1, "G0"), played], view(1, 0, 0))).toBeNull();
    expect(gains([deal(1, "G0"), played, kol("G5"), dealt], view(2, 8, -3))).toEqual([8, -3]);
    expect(gains([dealt, { ...kol("R2"), after: view(3, 10, 4) }], view(3, 10, 4))).toEqual([2, 7]);
    expect(gains([deal(1, "G0"), kol("G4"), deal(2, "R1")], view(2, 8, -3))).toBeNull();
  });
});

it("a hand is sorted by colour or by number, jokers last", () => {
  const hand: Card[] = ["J", "G1", "R4", "B0", "R1"];
  expect(sorted(hand, false)).toEqual(["R1", "R4", "B0", "G1", "J"]);
  expect(sorted(hand, true)).toEqual(["B0", "R1", "G1", "R4", "J"]);
});

describe("in words", () => {
  beforeAll(() => speak("en"));

  it("one line says what to do", () => {
    const prompt = (look: keyof typeof looks) => room.prompt(looks[look].view, looks[look].legal);
    expect(prompt("free")).toBe("Play one card: Kol! onto the discard pile, or Kolpa! into your play area.");
    expect(prompt("pileMatches")).toBe("Play a matching card or a joker onto the discard pile: Kol!");
    expect(prompt("nothingMatches")).toBe("None of your cards matches: lay one into your play area. Kolpa!");
    expect(prompt("nothingMatchesButAJoker")).toContain("or play a joker");
    const jokers = looks.nothingMatchesButAJoker.legal.filter((move) => move.type === "joker");
    expect(room.prompt(looks.free.view, jokers)).toBe("Play a joker and announce a colour or a number.");
  });

  it("the log tells what everybody saw", () => {
    const told = (line: keyof typeof log) => room.told(log[line], names);
    expect(told("deal")).toBe("Round 1 is dealt. green 0 is turned up. First to play: Ada");
    expect(told("kol")).toBe("Ada: Kol! green 4");
    expect(told("kolFromArea")).toBe("Random 2: Kol! blue 0 from the play area");
    expect(told("kolpa")).toBe("Random 2: Kolpa! blue 0 laid");
    expect(told("joker")).toBe("Ada: a joker and says 0");
    expect(told("draw")).toBe("Random 2 draws a card");
    expect(told("ownDraw")).toBe("Ada draws a joker");
    expect(told("reshuffle")).toBe("The discard pile is shuffled into a new draw pile.");
  });

  it("the position is described, the card to be matched first", () => {
    expect(room.position(looks.announced.view, names)).toBe(
      "On the discard pile lies a joker. Announced: pink. Your hand: pink 0, pink 2, pink 5. " +
        "Your play area: blue 5 (1 card), green 0 (1 card). " +
        "Random 2: 1 point, 4 cards in hand. Play area: red 4 (1 card), blue 1 (2 cards), green 3 (1 card). " +
        "Random 3: 7 points, 2 cards in hand. Play area: red 1 (1 card), green 2 (1 card). Draw pile: 37",
    );
    expect(room.status(looks.announced.view, 1)).toBe("1 point · 4 cards");
    expect(room.score(looks.announced.view, 2)).toBe(7);
  });

  it("a spectator has no hand to be told of", () => {
    const view: View = { ...looks.announced.view, seat: null, hand: null };
    expect(room.position(view, names)).toMatch(/^On the discard pile lies a joker\. Announced: pink\. Ada: 5 points/);
  });

  it("the rules in short say nothing of typing", () => {
    expect(room.help().length).toBeGreaterThan(5);
    expect(room.help().join()).not.toContain("kol R3");
  });
});

it.each(LANGUAGES)("everything can be said in %s, without a sign of markup", async (language) => {
  await speak(language);
  const said = [
    ...Object.values(log).map((entry) => room.told(entry, names)),
    ...Object.values(looks).flatMap(({ view, legal }) => [
      room.prompt(view, legal),
      room.position(view, names),
      room.status(view, 0),
      ...legal.map((move) => room.choice(view, move, names)),
    ]),
    ...room.help(),
  ];
  for (const line of said) expect(line).toMatch(/^[^[\]{}]+$/);
});

describe("cards travel", () => {
  const travels = (line: keyof typeof log) => room.travels(log[line], looks.free.view);

  it("from your own card, or out of somebody's hand", () => {
    expect(travels("kol")).toEqual([{ from: "hand:0:G4", to: "discard" }]);
    expect(travels("joker")).toEqual([{ from: "hand:0:J", to: "discard" }]);
    expect(travels("kolpa")).toEqual([{ from: "hand:1", to: "pile:1:B" }]);
    expect(travels("kolFromArea")).toEqual([{ from: "pile:1:B", to: "discard" }]);
  });

  it("from the draw pile to whoever draws", () => {
    expect(travels("draw")).toEqual([{ from: "draw", to: "drawn:1" }]);
    expect(travels("ownDraw")).toEqual([{ from: "draw", to: "hand:0:J" }]);
  });

  it("to everybody when a round is dealt, the starter first", () => {
    const to = travels("deal").map((travel) => travel.to);
    expect(to).toEqual(["hand:0:G0", "hand:0:G4", "hand:0:Y5", "hand:0:P3", "hand:0:Y2", "hand:1", "hand:2", "discard"]);
  });
});
