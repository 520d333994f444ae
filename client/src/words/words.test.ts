import { beforeEach, describe, expect, it } from "vitest";
import { begin, choose, language, learn, say, speak, wish } from "./words.svelte";

describe("the language", () => {
  beforeEach(() => localStorage.clear());

  it("is the first that both sides speak", () => {
    expect(wish(["pt-BR", "de-AT", "fr"])).toBe("de");
    expect(wish(["JA"])).toBe("ja");
    expect(wish(["", "tlh"])).toBe("en");
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
    expect(say("kolpa-joker")).toBe("einen Joker");
  });

  it("counts as its speakers count", async () => {
    await speak("en");
    expect(say("client-seats-free", { count: 1 })).toBe("1 seat free");
    expect(say("client-seats-free", { count: 3 })).toBe("3 seats free");
  });
});
