import { describe, expect, it } from "vitest";
import { diamond, grown, kolam, wreath } from "./kolam";

const ends = (line: string) => {
  const numbers = line.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return [numbers.slice(0, 2), numbers.slice(-2)];
};

describe("a kolam", () => {
  it("is one loop around one dot", () => {
    expect(kolam(["o"]).lines).toHaveLength(1);
  });

  it("is a figure of eight around two", () => {
    const { lines, dots } = kolam(["oo"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/C/g)).toHaveLength(8);
    expect(dots).toEqual([[10, 10], [30, 10]]);
  });

  it.each([[3, 4, 1], [3, 3, 3], [4, 6, 2], [5, 7, 1]])("of %i by %i dots has %i lines, as mirror curves have", (m, n, count) => {
    expect(kolam(Array<string>(m).fill("o".repeat(n))).lines).toHaveLength(count);
  });

  it("passes each quarter of every dot once, and every line ends where it began", () => {
    for (const drawing of [kolam(diamond(7)), kolam(["oo o", " ooo", "o  o"]), wreath(16, 2)]) {
      expect(drawing.lines.join("").match(/C/g)).toHaveLength(4 * drawing.dots.length);
      for (const line of drawing.lines) {
        const [first, last] = ends(line);
        expect(first).toEqual(last);
      }
    }
  });

  it("grown from a name is the same every time, from every side, and another one for another name", () => {
    const names = ["market", "lanterns", "monsoon", "tiger", "a", "ゲーム"];
    const patterns = names.map(grown);
    expect(names.map(grown)).toEqual(patterns);
    for (const rows of patterns) {
      expect(rows.toReversed()).toEqual(rows);
      expect(rows.map((_, x) => rows.map((row) => row[x]).join(""))).toEqual(rows);
      expect(rows.every((row) => row.includes("o"))).toBe(true);
    }
    expect(new Set(patterns.map(String)).size).toBeGreaterThan(names.length / 2);
  });

  it("diamonds grow by two dots a row", () => {
    expect(diamond(5)).toEqual(["  o  ", " ooo ", "ooooo", " ooo ", "  o  "]);
  });
});
