import { expect, test } from "vitest";
import type { Player, TheMove } from "./types";
import { asksWhich, offers, tried, turned, turns, type Picked } from "./offers";
import { looks } from "./looks";
import { key, sameSpot, type Spot } from "./spots";
import { face, type Tile } from "./tiles";
import { lastSpots, type KeralaEntry } from "./past";

const { place, elephant, stack } = looks;
const ours = (look: { view: { players: Player[] } }) => look.view.players[0] as Player;
const kinds = (found: Map<string, { is: string }>) => [...new Set([...found.values()].map(({ is }) => is))].sort();
const picking = (tile: Tile): Picked => ({ what: "tile", tile, name: `${tile}-0`, to: null });
const tiles = new Set(place.legal.flatMap((move) => (move.type === "place" ? [move.tile] : [])));
const plain = [...tiles].find((tile) => !face(tile).second) as Tile;
const edged = [...tiles].find((tile) => face(tile).second) as Tile;

test("before a tile is taken no spot is offered", () => {
  expect(offers(ours(place), place.legal, null).size).toBe(0);
});

test("with a tile taken, exactly the spots of its legal moves are offered", () => {
  const found = offers(ours(place), place.legal, picking(plain));
  const legal = place.legal.filter((move) => move.type === "place" && move.tile === plain);
  expect(kinds(found)).toEqual(["target"]);
  expect([...found.values()].flatMap(({ moves }) => moves)).toHaveLength(legal.length);
  expect(new Set(found.keys())).toEqual(new Set(legal.flatMap((move) => ("to" in move ? [key(move.to)] : []))));
});

test("a spot that both elephants reach asks which one goes, and both can answer", () => {
  const player = ours(place);
  const picked = picking(plain);
  const both = [...offers(player, place.legal, picked)].find(([, { moves }]) => asksWhich(player, moves));
  const move = both?.[1].moves[0];
  if (move?.type !== "place" || picked.what !== "tile") throw new Error("the look was recorded for such a spot");
  const asked = offers(player, place.legal, { ...picked, to: move.to });
  const answers = [...asked].filter(([, { is }]) => is === "answer");
  expect(new Set(answers.map(([spot]) => spot))).toEqual(new Set(player.elephants.map(({ spot }) => spot && key(spot))));
  for (const [, { moves }] of answers) expect(asksWhich(player, moves)).toBe(false);
});

test("two elephants on one tile are not asked about", () => {
  const [first] = ours(place).elephants;
  const together = { ...ours(place), elephants: [first, first] } as Player;
  for (const { moves } of offers(together, place.legal, picking(plain)).values()) expect(asksWhich(together, moves)).toBe(false);
});

test("a tile with an edge can be turned all four ways, the last way first", () => {
  const moves = place.legal.filter((move) => move.type === "place" && move.tile === edged);
  const chosen = turned(moves, "S") as TheMove;
  expect(chosen).toMatchObject({ edge: "S" });
  expect(turns(place.legal, chosen).map(({ edge }) => edge).sort()).toEqual(["E", "N", "S", "W"]);
  expect(turns(place.legal, turned(place.legal.filter((move) => move.type === "place" && move.tile === plain), "S") ?? null)).toEqual([]);
});

test("a moved stack with an edge can be turned all four ways, and another not at all", () => {
  const shifts = stack.legal.filter((move) => move.type === "stack");
  const edges = (from: Spot, to: Spot) => turns(stack.legal, turned(shifts.filter((move) => sameSpot(move.from, from) && sameSpot(move.to, to)), "W") ?? null).map(({ edge }) => edge);
  for (const { spot, edge } of ours(stack).platform) {
    const first = shifts.find((move) => sameSpot(move.from, spot));
    if (first) expect(edges(spot, first.to).sort()).toEqual(edge ? ["E", "N", "S", "W"] : []);
  }
  const chosen = turned(shifts.filter((move) => move.edge), "W");
  expect(chosen).toMatchObject({ type: "stack", edge: "W" });
  for (const move of turns(stack.legal, chosen ?? null)) expect(move).toMatchObject({ ...chosen, edge: move.edge });
});

test("an elephant is chosen first, then where it goes", () => {
  const player = ours(elephant);
  expect(kinds(offers(player, elephant.legal, null))).toEqual(["source"]);
  const found = offers(player, elephant.legal, { what: "elephant", elephant: 0 });
  const targets = [...found].filter(([, { is }]) => is === "target").map(([spot]) => spot);
  const free = player.platform.filter(({ spot }) => !player.elephants.some((one) => sameSpot(one.spot, spot)));
  expect(new Set(targets)).toEqual(new Set(free.map(({ spot }) => key(spot))));
});

test("a stack is chosen first, then where it goes", () => {
  const player = ours(stack);
  const sources = offers(player, stack.legal, null);
  expect(kinds(sources)).toEqual(["source"]);
  const [first] = sources.values();
  const move = first?.moves[0];
  if (move?.type !== "stack") throw new Error("the look was recorded for a stack that can move");
  const found = offers(player, stack.legal, { what: "stack", from: move.from });
  expect(kinds(found)).toEqual(["source", "target"]);
  expect(found.get(key(move.to))?.moves).toEqual([move]);
});

test("a spot that offers nothing becomes the move to ask about", () => {
  const player = ours(place);
  const [one, two] = player.elephants;
  if (!one?.spot || !two?.spot) throw new Error("the look was recorded during the match");
  expect(tried(player, place.legal, picking(plain), [9, 9])).toMatchObject({ type: "place", tile: plain, to: [9, 9], edge: null });
  expect(tried(player, place.legal, picking(edged), [9, 9])).toMatchObject({ edge: "N" });
  // Where an elephant stands it is the other one that cannot go there.
  expect(tried(player, place.legal, picking(plain), one.spot)).toMatchObject({ elephant: 1 });
  expect(tried(player, place.legal, picking(plain), two.spot)).toMatchObject({ elephant: 0 });
  expect(tried(player, place.legal, null, [9, 9])).toBeNull();
  expect(tried(ours(stack), stack.legal, null, [0, 0])).toMatchObject({ type: "stack", from: [0, 0] });
});

test("the log shows where everybody did something last", () => {
  const moved = (seat: number, move: TheMove): KeralaEntry => ({ seat, kind: "move", move });
  const placed = moved(0, { type: "place", tile: "B^", elephant: 0, to: [0, 1], edge: null });
  expect(lastSpots([{ seat: null, kind: "remove", count: 4 }, placed], 2)).toEqual([[0, 1], null]);
  expect(lastSpots([placed, moved(0, { type: "elephant", elephant: 1, to: [2, 0] })], 2)).toEqual([[2, 0], null]);
  expect(lastSpots([placed, moved(0, { type: "skip" })], 2)).toEqual([[0, 1], null]);
  expect(lastSpots([placed, moved(0, { type: "pass" })], 2)).toEqual([null, null]);
});
