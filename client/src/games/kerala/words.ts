// Kerala in words: for the log, for confirmations, and for those who hear the board instead of seeing it.
import { capital } from "$lib/words/capital";
import { listed, number, prose, sentence, signed, who } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import type { Entry } from "$lib/games/entries";
import type { Draw, Player, Stack, TheMove, View } from "./types";
import { key, sameSpot, side, type Spot } from "./spots";
import { COLOUR_ID, face, type Side, type Tile } from "./tiles";

/** What chance brought, as everybody may know it: which tiles were removed is hidden. */
export type Seen = { kind: "remove"; count: number } | Draw;

export function tileWords(tile: Tile): string {
  const { colour, symbols, second, special } = face(tile);
  if (second) return say("kerala-tile-edge", { colour: COLOUR_ID[colour], second: COLOUR_ID[second] });
  if (special === "elephant") return say("kerala-tile-elephant", { colour: COLOUR_ID[colour] });
  if (special === "move") return say("kerala-tile-move", { colour: COLOUR_ID[colour] });
  return say("kerala-tile-symbols", { colour: COLOUR_ID[colour], symbols });
}

export const spotWords = ([x, y]: Spot) => say("kerala-spot", { x: number(x), y: number(y) });
/** The number that an elephant's blanket shows. */
export const elephantNumber = (elephant: number) => String(elephant + 1);

const topOn = (player: Player, spot: Spot) => player.platform.find((stack) => sameSpot(stack.spot, spot))?.tiles.at(-1);

/** A move, as one would tell somebody to make it. */
export function moveWords(player: Player, move: TheMove): string {
  if (move.type === "pass") return say("kerala-do-pass");
  if (move.type === "skip") return say("kerala-do-skip");
  const spot = spotWords(move.to);
  if (move.type === "elephant") {
    const tile = topOn(player, move.to);
    return say("kerala-do-elephant", { elephant: elephantNumber(move.elephant), spot, tile: tile ? tileWords(tile) : "" });
  }
  if (move.type === "stack") {
    const tile = topOn(player, move.from);
    return withEdge(say("kerala-do-stack", { tile: tile ? tileWords(tile) : "", source: spotWords(move.from), spot }), move.edge);
  }
  const covered = topOn(player, move.to);
  const stands = player.elephants[move.elephant]?.spot;
  const way = (stands && side(stands, move.to)) ?? "N";
  const args = { tile: tileWords(move.tile), way, elephant: elephantNumber(move.elephant) };
  const place = covered ? say("kerala-do-cover", { ...args, covered: tileWords(covered) }) : say("kerala-do-place", args);
  return withEdge(place, move.edge);
}

const withEdge = (place: string, edge: Side | null) => (edge ? say("kerala-do-edge", { place, side: edge }) : place);

/** A place on a spot that both elephants reach, before one of them is chosen. */
export function eitherWords(tile: Tile, to: Spot): string {
  return say("kerala-do-either", { tile: tileWords(tile), spot: spotWords(to) });
}

/** The same, with what it would change. */
export const worthWords = (doing: string, change: number | null) =>
  change === null ? doing : say("kerala-worth", { doing, change: signed(change), points: Math.abs(change) });

/** Where a coloured edge would lie, and what that would change. */
export const turnWords = (side: Side, change: number | null) => worthWords(capital(say("kerala-edge-at", { side })), change);

/** What there is on a spot. */
export function cellWords(player: Player, spot: Spot, stack: Stack | undefined): string {
  const top = stack?.tiles.at(-1);
  if (!stack || !top) return say("kerala-cell-empty", { spot: spotWords(spot) });
  const parts = [tileWords(top)];
  if (stack.edge) parts.push(say("kerala-edge-at", { side: stack.edge }));
  if (stack.tiles.length > 1) parts.push(say("kerala-cell-stack", { count: stack.tiles.length }));
  player.elephants.forEach((elephant, number) => {
    if (sameSpot(elephant.spot, spot)) parts.push(elephantWords(number, elephant.standing));
  });
  return say("kerala-cell", { spot: spotWords(spot), what: listed(parts, "plain") });
}

const elephantWords = (number: number, standing: boolean) =>
  say("kerala-elephant", { elephant: elephantNumber(number), pose: standing ? "standing" : "lying" });

export function told(entry: Entry<TheMove, Seen>, names: string[], reader: number | null): string {
  if (entry.seat === null) {
    if (entry.kind === "remove") return say("kerala-told-remove", { count: entry.count });
    return say("kerala-told-draw", { tiles: listed(entry.tiles.map(tileWords)) });
  }
  const { move } = entry;
  const person = who(names, entry.seat, reader);
  switch (move.type) {
    case "pass":
      return say("kerala-told-pass", person);
    case "skip":
      return say("kerala-told-skip", person);
    case "elephant":
      return say("kerala-told-elephant", { ...person, elephant: elephantNumber(move.elephant), spot: spotWords(move.to) });
    case "stack": {
      const args = { ...person, source: spotWords(move.from), spot: spotWords(move.to) };
      if (!move.edge) return say("kerala-told-stack", args);
      return say("kerala-told-stack-edge", { ...args, side: move.edge });
    }
    case "place": {
      const args = { ...person, tile: tileWords(move.tile), spot: spotWords(move.to), elephant: elephantNumber(move.elephant) };
      if (!move.edge) return say("kerala-told-place", args);
      return say("kerala-told-place-edge", { ...args, side: move.edge });
    }
  }
}

/** How many times a player may still pass: once for each elephant that stands. */
const passesLeft = (player: Player) => player.elephants.filter((elephant) => elephant.standing).length;

export function status(view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const points = pointsWords(view, player);
  return view.phase === "over" ? points : say("kerala-status", { points, passes: passesLeft(player) });
}

/** A score, and until the end what it means. */
function pointsWords(view: View, player: Player): string {
  const points = say("kerala-points", { score: player.score, points: number(player.score) });
  return view.phase === "over" ? points : say("kerala-points-now", { points });
}

export function position(view: View, names: string[]): string {
  const sentences: string[] = [];
  if (view.phase === "over") sentences.push(say("kerala-ended"));
  else {
    sentences.push(sentence(say("kerala-round", { round: view.round, rounds: view.rounds })));
    if (view.turn !== null) sentences.push(say("kerala-turn-of", who(names, view.turn, view.seat)));
    const tiles = view.offer.length ? listed(view.offer.map(tileWords)) : say("kerala-middle-empty");
    sentences.push(sentence(say("kerala-middle", { tiles })));
    sentences.push(sentence(say("kerala-bag-count", { bag: view.bag })));
  }
  const seats = view.players.map((_, seat) => seat);
  // Ours first: it is what we decide about.
  for (const seat of seats.sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b)) {
    const player = view.players[seat];
    if (!player) continue;
    const points = pointsWords(view, player);
    const person = who(names, seat, view.seat);
    sentences.push(say("kerala-position-player", { ...person, points, colour: COLOUR_ID[player.colour], tiles: player.platform.length }));
    for (const [number, { spot, standing }] of player.elephants.entries())
      if (spot) sentences.push(say("kerala-position-elephant", { elephant: elephantWords(number, standing), spot: spotWords(spot) }));
  }
  return prose(sentences);
}

/** The name of a place on the board that pieces travel from and to. */
export const placeOf = {
  bag: "bag",
  offer: (name: string) => `offer-${name}`,
  spot: (seat: number, spot: Spot) => `spot-${seat}-${key(spot)}`,
  elephant: (seat: number, elephant: number) => `elephant-${seat}-${elephant}`,
};
