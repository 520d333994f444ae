// Kerala in lines: few words and pictures for the eye, the whole sentence for the ear.
import type { Entry } from "$lib/games/entries";
import type { Chosen } from "$lib/games/room";
import { plain, show, type Line } from "$lib/words/lines";
import { prose } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import type { Picked } from "./offers";
import { elephantPiece, tilePiece, type KeralaPiece } from "./pieces";
import { around, sameSpot, side, type Spot } from "./spots";
import type { Player, TheMove, View } from "./types";
import { elephantNumber, moveWords, placeOf, tileWords, told, type Seen } from "./words";

type KeralaLine = Line<KeralaPiece>;

const stackOn = (player: Player, spot: Spot) => player.platform.find((stack) => sameSpot(stack.spot, spot));
const theElephant = (player: Player, number: number) => elephantPiece(number, player.colour, player.elephants[number]?.standing ?? true);

/** What is to be decided now, as far as it has been decided. */
export function prompt(view: View, legal: TheMove[], { picked }: Chosen<TheMove, Picked>): KeralaLine {
  if (view.phase === "over") return plain(say("kerala-ended"));
  const player = view.players[view.turn ?? 0];
  if (!legal.length || !player) return plain(say("kerala-wait"));
  if (picked?.what === "tile") {
    if (picked.to) {
      const elephants = player.elephants.map((_, number) => theElephant(player, number));
      return { parts: show("kerala-see-which", { elephants }), words: say("kerala-ask-which") };
    }
    return {
      parts: show("kerala-see-where", { tile: tilePiece(picked.tile) }),
      words: say("kerala-ask-where", { tile: tileWords(picked.tile) }),
    };
  }
  if (picked?.what === "elephant")
    return {
      parts: show("kerala-see-elephant-where", { elephant: theElephant(player, picked.elephant) }),
      words: say("kerala-ask-elephant-where", { elephant: elephantNumber(picked.elephant) }),
    };
  const top = picked && stackOn(player, picked.from)?.tiles.at(-1);
  if (picked && top)
    return {
      parts: show("kerala-see-stack-where", { tile: tilePiece(top, stackOn(player, picked.from)?.edge) }),
      words: say("kerala-ask-stack-where", { tile: tileWords(top) }),
    };
  const mayPass = legal.some((move) => move.type === "pass");
  return {
    parts: [say("kerala-see", { phase: view.phase })],
    words: view.phase === "place" && !mayPass ? say("kerala-ask-no-pass") : say("kerala-ask", { phase: view.phase }),
  };
}

/** A move of the player to move. */
export function choice(view: View, move: TheMove): KeralaLine {
  const seat = view.turn ?? view.seat ?? 0;
  const player = view.players[seat];
  if (!player) return plain("");
  const words = moveWords(player, move);
  if (move.type === "skip") return { parts: [say("kerala-skip")], words, places: ["skip"] };
  if (move.type === "pass") {
    // The one that lies down is the first that stands.
    const number = player.elephants.findIndex(({ standing }) => standing);
    return { parts: show("kerala-see-pass", { elephant: elephantPiece(number, player.colour, false) }), words, places: ["pass"] };
  }
  const to = placeOf.spot(seat, move.to);
  if (move.type === "elephant") {
    const stack = stackOn(player, move.to);
    const top = stack?.tiles.at(-1);
    const going: KeralaPiece[] = [theElephant(player, move.elephant)];
    return {
      parts: [...going, " ▸ ", ...(top ? [tilePiece(top, stack?.edge)] : [])],
      words,
      places: [to, placeOf.elephant(seat, move.elephant)],
    };
  }
  if (move.type === "stack") {
    const stack = stackOn(player, move.from);
    const top = stack?.tiles.at(-1);
    const parts = top ? show<KeralaPiece>("kerala-see-stack", { tile: tilePiece(top, move.edge ?? stack?.edge) }) : [words];
    return { parts, words, places: [placeOf.spot(seat, move.from), to] };
  }
  const stands = player.elephants[move.elephant]?.spot;
  const way: KeralaPiece = { piece: "way", way: (stands && side(stands, move.to)) ?? "N" };
  const pieces = { tile: tilePiece(move.tile, move.edge), way, elephant: theElephant(player, move.elephant) };
  const covered = stackOn(player, move.to);
  const top = covered?.tiles.at(-1);
  return {
    parts: top ? show("kerala-see-cover", { ...pieces, covered: tilePiece(top, covered?.edge) }) : show("kerala-see-place", pieces),
    words,
    places: [to],
  };
}

/** A turn in one line: the tile that was taken, and what it moved; or the new tiles of a round. */
export function turn(entries: readonly Entry<TheMove, Seen, View>[], names: string[], reader: number | null): KeralaLine | null {
  const parts: (string | KeralaPiece)[] = [];
  const places: string[] = [];
  for (const entry of entries) {
    if (entry.seat === null) {
      if (entry.kind === "draw") parts.push(...show("kerala-see-draw", { tiles: entry.tiles.map((tile) => tilePiece(tile)) }));
      continue;
    }
    const { move, seat } = entry;
    if (move.type === "skip") continue;
    if (move.type === "pass") parts.push(...show("kerala-see-passed", { elephant: elephantPiece(0, null, false) }));
    if (move.type === "place") parts.push("▸ ", tilePiece(move.tile, move.edge));
    if (move.type === "elephant") parts.push(" ▸ ", elephantPiece(move.elephant));
    if (move.type === "stack") parts.push(" ▸ ", { piece: "moved" });
    if ("to" in move) places.push(placeOf.spot(seat, move.to));
  }
  if (!parts.length) return null;
  return { parts, words: prose(entries.map((entry) => told(entry, names, reader))), places };
}

/** What chance brings stands apart from what a player did before. */
export const begins = (entry: Entry<TheMove, Seen>, line: readonly Entry<TheMove, Seen>[]) => entry.seat !== line[0]?.seat;

/** What explains a refusal: the elephants if one must be near, or what stands or lies in the way. */
export function matters(view: View, move: TheMove, rule: string): string[] {
  const seat = view.turn ?? 0;
  const player = view.players[seat];
  if (!player) return [];
  const elephants = player.elephants.map((_, number) => placeOf.elephant(seat, number));
  if (move.type === "pass" || (move.type === "place" && rule === "K7")) return elephants;
  if (move.type === "skip") return [];
  const there = player.elephants.flatMap(({ spot }, number) => (sameSpot(spot, move.to) ? [placeOf.elephant(seat, number)] : []));
  if (move.type !== "stack") return there;
  const upon = player.elephants.flatMap(({ spot }, number) => (sameSpot(spot, move.from) ? [placeOf.elephant(seat, number)] : []));
  if (rule !== "K15") return view.near_elephant ? elephants : [];
  if (upon.length) return upon;
  const beside = around(move.from).filter((spot) => stackOn(player, spot));
  if (beside.length === 4) return beside.map((spot) => placeOf.spot(seat, spot));
  return stackOn(player, move.to) ? [placeOf.spot(seat, move.to)] : [];
}
