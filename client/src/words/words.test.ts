import { beforeEach, describe, expect, it } from "vitest";
import { begin, choose, firstSpoken, language, learn, say, sayIfKnown, speak } from "./words.svelte";

describe("the language", () => {
  beforeEach(() => localStorage.clear());

  it("is the first that both sides speak", () => {
    expect(firstSpoken(["pt-BR", "de-AT", "fr"])).toBe("de");
    expect(firstSpoken(["JA"])).toBe("ja");
    expect(firstSpoken(["", "tlh"])).toBe("en");
  });

  it("changes what is said, and what the page says it is in", async () => {
    await speak("fr");
    expect(say("client-close")).toBe("Fermer");
    expect(document.documentElement.lang).toBe("fr");
  });

  it("is remembered", async () => {
    await choose("ja");
    await speak("en");
    await begin();
    expect(language()).toBe("ja");
  });

  it("learns a game's words when they are needed, and speaks them in every language from then on", async () => {
    await speak("en");
    expect(() => say("kolpa-joker")).toThrow("kolpa-joker");
    await learn("kolpa");
    expect(say("kolpa-joker")).toBe("a joker");
    await speak("de");
    expect(say("kolpa-joker")).toBe("ein Joker");
  });

  it("learns several things at once, and forgets none of them", async () => {
    await speak("en");
    const first = learn("report");
    const second = learn("puzzles");
    const again = learn("report"); // which is not there yet, although it was asked for
    await again;
    expect(say("report-thanks")).not.toBe("");
    await Promise.all([first, second]);
    expect(say("report-thanks")).not.toBe("");
    expect(say("puzzles-title")).toBe("Puzzle of the day");
  });

  it("need not know everything", async () => {
    await speak("en");
    expect(sayIfKnown("client-close")).toBe("Close");
    expect(sayIfKnown("client-seats-free")).toBeNull(); // without a number it would say nothing sensible
    expect(sayIfKnown("client-nonsense")).toBeNull();
  });

  it("counts as its speakers count", async () => {
    await speak("en");
    expect(say("client-seats-free", { count: 1 })).toBe("1 seat free");
    expect(say("client-seats-free", { count: 3 })).toBe("3 seats free");
  });
});
