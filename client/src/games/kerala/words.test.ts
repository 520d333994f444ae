import { beforeEach, describe, expect, test } from "vitest";
import type { Line } from "$lib/words/lines";
import { LANGUAGES, learn, speak } from "$lib/words/words.svelte";
import type { Player, TheMove, View } from "./types";
import room from "./index";
import { looks } from "./looks";
import type { Picked } from "./offers";
import type { KeralaPiece } from "./pieces";
import { LINES, missing, sources } from "./scoring";
import { sameSpot, type Spot } from "./spots";
import { cellWords, spotWords, tileWords, type Seen } from "./words";

const names = ["Ada", "Bo"];
const nothing = { picked: null, staged: null };
await learn("kerala");

/** What the eye gets, a picture as a mark. */
const seen = (line: Line<KeralaPiece> | null) => (line?.parts ?? []).map((part) => (typeof part === "string" ? part : "▣")).join("");
const pieces = (line: Line<KeralaPiece> | null) => (line?.parts ?? []).filter((part) => typeof part !== "string");

/** Every step of every decision that was recorded. */
const steps = [looks.place, looks.elephant, looks.stack].flatMap(({ view, legal }) => {
  const picks: (Picked | null)[] = legal.flatMap((move): Picked[] => {
    if (move.type === "place")
      return [
        { what: "tile", tile: move.tile, name: "", to: null },
        { what: "tile", tile: move.tile, name: "", to: move.to },
      ];
    if (move.type === "elephant") return [{ what: "elephant", elephant: move.elephant }];
    return move.type === "stack" ? [{ what: "stack", from: move.from }] : [];
  });
  return [null, ...picks].map((picked) => ({ view, legal, picked }));
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  const lines = () => [
    ...steps.map(({ view, legal, picked }) => room.prompt(view, legal, { picked, staged: null })),
    room.prompt(looks.place.view, [], nothing),
    ...[looks.place, looks.elephant, looks.stack].flatMap(({ view, legal }) => legal.map((move) => room.choice(view, move, names))),
    ...looks.log.flatMap((entry) => room.turn([entry], names, null) ?? []),
  ];

  test("all that can happen is told, without a code or a mark-up", () => {
    const said = [
      ...lines().map(({ words }) => words),
      ...looks.log.map((entry) => room.told(entry, names, null)),
      room.position(looks.place.view, names),
      room.position(looks.over.view, names),
      room.status(looks.place.view, 1),
      room.status(looks.over.view, 0),
      room.scoreNote?.(looks.place.view) ?? "",
      room.hands?.() ?? "",
    ];
    for (const words of said) {
      expect(words.trim()).not.toBe("");
      expect(words).not.toMatch(/\[bold\]|\{|\be[01]\b|\b[BPRGK][0123^>/]/);
      expect(words).not.toMatch(/^\p{Ll}| {2}|-\d|north|nord|北/u);
      if (language === "ja") expect(words).not.toMatch(/[.,:;!?()]/);
    }
  });

  test("the eye gets few words, pictures, and no coordinates", () => {
    for (const line of lines()) {
      expect(seen(line).trim()).not.toBe("");
      expect(seen(line)).not.toMatch(/\(-?\d|\d/);
      expect(seen(line)).not.toMatch(/^\p{Ll}/u);
      expect(seen(line).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length).toBeLessThanOrEqual(8);
    }
  });

  test("a prompt follows what was picked, and shows it", () => {
    for (const { view, legal, picked } of steps)
      expect(pieces(room.prompt(view, legal, { picked, staged: null })).length).toBe(!picked ? 0 : picked.what === "tile" && picked.to ? 2 : 1);
  });

  test("no two choices sound alike", () => {
    for (const { view, legal } of [looks.place, looks.elephant, looks.stack])
      expect(new Set(legal.map((move) => room.choice(view, move, names).words)).size).toBe(legal.length);
  });

  test("no two ways to place a tile look alike", () => {
    const { view, legal } = looks.place;
    expect(new Set(legal.map((move) => JSON.stringify(room.choice(view, move, names).parts))).size).toBe(legal.length);
  });
});

describe("to the ear, every line says at least", () => {
  beforeEach(() => speak("en"));

  test("for a choice: the tile, where it goes, what it covers, which elephant, and where its edge lies", () => {
    for (const { view, legal } of [looks.place, looks.elephant, looks.stack])
      for (const move of legal) {
        const { words } = room.choice(view, move, names);
        for (const fact of facts(view, move)) expect(words).toContain(fact);
      }
  });

  test("for a turn: who, what, and where, of each of its parts", () => {
    for (const entry of looks.log) {
      const line = room.turn([entry], names, null);
      if (line) expect(line.words).toBe(room.told(entry, names, null));
    }
    const parts: TheMove[] = [
      { type: "place", tile: "B^", elephant: 0, to: [0, 1], edge: null },
      { type: "elephant", elephant: 1, to: [2, 0] },
    ];
    const both = room.turn(parts.map((move) => ({ seat: 1, kind: "move" as const, move })), names, null);
    expect(both?.words).toBe("Bo places the blue move-elephant tile on (0, 1) with elephant 1. Bo moves elephant 2 to (2, 0).");
    expect(seen(both)).toBe("▸ ▣ ▸ ▣");
    expect(both?.places).toEqual(["spot-1-0,1", "spot-1-2,0"]);
  });

  test("for a prompt: all that may be done", () => {
    const { view, legal } = looks.place;
    const without = legal.filter((move) => move.type !== "pass");
    expect(room.prompt(view, [...without, { type: "pass" }], nothing).words).toBe("Take a tile and place it next to one of your elephants, or pass.");
    expect(room.prompt(view, without, nothing).words).not.toContain("pass");
    expect(room.prompt(looks.elephant.view, looks.elephant.legal, nothing).words).toBe("Move one of your elephants to any free tile, or skip.");
    expect(room.prompt(looks.stack.view, looks.stack.legal, nothing).words).toBe("Move a tile or stack to an empty spot, or skip.");
  });

  function facts(view: View, move: TheMove): string[] {
    const player = view.players[view.turn ?? 0] as Player;
    const top = (spot: Spot) => player.platform.find((stack) => sameSpot(stack.spot, spot))?.tiles.at(-1);
    const named = (spot: Spot) => (top(spot) ? [tileWords(top(spot) as never)] : []);
    const edge = "edge" in move && move.edge ? [{ N: "edge at the top", E: "edge on the right", S: "edge at the bottom", W: "edge on the left" }[move.edge]] : [];
    if (move.type === "place") return [tileWords(move.tile), `elephant ${move.elephant + 1}`, ...named(move.to), ...edge];
    if (move.type === "elephant") return [`elephant ${move.elephant + 1}`, spotWords(move.to), ...named(move.to)];
    if (move.type === "stack") return [...named(move.from), spotWords(move.from), spotWords(move.to), ...edge];
    return move.type === "pass" ? ["take no tile", "lay an elephant on its side"] : ["don’t move anything"];
  }
});

describe("in words", () => {
  beforeEach(() => speak("en"));
  const view = looks.place.view;

  test("a move says where, and beside which elephant", () => {
    const stands = view.players[0]?.elephants[0]?.spot ?? [0, 0];
    const move: TheMove = { type: "place", tile: "B2", elephant: 0, to: [stands[0], stands[1] + 1], edge: null };
    const line = room.choice({ ...view, turn: 0 }, move, names);
    expect(line.words).toMatch(/^Place the blue tile with 2 symbols (on top of .*, )?above elephant 1/);
    expect(line.parts).toContainEqual({ piece: "way", way: "N" });
    expect(line.places).toEqual([`spot-0-${stands[0]},${stands[1] + 1}`]);
  });

  test("a moved stack says where its edge lies, if it was turned", () => {
    const [player] = looks.stack.view.players;
    const edged = player?.platform.find(({ edge }) => edge);
    if (!edged) throw new Error("the look was recorded with a coloured edge");
    const move: TheMove = { type: "stack", from: edged.spot, to: [9, 9], edge: "E" };
    expect(room.choice(looks.stack.view, move, names).words).toMatch(/^Move the .* edge from .* with everything under it, edge on the right$/);
    expect(room.choice(looks.stack.view, { ...move, edge: null }, names).words).toMatch(/with everything under it$/);
    expect(room.told({ seat: 0, kind: "move", move }, names, 0)).toMatch(/^You move the stack on .* to \(9, 9\), edge on the right\.$/);
    expect(room.told({ seat: 0, kind: "move", move: { ...move, edge: null } }, names, 1)).toMatch(/^Ada moves the stack on .* to \(9, 9\)\.$/);
  });

  test("the reader is spoken to", () => {
    const passed = { seat: 0, kind: "move" as const, move: { type: "pass" } as TheMove };
    expect([0, 1, null].map((reader) => room.told(passed, names, reader))).toEqual([
      "You pass and lay an elephant on its side.",
      "Ada passes and lays an elephant on its side.",
      "Ada passes and lays an elephant on its side.",
    ]);
    expect(room.position({ ...view, seat: 0, turn: 0 }, names)).toMatch(/It’s your turn\. .* You’re \w+: /);
    expect(room.position({ ...view, seat: null, turn: 0 }, names)).toMatch(/It’s Ada’s turn\. .* Ada is \w+: /);
  });

  test("a tile without symbols is called so", () => {
    expect(tileWords("G0")).toBe("the green tile without symbols");
  });

  test("a spot says what lies and stands on it", () => {
    const [player] = view.players;
    const pile = player?.platform.find(({ tiles }) => tiles.length > 1);
    const stands = player?.platform.find(({ spot }) => String(spot) === String(player.elephants[1]?.spot));
    if (!player || !pile || !stands) throw new Error("the look was recorded with a stack and elephants");
    expect(cellWords(player, pile.spot, pile)).toContain(`stack of ${pile.tiles.length}`);
    expect(cellWords(player, stands.spot, stands)).toMatch(/elephant 2 (standing|lying)/);
    expect(cellWords(player, [9, 9], undefined)).toBe("(9, 9): empty");
  });
});

describe("a turn is a line", () => {
  beforeEach(() => speak("en"));
  const move = { seat: 0, kind: "move" as const, move: { type: "pass" } as TheMove };
  const draw = { seat: null, kind: "draw" as const, tiles: ["B2", "B2"] as never[] };

  test("new tiles stand apart from the turn before them", () => {
    expect(room.begins?.(draw, [move])).toBe(true);
    expect(room.begins?.(move, [draw])).toBe(true);
    expect(room.begins?.(move, [move])).toBe(false);
    expect(seen(room.turn([draw], names, null))).toBe("New tiles ▣ ▣");
  });

  test("tiles that were removed unseen are not worth one", () => {
    expect(room.turn([{ seat: null, kind: "remove", count: 10 }], names, null)).toBeNull();
    expect(seen(room.turn([move], names, null))).toBe("Passed ▣");
  });
});

test("the rules open at what is decided now", () => {
  const now = [looks.place, looks.elephant, looks.stack, looks.over].map(({ view, legal }) => room.ruleNow?.(view, legal));
  expect(now).toEqual(["K7", "K14", "K15", "K19"]);
});

describe("a refusal points at what explains it", () => {
  const { view } = looks.stack;
  const player = view.players[view.turn ?? 0] as Player;
  const seat = view.turn ?? 0;

  test("the elephants, if the spot is not beside one; the one that stands there, if one does", () => {
    const [first] = player.elephants;
    const far: TheMove = { type: "place", tile: "B2", elephant: 0, to: [9, 9], edge: null };
    expect(room.matters?.(view, far, "K7")).toEqual([`elephant-${seat}-0`, `elephant-${seat}-1`]);
    expect(room.matters?.(view, { ...far, to: first?.spot as Spot }, "K8")).toEqual([`elephant-${seat}-0`]);
    expect(room.matters?.(view, { type: "stack", from: first?.spot as Spot, to: [9, 9], edge: null }, "K15")).toEqual([`elephant-${seat}-0`]);
  });

  test("the tile that is in the way", () => {
    const [one, other] = player.platform.filter(({ spot }) => !player.elephants.some((elephant) => sameSpot(elephant.spot, spot)));
    if (!one || !other) throw new Error("the look was recorded with more tiles than elephants");
    const move: TheMove = { type: "stack", from: one.spot, to: other.spot, edge: null };
    expect(room.matters?.(view, move, "K15")).toContain(`spot-${seat}-${other.spot.join(",")}`);
  });
});

describe("a score", () => {
  test("is shown once it can mean something, and called what it is until the end", () => {
    const { view } = looks.place;
    expect(room.score({ ...view, round: 5 }, 0)).toBeNull();
    expect(room.score({ ...view, round: 6 }, 0)).toBe(view.players[0]?.score);
    expect(room.scoreNote?.(view)).toBe("If it ended now");
    expect(room.score(looks.over.view, 0)).toBe(looks.over.result.scores[0]);
    expect(room.scoreNote?.(looks.over.view)).toBeNull();
  });
});

test("one touch asks, two do not", () => {
  const { view, legal } = looks.place;
  for (const move of [...legal, ...looks.stack.legal, ...looks.elephant.legal])
    expect(room.careful?.(view, move)).toBe(move.type === "pass" || move.type === "skip");
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
    expect(5 * missing(player).length).toBe(0 - player.sheet.missing);
  });
});
