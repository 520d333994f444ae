import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, learn, say, speak } from "$lib/words/words.svelte";
import type { Line } from "$lib/words/lines";
import { travels } from "./travels";
import { ENTRIES, LOOKS, lookAt, turnWith, TURNS } from "./recorded";
import room from "./index";
import { brief } from "./lines";
import { placed, points, withoutSlot } from "./moves";
import type { GaneshaPiece } from "./pieces";
import type { TheMove, View } from "./types";
import { gainedWords, gemsWords, hexWords, petalWords, pileWords, slotWords, trackWords } from "./words";
import { COLOURS } from "./shapes";

const NAMES = ["Ada", "Bo", "Cy", "Di"];
const NOTHING = { picked: null, staged: null };

beforeAll(async () => {
  await speak("en");
  await learn("ganesha");
});

/** What the eye gets, pieces by their names. */
const seen = ({ parts }: Line<GaneshaPiece>) =>
  parts.map((part) => (typeof part === "string" ? part : `[${Object.values(part).join(" ")}]`)).join("");

/** Everything that a line shows, in all looks and turns. */
const lines = (): Line<GaneshaPiece>[] => [
  ...Object.values(LOOKS).flatMap(({ view, legal }) => [
    room.prompt(view, legal, NOTHING),
    ...legal.flatMap((move) => [room.choice(view, move, NAMES), brief(view, move, NAMES)]),
  ]),
  ...Object.values(TURNS).flatMap((entries) => room.turn(entries, NAMES, null) ?? []),
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));
  const isSaid = (words: string) => {
    expect(words.trim()).not.toBe("");
    expect(words).not.toMatch(/\{|\}|\[\/?\w*\]|undefined|NaN|ganesha-/);
  };

  it("says every position, every choice and every thing of it", () => {
    for (const { view } of Object.values(LOOKS)) {
      isSaid(room.position(view, NAMES));
      view.players.forEach((player, seat) => {
        isSaid(room.status(view, seat));
        player.tactics.forEach((gem, slot) => isSaid(slotWords(slot, gem)));
      });
      view.altar.forEach((_, hex) => isSaid(hexWords(view, hex)));
      for (const colour of COLOURS) {
        isSaid(trackWords(colour, view.mandala[colour] ?? { values: [], filled: 0 }));
        isSaid(pileWords(view, colour, 2, null));
        isSaid(petalWords(view, null, colour));
      }
    }
    for (const line of lines()) isSaid(line.words);
  });

  it("shows no number of a hex or a slot, no abbreviation, and nothing small at the head of a line", () => {
    for (const line of lines()) {
      const text = line.parts.filter((part) => typeof part === "string").join(" ");
      expect(text).not.toMatch(/hex|slot|\w\.\w|Feld \d|case \d|マス/i);
      const [head] = line.parts;
      if (typeof head === "string" && head.trim()) expect(head.charAt(0)).toBe(head.charAt(0).toUpperCase());
    }
  });

  it("asks with eight words at most", () => {
    for (const { view, legal } of Object.values(LOOKS)) {
      const { parts } = room.prompt(view, legal, NOTHING);
      const words = parts.filter((part) => typeof part === "string").join(" ").split(/\s+/).filter((word) => /\p{L}/u.test(word));
      expect(words.length, words.join(" ")).toBeLessThanOrEqual(8);
    }
  });

  it("tells every kind of move and of chance", () => {
    for (const entry of ENTRIES) for (const reader of [null, 0, 1, 2]) isSaid(room.told(entry, NAMES, reader));
  });

  it("speaks in whole sentences that need no help to begin with a capital", () => {
    const said = [
      ...lines().map(({ words }) => words),
      ...ENTRIES.flatMap((entry) => [null, 0, 1, 2].map((reader) => room.told(entry, NAMES, reader))),
      ...Object.values(LOOKS).flatMap(({ view }) => [...room.position(view, NAMES).split("\n"), ...view.altar.map((_, hex) => hexWords(view, hex))]),
    ];
    for (const words of said) expect(words).toMatch(/^[\p{Lu}\p{Lo}\d]/u);
    for (const entry of ENTRIES) expect(room.told(entry, NAMES, 0)).toMatch(/[.。]$/);
  });

  it("lists things as its speakers do, with no comma or full stop of another language", () => {
    for (const { view } of Object.values(LOOKS)) {
      const said = [room.position(view, NAMES), ...view.altar.map((_, hex) => hexWords(view, hex))].join("\n");
      if (language === "ja") expect(said).not.toMatch(/[,.;:]|[\uFF61-\uFF9F]|(?<![A-Za-z]) | (?![A-Za-z])/);
      else expect(said).not.toMatch(/[、。：]| {2}/);
      if (language === "fr") expect(said).not.toMatch(/ [:;?!»]|« /);
    }
  });
});

