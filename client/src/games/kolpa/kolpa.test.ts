// Kolpa!'s room on looks that a real server gave (recorded.json: views, legal moves, lines of the log).
import { beforeAll, describe, expect, it } from "vitest";
import type { TheMove, View } from "./types";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import { CALLS, pointsIn, type Card } from "./cards";
import { roundsCounted, steps } from "./counting";
import room from "./index";
import { beginsWith, callsOf, moveOf } from "./offers";
import { count, covered, gains, rounds } from "./past";
import recorded from "./recorded.json";
import type { Line, Part } from "$lib/words/lines";
import type { GamePiece } from "./pieces";
import { choiceInWords, sorted, type KolpaEntry } from "./words";
// The rules that a refusal can cite, as the server's own source writes them.

type Recorded = Record<string, { view: View; legal: TheMove[] }>;
const looks = recorded.looks as unknown as Record<keyof typeof recorded.looks, Recorded[string]>;
const log = recorded.log as unknown as Record<keyof typeof recorded.log, KolpaEntry>;
const { names } = recorded;
const nothing = { picked: null, staged: null };
/** What the eye gets: a piece in brackets. */
const seen = (line: Line<GamePiece> | null) => line?.parts.map((part: Part<GamePiece>) => (typeof part === "string" ? part : `[${"card" in part ? part.card : part.piece === "joker" ? `J ${part.call}` : part.call}]`)).join("").replace(/ +/g, " ");

beforeAll(() => learn("kolpa"));

