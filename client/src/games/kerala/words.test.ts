import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import type { TheMove, View } from "./types";
import room from "./index";
import { looks } from "./looks";
import { LINES, sources } from "./scoring";
import { cellWords, tileWords, type Seen } from "./words";

const names = ["Ada", "Bo"];
await learn("kerala");

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  test("all that can happen is told, without a code or a mark-up", () => {
    const said = [
      ...looks.log.map((entry) => room.told(entry, names)),
      ...[looks.place, looks.elephant, looks.stack].flatMap(({ view, legal }) => [
        room.prompt(view, legal),
        room.prompt(view, []),
        ...legal.map((move) => room.choice(view, move, names)),
      ]),
      room.position(looks.place.view, names),
      room.position(looks.over.view, names),
      room.status(looks.place.view, 1),
      room.status(looks.over.view, 0),
      ...room.help(),
    ];
    for (const words of said) {
      expect(words.trim()).not.toBe("");
      expect(words).not.toMatch(/\[bold\]|\{|\be[01]\b|\b[BPRGK][0123^>/]/);
    }
  });

  test("no two choices sound alike", () => {
    for (const { view, legal } of [looks.place, looks.elephant, looks.stack])
      expect(new Set(legal.map((move) => room.choice(view, move, names))).size).toBe(legal.length);
  });
});

describe("in words", () => {
  beforeEach(() => speak("en"));
  const view = looks.place.view;

  test("a move says where, and beside which elephant", () => {
    const stands = view.players[0]?.elephants[0]?.spot ?? [0, 0];
    const move: TheMove = { type: "place", tile: "B2", elephant: 0, to: [stands[0], stands[1] + 1], edge: null };
    expect(room.choice({ ...view, turn: 0 }, move, names)).toMatch(/^Place the blue tile with 2 symbols north of elephant 1/);
  });

  test("a moved stack says where its edge lies, if it was turned", () => {
    const [player] = looks.stack.view.players;
    const edged = player?.platform.find(({ edge }) => edge);
    if (!edged) throw new Error("the look was recorded with a coloured edge");
    const move: TheMove = { type: "stack", from: edged.spot, to: [9, 9], edge: "E" };
    expect(room.choice(looks.stack.view, move, names)).toMatch(/^Move the .* edge from .* with all below it, edge to the east$/);
    expect(room.choice(looks.stack.view, { ...move, edge: null }, names)).toMatch(/with all below it$/);
    expect(room.told({ seat: 0, kind: "move", move }, names)).toMatch(/^Ada: the stack on .* goes to \(9, 9\), edge east$/);
    expect(room.told({ seat: 0, kind: "move", move: { ...move, edge: null } }, names)).toMatch(/goes to \(9, 9\)$/);
  });

  test("a tile without symbols is called so", () => {
    expect(tileWords("G0")).toBe("the green tile without symbols");
  });

  test("a spot says what lies and stands on it", () => {
    const [player] = view.players;
    const pile = player?.platform.find(({ tiles }) => tiles.length > 1);
    const stands = player?.platform.find(({ spot }) => String(spot) === String(player.elephants[1]?.spot));
    if (!player || !pile || !stands) throw new Error("the look was recorded with a stack and elephants");
    expect(cellWords(player, pile.spot, pile)).toContain(`${pile.tiles.length} tiles high`);
    expect(cellWords(player, stands.spot, stands)).toMatch(/elephant 2 (standing|lying)/);
    expect(cellWords(player, [9, 9], undefined)).toBe("(9, 9): empty");
  });

  test("who may not pass is not told to", () => {
    const without = looks.place.legal.filter((move) => move.type !== "pass");
    expect(room.prompt(view, [...without, { type: "pass" }])).toContain("or pass");
    expect(room.prompt(view, without)).not.toContain("pass");
  });
});

describe("pieces travel", () => {
  const moved = (move: TheMove) => room.travels({ seat: 1, kind: "move", move }, looks.place.view);

  test("a tile from the middle, with its elephant", () => {
    expect(moved({ type: "place", tile: "B2", elephant: 1, to: [0, 1], edge: null })).toEqual([
      { from: "offer-B2-0", to: "spot-1-0,1" },
      { from: "elephant-1-1", to: "elephant-1-1" },
    ]);
  });

  test("a stack, an elephant, or nothing", () => {
    expect(moved({ type: "stack", from: [0, 0], to: [2, 1], edge: null })).toEqual([{ from: "spot-1-0,0", to: "spot-1-2,1" }]);
    expect(moved({ type: "elephant", elephant: 0, to: [2, 1] })).toEqual([{ from: "elephant-1-0", to: "elephant-1-0" }]);
    expect(moved({ type: "pass" })).toEqual([]);
  });

  test("tiles out of the bag, two alike each to a place of its own", () => {
    const after: View = { ...looks.place.view, offer: ["B2", "B2"] };
    const draw: Seen = { kind: "draw", tiles: ["B2", "B2"] };
    expect(room.travels({ seat: null, ...draw }, after)).toEqual([
      { from: "bag", to: "offer-B2-0" },
      { from: "bag", to: "offer-B2-1" },
    ]);
  });
});

test("the spots of a line account for its points", () => {
  const { view, result } = looks.over;
  view.players.forEach((player, seat) => {
    expect(player.sheet).toEqual(result.sheet[seat]);
    expect(LINES.reduce((sum, line) => sum + player.sheet[line], 0)).toBe(result.scores[seat]);
    expect(sources(player, "edges").size * 5).toBe(player.sheet.edges);
    const removed = player.platform.filter(({ spot }) => sources(player, "removed").has(String(spot)));
    expect(removed.reduce((sum, { tiles }) => sum - 2 * tiles.length, 0)).toBe(player.sheet.removed + 0);
    expect(sources(player, "missing").size).toBe(0);
  });
});