/** What a choice was always told with: colours, hexes, tokens, sides, names, points. */
function facts(view: View, move: TheMove): (string | number)[] {
  const colour = (of: string | null | undefined) => say("ganesha-colour", { colour: of ?? "" });
  const side = (slot: number) => ["left", "right"][slot] ?? "";
  switch (move.type) {
    case "token":
      return [`hex ${move.hex + 1}`];
    case "take":
      return [colour(view.altar[move.hex]), `hex ${move.hex + 1}`, ...(view.tokens[move.hex] ? [say("ganesha-token", { token: view.tokens[move.hex] ?? "" })] : [])];
    case "caraway":
      return [colour(view.altar[move.hex]), `on hex ${move.hex + 1}`];
    case "cardamom":
      return [colour(move.colour), "Mandala"];
    case "ginger":
      return [NAMES[move.seat] ?? ""];
    case "give":
    case "black_pepper":
      return [colour(move.colour)];
    case "red_pepper":
      return ["1 point", colour(view.taken.at(-1))];
    case "black_mustard":
      return ["1 point"];
    case "store": {
      const old = move.to === "treasury" ? null : view.players[view.turn ?? 0]?.tactics[move.to];
      return [colour(move.gem), move.to === "treasury" ? "Treasury" : side(move.to), ...(old ? [colour(old), "Treasury"] : [])];
    }
    case "lift":
      return move.slots.length > 1 ? ["both"] : [side(move.slots[0] ?? 0)];
    case "refill":
      return [colour(move.colour), side(view.lifted[0] ?? 0)];
    case "offer": {
      const track = view.mandala[move.place] ?? { values: [], filled: 0 };
      const count = placed(view, move, move.place);
      const back = withoutSlot(track, count);
      return [move.gem ? `Offer a ${move.gem} gem` : "without an Offering", gemsWords(move.place, count - back), points(track, count), ...(back ? [`${back} into the bag for lack of slots`] : [])];
    }
    case "final":
      return [colour(move.colour), points(view.mandala[move.colour] ?? { values: [], filled: 0 }, 1)];
    default:
      return [];
  }
}