describe("what can be done is read from the legal moves", () => {
  it("a card in hand stands for the one move that plays it", () => {
    const { legal } = looks.free;
    expect(moveOf(legal, "Y0", "hand")).toEqual({ type: "kol", card: "Y0", from: "hand" });
    expect(moveOf(legal, "Y2", "hand")).toEqual({ type: "kolpa", card: "Y2" });
    expect(moveOf(legal, "Y2", "area")).toBeNull();
  });

  it("a pile on show can be played if the server says so, and a card in hand may then be stuck", () => {
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

describe("a round is followed through the log", () => {
  const deal: KolpaEntry = { seat: null, kind: "deal", round: 1, top: "G0", starter: 0, hand: ["R1", "R5", "B2", "J", "Y4"] };
  const move = (seat: number, made: TheMove): KolpaEntry => ({ seat, kind: "move", move: made });
  const entries: KolpaEntry[] = [
    deal,
    move(0, { type: "kolpa", card: "R1" }),
    { seat: null, kind: "draw", to: 0, card: "P3" },
    move(1, { type: "kolpa", card: "B5" }),
    { seat: null, kind: "draw", to: 1 },
    move(0, { type: "kolpa", card: "R5" }),
    { seat: null, kind: "draw", to: 0, card: "G2" },
    move(1, { type: "kol", card: "B5", from: "area" }),
    move(0, { type: "joker", call: "R" }),
    move(1, { type: "kol", card: "R2", from: "hand" }),
    move(0, { type: "kol", card: "R5", from: "area" }),
  ];

  it("so that everybody knows what lies under the top of a pile, and how many cards are in each hand", () => {
    const [round] = rounds(entries, 2, 0);
    expect(round).toEqual({ number: 1, areas: [["R1"], []], held: [4, 4], hand: ["B2", "Y4", "P3", "G2"], moved: [0, 1, 0, 1, 0, 1, 0] });
  });

  it("and nobody else's hand is known", () => {
    expect(rounds(entries, 2, 1)[0]?.hand).toEqual(deal.hand);
    expect(rounds([{ ...deal, hand: null }, ...entries.slice(1)], 2, null)[0]?.hand).toBeNull();
  });

  it("and a new round begins with nothing", () => {
    const story = rounds([...entries, { ...deal, round: 2 }], 2, 0);
    expect(story.map(({ number }) => number)).toEqual([1, 2]);
    expect(story[1]?.areas).toEqual([[], []]);
  });

  it("and its count is what the play area brought, less what the hand cost", () => {
    const [round] = rounds(entries, 2, 0);
    const own = pointsIn(round?.hand ?? []);
    expect(own).toBe(11);
    expect(count(round, [1 - own, -3])).toEqual([
      { area: 1, hand: own, gain: -10 },
      { area: 0, hand: 3, gain: -3 },
    ]);
  });

  it("and a joker in hand counts ten", () => {
    expect(pointsIn(["R0", "B3", "J"])).toBe(13);
  });

  it("and the others wait while it is counted", () => {
    expect(room.rests?.({ ...deal, round: 2 })).toBe(true);
    expect(room.rests?.(deal)).toBe(false);
    expect(room.rests?.(move(0, { type: "kolpa", card: "R1" }))).toBe(false);
  });
});

describe("the final count", () => {
  const sheet = (...lengths: number[]) => lengths.map((length) => ({ rounds: Array<number>(length).fill(1) }));

  it("takes a step for each round, and one for the winner", () => {
    expect(steps(sheet(4, 4))).toBe(5);
    expect([0, 1, 2, 3, 4, 5].map((counted) => roundsCounted(sheet(4, 4), counted))).toEqual([0, 1, 2, 3, 4, 4]);
  });

  it("takes larger steps in a long match, and counts every round", () => {
    const long = sheet(31);
    const shown = Array.from({ length: steps(long) + 1 }, (_, counted) => roundsCounted(long, counted));
    expect(steps(long)).toBe(14);
    expect(shown[0]).toBe(0);
    expect(shown.at(-2)).toBe(31);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  it("has no step to take if no round was played", () => {
    expect(steps(sheet(0, 0))).toBe(1);
    expect(roundsCounted(sheet(0, 0), 1)).toBe(0);
  });
});

it("a hand is sorted by colour or by number, jokers last", () => {
  const hand: Card[] = ["J", "G1", "R4", "B0", "R1"];
  expect(sorted(hand, false)).toEqual(["R1", "R4", "B0", "G1", "J"]);
  expect(sorted(hand, true)).toEqual(["B0", "R1", "G1", "R4", "J"]);
});

describe("in words", () => {
  beforeAll(() => speak("en"));

  it("one line says what to do, shortly to the eye and fully to the ear", () => {
    const prompt = (look: keyof typeof looks) => room.prompt(looks[look].view, looks[look].legal, nothing);
    expect(seen(prompt("free"))).toBe("Kol or Kolpa?");
    expect(prompt("free").words).toBe("Play one card: one that matches onto the discard pile (Kol!), or one that doesn’t into your play area (Kolpa!).");
    expect(seen(prompt("pileMatches"))).toBe("Match [B0] – Kol!");
    expect(prompt("pileMatches").words).toBe("Play a matching card or a joker onto the discard pile: Kol!");
    expect(seen(prompt("announced"))).toBe("Match [P] – Kol!");
    expect(seen(prompt("nothingMatches"))).toBe("No match: put a card down – Kolpa!");
    expect(prompt("nothingMatches").words).toBe("None of your cards match: put one in your play area. Kolpa!");
    expect(seen(prompt("nothingMatchesButAJoker"))).toBe("Put a card down, or play [J]");
    expect(prompt("nothingMatchesButAJoker").words).toContain("or play a joker");
    const jokers = looks.nothingMatchesButAJoker.legal.filter((move) => move.type === "joker");
    expect(seen(room.prompt(looks.free.view, jokers, nothing))).toBe("Play [J]");
    expect(room.prompt(looks.free.view, jokers, nothing).words).toBe("Play a joker and announce a colour or a number.");
  });

  it("it goes on once a joker is picked", () => {
    const joker = { picked: "J:0", staged: null };
    const prompt = (look: keyof typeof looks) => room.prompt(looks[look].view, looks[look].legal, joker);
    expect(seen(prompt("nothingMatchesButAJoker"))).toBe("Announce a colour or a number");
    expect(prompt("nothingMatchesButAJoker").words).toBe("Joker: announce a colour or a number");
    expect(seen(prompt("jokerOnJoker"))).toBe("Announce another colour or number");
    expect(prompt("jokerOnJoker").words).toBe("Joker on a joker: announce another colour or number");
  });

  it("a choice is a picture and points at the board", () => {
    const { view } = looks.pileMatches;
    const choice = (move: TheMove) => room.choice(view, move, names);
    expect(seen(choice({ type: "kol", card: "Y0", from: "hand" }))).toBe("Kol! [Y0]");
    expect(choice({ type: "kol", card: "Y0", from: "hand" }).places).toEqual(["hand:0:Y0", "discard"]);
    expect(seen(choice({ type: "kol", card: "G0", from: "area" }))).toBe("Kol! [G0] from your play area");
    expect(choice({ type: "kol", card: "G0", from: "area" }).places).toEqual(["pile:0:G", "discard"]);
    expect(seen(choice({ type: "kolpa", card: "Y2" }))).toBe("Kolpa! [Y2]");
    expect(choice({ type: "kolpa", card: "Y2" }).places).toEqual(["hand:0:Y2", "pile:0:Y"]);
    expect(seen(choice({ type: "joker", call: "3" }))).toBe("Joker [J 3]");
    expect(choice({ type: "joker", call: "R" }).words).toBe("Play a joker and announce red");
  });

  it("a turn is one line of the log, and says to the ear what each entry said", () => {
    const turn = (...lines: (keyof typeof log)[]) => room.turn(lines.map((line) => log[line]), names, null);
    expect(seen(turn("kol"))).toBe("Kol! [G4]");
    expect(seen(turn("kolFromArea"))).toBe("Kol! [B0] from the play area");
    expect(seen(turn("joker"))).toBe("Joker [J 0]");
    expect(seen(turn("kolpa", "draw"))).toBe("Kolpa! [B0]");
    expect(seen(turn("kolpa", "ownDraw", "reshuffle"))).toBe("Kolpa! [B0], drew [J]");
    expect(seen(turn("deal"))).toBe("Round 1: [G0]");
    expect(turn("reshuffle")).toBeNull();
    for (const lines of [["kol"], ["kolpa", "draw"], ["kolpa", "ownDraw", "reshuffle"], ["deal"]] as (keyof typeof log)[][]) {
      for (const line of lines) expect(turn(...lines)?.words).toContain(room.told(log[line], names, null));
    }
  });

  it("a card begins a line, and so does a deal", () => {
    const begins = (line: keyof typeof log) => room.begins?.(log[line], [log.kol]);
    expect((["kol", "kolpa", "joker", "deal"] as const).map(begins)).toEqual([true, true, true, true]);
    expect((["draw", "ownDraw", "reshuffle"] as const).map(begins)).toEqual([false, false, false]);
  });

  it("a refusal points at what it is about", () => {
    const matters = (look: keyof typeof looks, rule: string) => room.matters?.(looks[look].view, { type: "kolpa", card: "Y2" }, rule);
    expect(matters("pileMatches", "P10")).toEqual(["discard", "call", "pile:0:G"]);
    expect(matters("free", "P5")).toEqual(["discard", "call"]);
    expect(matters("free", "P8")).toEqual([]);
    const { view } = looks.announced;
    const forced: View = { ...view, call: "5" };
    expect(room.matters?.(forced, { type: "kolpa", card: "P2" }, "P10")).toEqual(["discard", "call", "pile:0:B"]);
  });

  it("a card asks before it is played; a joker was chosen twice already", () => {
    const { view } = looks.free;
    expect(room.careful?.(view, { type: "kol", card: "Y0", from: "hand" })).toBe(true);
    expect(room.careful?.(view, { type: "kolpa", card: "Y2" })).toBe(true);
    expect(room.careful?.(view, { type: "joker", call: "R" })).toBe(false);
  });

  it("the log tells what everybody saw", () => {
    const told = (line: keyof typeof log, reader: number | null = null) => room.told(log[line], names, reader);
    expect(told("deal")).toBe("Round 1: the green 0 is turned up, Ada plays first.");
    expect(told("deal", 0)).toBe("Round 1: the green 0 is turned up, you play first.");
    expect(told("kol")).toBe("Ada plays the green 4: Kol!");
    expect(told("kol", 0)).toBe("You play the green 4: Kol!");
    expect(told("kolFromArea")).toBe("Random 2 plays the blue 0 from the play area: Kol!");
    expect(told("kolpa")).toBe("Random 2 puts the blue 0 in the play area: Kolpa!");
    expect(told("joker")).toBe("Ada plays a joker and announces 0.");
    expect(told("draw")).toBe("Random 2 draws a card.");
    expect(told("ownDraw", 0)).toBe("You draw a joker.");
    expect(told("reshuffle")).toBe("The discard pile is shuffled into a new draw pile.");
  });

  it("the position is described, the card to be matched first", () => {
    expect(room.position(looks.announced.view, names)).toBe(
      "There’s a joker on the discard pile. Announced: pink. Your hand: pink 0, pink 2 and pink 5. " +
        "Your play area: blue 5 (1 card) and green 0 (1 card). " +
        "Random 2: 1 point, 4 cards in hand. Play area: red 4 (1 card), blue 1 (2 cards) and green 3 (1 card). " +
        "Random 3: 7 points, 2 cards in hand. Play area: red 1 (1 card) and green 2 (1 card). Draw pile: 37 cards.",
    );
    expect(room.status(looks.announced.view, 1)).toBe("1 point · 4 cards");
    expect(room.score(looks.announced.view, 2)).toBe(7);
  });

  it("a spectator has no hand to be told of", () => {
    const view: View = { ...looks.announced.view, seat: null, hand: null };
    expect(room.position(view, names)).toMatch(/^There’s a joker on the discard pile\. Announced: pink\. Ada: 5 points/);
  });
});

it("the rules open at what is decided now", () => {
  const now = Object.fromEntries(Object.entries(looks).map(([name, { view, legal }]) => [name, room.ruleNow?.(view, legal)]));
  expect(now).toEqual({ free: "P6", pileMatches: "P10", nothingMatches: "P8", nothingMatchesButAJoker: "P8", jokerOnJoker: "P16", announced: "P16" });
});

it.each(LANGUAGES)("everything can be said in %s, without a sign of markup, and few words to the eye", async (language) => {
  await speak(language);
  const lines = [
    ...Object.values(looks).flatMap(({ view, legal }) => [
      room.prompt(view, legal, nothing),
      ...legal.map((move) => room.choice(view, move, names)),
    ]),
    ...Object.values(log).flatMap((entry) => room.turn([entry], names, null) ?? []),
  ];
  const said = [
    ...Object.values(log).map((entry) => room.told(entry, names, null)),
    ...Object.values(looks).flatMap(({ view, legal }) => [room.position(view, names), room.status(view, 0), ...legal.map(choiceInWords)]),
    ...lines.map(({ words }) => words),
  ];
  for (const line of said) {
    expect(line).toMatch(/^[^[\]{}]+$/);
    expect(line).not.toMatch(/^\p{Ll}| {2}|-\d/u);
    if (language === "ja") expect(line).not.toMatch(/[.,:;!?()]/);
    if (language === "de") expect(line).not.toMatch(/\bKol(pa)?!/);
  }
  for (const line of lines) {
    const text = line.parts.filter((part) => typeof part === "string").join(" ");
    expect(text.split(/[\s\u00a0]+/).filter((word) => /\p{L}/u.test(word)).length, text).toBeLessThanOrEqual(8);
    expect(text.trim(), text).toMatch(/^[^\p{Ll}]/u);
  }
});

describe("cards travel", () => {
  const travels = (line: keyof typeof log) => room.travels(log[line], looks.free.view);

  it("from your own card, or out of somebody's hand", () => {
    expect(travels("kol")).toEqual([{ from: "hand:0:G4", to: "discard" }]);
    expect(travels("joker")).toEqual([{ from: "hand:0:J", to: "discard" }]);
    expect(travels("kolpa")).toEqual([{ from: "hand:1", to: "pile:1:B" }]);
    expect(travels("kolFromArea")).toEqual([{ from: "pile:1:B", to: "discard" }]);
  });

  it("from the draw pile to the player who draws", () => {
    expect(travels("draw")).toEqual([{ from: "draw", to: "drawn:1" }]);
    expect(travels("ownDraw")).toEqual([{ from: "draw", to: "hand:0:J" }]);
  });

  it("to everybody when a round is dealt, the starter first", () => {
    const to = travels("deal").map((travel) => travel.to);
    expect(to).toEqual(["hand:0:G0", "hand:0:G4", "hand:0:Y5", "hand:0:P3", "hand:0:Y2", "hand:1", "hand:2", "discard"]);
  });
});
