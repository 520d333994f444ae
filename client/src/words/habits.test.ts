import { describe, expect, it } from "vitest";
import { listed, number, percent, prose, sentence, signed, who } from "./habits";
import { speak, type Language } from "./words.svelte";

const NAMES = ["Ada", "Bob", "Cy"];

describe("what people of a language are used to", () => {
  it.each([
    ["en", "Ada, Bob and Cy", "Ada, Bob or Cy", "Ada, Bob, Cy"],
    ["fr", "Ada, Bob et Cy", "Ada, Bob ou Cy", "Ada, Bob, Cy"],
    ["de", "Ada, Bob und Cy", "Ada, Bob oder Cy", "Ada, Bob, Cy"],
    ["ja", "Ada、Bob、Cy", "Ada、Bob、またはCy", "Ada、Bob、Cy"],
  ] as [Language, string, string, string][])("joins a list in %s", async (language, and, or, plain) => {
    await speak(language);
    expect(listed(NAMES)).toBe(and);
    expect(listed(NAMES, "or")).toBe(or);
    expect(listed(NAMES, "plain")).toBe(plain);
    expect(listed([])).toBe("");
    expect(prose(["Ada", "Bob"].map(sentence))).toBe(language === "ja" ? "Ada。Bob。" : "Ada. Bob.");
  });

  it.each([
    ["en", "20,000", "1.61", "62%"],
    ["fr", "20\u202f000", "1,61", "62\u00a0%"],
    ["de", "20.000", "1,61", "62\u00a0%"],
    ["ja", "20,000", "1.61", "62%"],
  ] as [Language, string, string, string][])("writes figures in %s", async (language, large, small, share) => {
    await speak(language);
    expect(number(20000)).toBe(large);
    expect(number(1.614, 2)).toBe(small);
    expect(percent(0.62)).toBe(share);
    expect([signed(3), signed(0), signed(-3), number(-3)]).toEqual(["+3", "0", "−3", "−3"]);
  });
});

it("is told whether the reader is meant", () => {
  expect(who(NAMES, 1, 1)).toEqual({ name: "Bob", you: "yes" });
  expect(who(NAMES, 1, null)).toEqual({ name: "Bob", you: "no" });
  expect(who(NAMES, 2, 1, "asked")).toEqual({ asked: "Cy", "asked-you": "no" });
});