describe("to the ear", () => {
  beforeAll(() => speak("en"));

  it("a choice tells all that it always told", () => {
    for (const { view, legal } of Object.values(LOOKS))
      for (const move of legal) {
        const { words } = room.choice(view, move, NAMES);
        for (const fact of facts(view, move)) expect(words.toLowerCase()).toContain(String(fact).toLowerCase());
      }
  });

  it("a turn tells every decision of it, no matter whose, and what it brought", () => {
    for (const entries of Object.values(TURNS)) {
      const words = room.turn(entries, NAMES, null)?.words ?? "";
      for (const entry of entries) expect(words).toContain(room.told(entry, NAMES, null));
    }
    expect(room.turn(turnWith("ginger"), NAMES, null)?.words).toMatch(/Ginger: (\w+) must give \w+ a gem\. \1 gives a \w+ gem\./);
  });

  it("a turn speaks to its reader, and never of 'You' as somebody else", () => {
    for (const entry of ENTRIES) {
      if (entry.seat === null) continue;
      const words = room.told(entry, NAMES, entry.seat);
      expect(words).toMatch(/\byou\b/i);
      expect(words).not.toMatch(/\byou \w+s\b/i);
      expect(room.told(entry, NAMES, null)).not.toMatch(/\byou\b/i);
    }
    const ginger = { seat: 0, kind: "move" as const, move: { type: "ginger" as const, seat: 1 } };
    expect(room.told(ginger, NAMES, 0)).toBe("Ginger: Bo must give you a gem.");
    expect(room.told(ginger, NAMES, 1)).toBe("Ginger: you must give Ada a gem.");
    expect(room.told(ginger, NAMES, 2)).toBe("Ginger: Bo must give Ada a gem.");
  });

  it("a turn tells what it brought, or cost", () => {
    const by = { name: "Ada", you: "no" };
    expect(gainedWords(7, by)).toBe("Ada gains 7 points.");
    expect(gainedWords(-1, by)).toBe("Ada loses 1 point.");
    expect(gainedWords(1, { ...by, you: "yes" })).toBe("You gain 1 point.");
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("asks in few words, and follows what is picked", () => {
    const { view, legal } = lookAt("offer");
    expect(seen(room.prompt(view, legal, NOTHING))).toBe("Make an Offering, or end your turn");
    expect(room.prompt(view, legal, NOTHING).words).toBe("Make an Offering and place all gems of one colour on the Mandala, or end your turn.");
    expect(seen(room.prompt(view, legal, { picked: { gem: "yellow" }, staged: null }))).toBe("Offer [gem yellow 1] to place which colour?");
    expect(seen(room.prompt(view, legal, { picked: { place: "red" }, staged: null }))).toBe("Which gem do you offer to place [gem red 1]?");
    expect(seen(room.prompt(lookAt("red_pepper").view, [], NOTHING))).toBe("[token red_pepper] Pay 1 point to draw?");
  });

  it("names an offering by what it brings, and never as nothing", () => {
    const { view } = lookAt("token");
    const player = { treasury: { red: 4, yellow: 2 }, tactics: [null, null], score: 0, earned: {}, pawn: 0 };
    const short: View = { ...view, decides: 0, players: [player], mandala: { red: { values: [5, 4, 3], filled: 1 }, yellow: { values: [3, 2, 1], filled: 0 } } };
    const over = room.choice(short, { type: "offer", gem: "red", place: "red" }, NAMES);
    expect(seen(over)).toBe("Offer [gem red 1] for [gem red 2]: +7, 1 to [bag]");
    expect(over.words).toBe("Offer a red gem and place 2 red gems (7 points, 1 into the bag for lack of slots)");
    const free = room.choice(short, { type: "offer", gem: null, place: "yellow" }, NAMES);
    expect(seen(free)).toBe("Place [gem yellow 2]: +5, free");
    expect(free.words).toBe("Place 2 yellow gems without an Offering (5 points)");
    expect(seen(room.choice(short, { type: "end" }, NAMES))).toBe("End turn");
    for (const line of lines()) expect(line.words + seen(line)).not.toMatch(/offer nothing/i);
  });

  it("says left and right", () => {
    const { view } = lookAt("store");
    const gem = view.taken[0] ?? "red";
    expect(room.choice(view, { type: "store", gem, to: 0 }, NAMES).words).toContain("left Tactics slot");
    expect(room.told({ seat: 1, kind: "move", move: { type: "store", gem: "red", to: 1 } }, NAMES, null)).toBe("Bo places a red gem in the right Tactics slot.");
    expect(seen(room.choice(lookAt("lift").view, { type: "lift", slots: [0, 1] }, NAMES))).toMatch(/^\[gem \w+ 1\]\[gem \w+ 1\] → \[treasury\]$/);
  });

  it("says what is placed", () => {
    const { view } = lookAt("token");
    expect(seen(room.prompt(view, [], NOTHING))).toBe("Place a [token ] on the Altar");
    expect(hexWords(view, view.face_down[0] ?? 0)).toBe(`Hex ${(view.face_down[0] ?? 0) + 1}: a token, face down`);
    expect(room.choice(view, { type: "token", hex: 4 }, NAMES).words).toBe("Place a token on hex 5");
    expect(room.told({ seat: null, kind: "gem", colour: "blue" }, NAMES, null)).toBe("Drawn from the bag: a blue gem.");
    expect(room.position(view, NAMES)).toContain("From youngest to oldest: Cy, Ada, Bo");
  });

  it("knows the score that the server knows, and where it came from", () => {
    const { view, result } = lookAt("over");
    expect(view.players.map((_, seat) => room.score(view, seat))).toEqual(result?.scores);
    expect(view.players.map(({ earned }) => Object.values(earned).reduce((sum, part) => sum + part, 0))).toEqual(result?.scores);
  });
});

describe("a line of the log", () => {
  beforeAll(() => speak("en"));
  const shown = (kind: string) => seen(room.turn(turnWith(kind), NAMES, null) ?? { parts: [], words: "" });

  it("is one turn: what was stored, which tokens were used, what was placed and what it brought", () => {
    expect(shown("offer")).toMatch(/^\[gem \w+ 1\].* → .*\[petal \w+\] · \+\d+$/);
    expect(shown("red_pepper")).toMatch(/\[token red_pepper\] \[gem \w+ 1\] · .*\[petal \w+\] · [+−]?\d+$/);
    expect(shown("black_mustard")).toMatch(/\[token black_mustard\]/);
    expect(shown("ginger")).toMatch(/\[token ginger\] (Ada|Bo|Cy|Di) \[gem \w+ 1\]/);
    expect(shown("lift")).toMatch(/\[token coriander\].* · \[gem \w+ 1\] → \[slot [01]\]/);
    expect(shown("final")).toMatch(/^\[petal \w+\] · \+\d+$/);
  });

  it("tells what a turn scored, by the views before and after", () => {
    for (const kind of ["offer", "ginger", "black_pepper"]) {
      const entries = turnWith(kind);
      const [seat] = entries.flatMap((entry) => (entry.seat === null ? [] : [entry.seat]));
      const scores = entries.flatMap(({ after }) => (after ? [after.players[seat ?? 0]?.score ?? 0] : []));
      const gained = (scores.at(-1) ?? 0) - (scores[0] ?? 0);
      expect(shown(kind).endsWith(`+${gained}`)).toBe(gained > 0);
    }
  });

  it("does without what was never shown", () => {
    const unseen = turnWith("offer").map((entry) => ({ ...entry, after: undefined }));
    expect(seen(room.turn(unseen, NAMES, null) ?? { parts: [], words: "" })).toMatch(/\[petal \w+\]$/);
  });

  it("begins with a turn, not with Ginger's answer, and a new Altar has one of its own", () => {
    const split = (entries: typeof ENTRIES) =>
      entries.reduce<(typeof ENTRIES)[]>((found, entry) => {
        const last = found.at(-1);
        if (last && !room.begins?.(entry, last)) last.push(entry);
        else found.push([entry]);
        return found;
      }, []);
    for (const entries of Object.values(TURNS)) {
      const turns = split(entries);
      const [first, ...rest] = turns;
      expect(first?.filter(({ kind }) => kind === "altar")).toEqual([]);
      expect(rest.flat().every(({ kind }) => kind === "altar")).toBe(true);
    }
    const ada = (move: TheMove) => ({ seat: 0, kind: "move" as const, move });
    const twice = [ada({ type: "take", hex: 1 }), ada({ type: "store", gem: "red", to: 0 }), ada({ type: "take", hex: 2 })];
    expect(split(twice).map(({ length }) => length)).toEqual([2, 1]);
    const finals = [ada({ type: "final", colour: "red" }), ada({ type: "final", colour: "red" })];
    expect(split(finals).map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe("what travels", () => {
  it("starts and ends at places that the board has", () => {
    const places = /^(hex-\d+|hand-\d|treasury-\d-\w+|slot-\d-[01]|placed-\w+-\d+)$/;
    for (const entry of ENTRIES) {
      for (const { from, to } of room.travels(entry, lookAt("store").view)) {
        expect(from).toMatch(places);
        expect(to).toMatch(places);
      }
    }
  });

  it("goes from the Altar into the hand, and from the hand to its place", () => {
    const { view } = lookAt("store");
    const held = { ...view, taken: view.taken.slice(0, 1) };
    expect(travels(2, { type: "take", hex: 7 }, held)).toEqual([{ from: "hex-7", to: "hand-0" }]);
    expect(travels(2, { type: "store", gem: "red", to: 1 }, { ...view, taken: [] })).toEqual([{ from: "hand-0", to: "slot-2-1" }]);
    expect(travels(2, { type: "store", gem: "red", to: "treasury" }, held)).toEqual([
      { from: "hand-0", to: "treasury-2-red" },
      { from: "hand-1", to: "hand-0" },
    ]);
  });

  it("is nothing when chance has its say", () => {
    expect(room.travels({ seat: null, kind: "gem", colour: "red" }, lookAt("take").view)).toEqual([]);
  });
});

it("knows the rule that matters now, for a spice its own", () => {
  const now = Object.fromEntries(Object.entries(LOOKS).map(([name, { view, legal }]) => [name, room.ruleNow?.(view, legal)]));
  expect(now).toMatchObject({ take: "G12", second: "G13", store: "G16", offer: "G18", final: "G22", cardamom: "G27", black_pepper: "G34", ginger: "G30", give: "G30", lift: "G29" });
});
