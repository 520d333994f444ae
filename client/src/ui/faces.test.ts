import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAST, characterAt, OWN_COLOURS, ownColour, portrait } from "./faces";

const known = readFileSync("../src/kolam/bots/characters.toml", "utf8");

test("every character of the server has a face, and no two the same", () => {
  const levels = [...known.matchAll(/^\[(\w+)\]\n((?:\w+ = .+\n)+)/gm)].map(([, level, named]) => [level, [...(named ?? "").matchAll(/^\w+/gm)].map(([id]) => id)]);
  expect(Object.entries(CAST).map(([level, cast]) => [level, Object.keys(cast)])).toEqual(levels);
  const drawn = Object.values(CAST).flatMap((cast) => Object.keys(cast).map((id) => JSON.stringify(portrait(id))));
  expect(new Set(drawn).size).toBe(36);
});

test("each seat has its character of a level, and somebody unknown has no face", () => {
  expect([0, 1, 6].map((seat) => characterAt("casual", seat))).toEqual(["murugan", "selvi", "murugan"]);
  expect(characterAt("divine", 0)).toBeNull();
  expect(portrait("nobody")).toBeNull();
});

test("a person's colour is theirs, and shows a light line on a light and on a dark page", () => {
  expect(ownColour("Ada")).toBe(ownColour("Ada"));
  expect(new Set(["Ada", "Bob", "Chloé", "Dörte", "Emil", "美咲"].map(ownColour)).size).toBeGreaterThan(3);
  for (const colour of OWN_COLOURS) {
    expect(contrast(colour, "#fffaf0"), colour).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour, "#fbf6ec"), colour).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, "#261d18"), colour).toBeGreaterThanOrEqual(3);
  }
});

function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
