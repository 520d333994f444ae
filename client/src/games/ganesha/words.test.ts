import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import { travels } from "./travels";
import { ENTRIES, LOOKS, lookAt } from "./recorded";
import room from "./index";
import { hexWords, petalWords, pileWords, slotWords, trackWords } from "./words";
import { COLOURS } from "./shapes";

const NAMES = ["Ada", "Bo", "Cy", "Di"];

beforeAll(async () => {
  await speak("en");
  await learn("ganesha");
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));
  const isSaid = (words: string) => {
    expect(words.trim()).not.toBe("");
    expect(words).not.toMatch(/\{|\}|\[\/?\w*\]|undefined|NaN|ganesha-/);
  };

  it("says every position, every choice and every thing of it", () => {
    for (const { view, legal } of Object.values(LOOKS)) {
      isSaid(room.prompt(view, legal));
      isSaid(room.position(view, NAMES));
      view.players.forEach((player, seat) => {
        isSaid(room.status(view, seat));
        player.tactics.forEach((gem, slot) => isSaid(slotWords(slot, gem)));
      });
      for (const move of legal) isSaid(room.choice(view, move, NAMES));
      view.altar.forEach((_, hex) => isSaid(hexWords(view, hex)));
      for (const colour of COLOURS) {
        isSaid(trackWords(colour, view.mandala[colour] ?? { values: [], filled: 0 }));
        isSaid(pileWords(view, colour, 2, null));
        isSaid(petalWords(view, null, colour));
      }
    }
  });

  it("tells every kind of move and of chance", () => {
    for (const entry of ENTRIES) isSaid(room.told(entry, NAMES));
  });

  it("explains the game with every spice in it", () => {
    expect(room.help()).toHaveLength(4 + 8);
    room.help().forEach(isSaid);
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("asks, offers and tells in plain words", () => {
    const { view, legal } = lookAt("offer");
    expect(room.prompt(view, legal)).toBe("Offer, and place all gems of a colour on the Mandala, or end your turn.");
    expect(room.choice(view, { type: "end" }, NAMES)).toBe("end the turn");
    expect(room.choice(view, { type: "ginger", seat: 2 }, NAMES)).toBe("exchange with Cy");
    expect(room.told({ seat: 1, kind: "move", move: { type: "store", gem: "red", to: 0 } }, NAMES)).toBe("Bo: red into Tactics slot 0");
    expect(room.told({ seat: null, kind: "gem", colour: "blue" }, NAMES)).toBe("The bag brings blue.");
  });

  it("says what is placed, and what finds no slot", () => {
    const { view } = lookAt("token");
    expect(room.prompt(view, [])).toBe("Place a token, face down. There are 2 to place.");
    expect(hexWords(view, view.face_down[0] ?? 0)).toBe(`hex ${view.face_down[0]}, a token face down`);
    expect(room.choice(view, { type: "token", hex: 4 }, NAMES)).toBe("place a token on hex 4");
    expect(room.told({ seat: 1, kind: "move", move: { type: "token", hex: 4 } }, NAMES)).toBe("Bo: a token on hex 4");
    expect(room.position(view, NAMES)).toContain("From the youngest on: Cy, Ada, Bo");
    const player = { treasury: { red: 4 }, tactics: [null, null], score: 0, pawn: 0 };
    const short: typeof view = { ...view, decides: 0, players: [player], mandala: { red: { values: [5, 4, 3], filled: 1 } } };
    expect(room.choice(short, { type: "offer", gem: "red", place: "red" }, NAMES)).toBe("offer red, place 2 red gems for 7, 1 without a slot into the bag");
  });

  it("knows the score that the server knows", () => {
    const { view, result } = lookAt("over");
    expect(view.players.map((_, seat) => room.score(view, seat))).toEqual(result?.scores);
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
