// From a list of legal moves to what can be touched, step by step: a tile or piece, where it goes, which elephant, which way round.
// Nothing here knows a rule: a step is offered because a legal move begins with it.
import { same } from "$lib/table/choosing.svelte";
import type { MoveElephant, MoveStack, Place, Player, TheMove } from "./types";
import { key, sameSpot, steps, type Spot } from "./spots";
import { face, type Side, type Tile } from "./tiles";

/** What has been touched so far. */
export type Picked =
  | { what: "tile"; tile: Tile; name: string; to: Spot | null } // `to`: a spot that both elephants reach, so one is asked for
  | { what: "elephant"; elephant: 0 | 1 }
  | { what: "stack"; from: Spot };

/** What a spot of the platform offers. */
export interface Offer {
  is: "source" | "target" | "answer"; // `answer`: the elephant that shall go
  moves: TheMove[]; // those that it leads to
}

/** A move that may say where a colour edge lies afterwards. */
export type Turnable = Place | MoveStack;

const places = (legal: TheMove[]) => legal.filter((move): move is Place => move.type === "place");
const walks = (legal: TheMove[]) => legal.filter((move): move is MoveElephant => move.type === "elephant");
const shifts = (legal: TheMove[]) => legal.filter((move): move is MoveStack => move.type === "stack");

export const takes = (legal: TheMove[], tile: Tile) => places(legal).some((move) => move.tile === tile);
export const find = (legal: TheMove[], type: "pass" | "skip") => legal.find((move) => move.type === type);

/** What each spot offers, given what has been picked. */
export function offers(player: Player, legal: TheMove[], picked: Picked | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const add = (spot: Spot | null | undefined, is: Offer["is"], move: TheMove) => {
    if (!spot) return;
    const offer = found.get(key(spot));
    if (offer?.is === is) offer.moves.push(move);
    else found.set(key(spot), { is, moves: [move] });
  };
  for (const move of shifts(legal)) add(move.from, "source", move);
  for (const move of walks(legal)) add(player.elephants[move.elephant]?.spot, "source", move);
  if (picked?.what === "stack") for (const move of shifts(legal)) if (sameSpot(move.from, picked.from)) add(move.to, "target", move);
  if (picked?.what === "elephant")
    for (const move of walks(legal)) if (move.elephant === picked.elephant) add(move.to, "target", move);
  if (picked?.what === "tile")
    for (const move of places(legal)) {
      if (move.tile !== picked.tile) continue;
      add(move.to, "target", move);
      if (sameSpot(move.to, picked.to)) add(player.elephants[move.elephant]?.spot, "answer", move);
    }
  return found;
}

/** Whether moves to the same spot differ by the elephant, in a way that can be seen. */
export function asksWhich(player: Player, moves: readonly TheMove[]): boolean {
  const going = new Set(moves.flatMap((move) => (move.type === "place" ? [player.elephants[move.elephant]?.spot] : [])).map((spot) => spot && key(spot)));
  return going.size > 1;
}

export const isTurnable = (move: TheMove): move is Turnable => move.type === "place" || move.type === "stack";
export const withoutEdge = (move: Turnable): Turnable => ({ ...move, edge: null });

/** Of moves that differ by where the edge lies (or not at all), the one with the edge as it was. */
export function turned(moves: readonly TheMove[], edge: Side): TheMove | undefined {
  return moves.find((move) => isTurnable(move) && move.edge === edge) ?? moves[0];
}

/** The moves that differ from this one only by where the edge lies. */
export function turns(legal: TheMove[], staged: TheMove | null): Turnable[] {
  if (!staged || !isTurnable(staged) || !staged.edge) return [];
  return legal.filter(isTurnable).filter((move) => same(withoutEdge(move), withoutEdge(staged)));
}

/** The move that touching a spot would have been, though it is not legal: what to ask the reason of. */
export function tried(player: Player, legal: TheMove[], picked: Picked | null, spot: Spot): TheMove | null {
  if (picked?.what === "tile") {
    const edge = face(picked.tile).second ? "N" : null;
    return { type: "place", tile: picked.tile, elephant: nearest(player, spot), to: spot, edge };
  }
  if (picked?.what === "elephant") return { type: "elephant", elephant: picked.elephant, to: spot };
  if (picked?.what === "stack") return { type: "stack", from: picked.from, to: spot, edge: null };
  const landing = shifts(legal)[0]?.to;
  const lies = player.platform.some((stack) => sameSpot(stack.spot, spot));
  return landing && lies ? { type: "stack", from: spot, to: landing, edge: null } : null;
}

/** The elephant nearest to a spot, leaving aside one that stands on it. */
function nearest(player: Player, to: Spot): 0 | 1 {
  const [first, second] = player.elephants.map(({ spot }) => (spot && steps(spot, to)) || Infinity);
  return (second ?? Infinity) < (first ?? Infinity) ? 1 : 0;
}
