// Kolpa! in lines: few words and pictures of cards to the eye, everything to the ear, and the places on the board.
import type { Chosen } from "$lib/games/room";
import { show, type Line } from "$lib/words/lines";
import { prose } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { CALLS, colourOf, isColour, valueOf, type Card } from "./cards";
import { callsOf, isJoker, type Picked } from "./offers";
import { callPiece, cardPiece, jokerPiece, type GamePiece } from "./pieces";
import type { TheMove, View } from "./types";
import { choiceInWords, told, type KolpaEntry } from "./words";

type Said = Line<GamePiece>;
const pile = (seat: number, card: Card) => `pile:${String(seat)}:${colourOf(card) ?? ""}`;

/** What is to be decided now. */
export function prompt(view: View, legal: TheMove[], { picked }: Chosen<TheMove, Picked>): Said {
  const can = (type: TheMove["type"]) => legal.some((move) => move.type === type);
  const joker = cardPiece("J");
  if (isJoker(picked) && can("joker")) {
    return callsOf(legal).size < CALLS.length
      ? { parts: show("kolpa-ask-call-other"), words: say("kolpa-joker-open-other") }
      : { parts: show("kolpa-ask-call"), words: say("kolpa-joker-open") };
  }
  if (can("kol")) {
    if (can("kolpa")) return { parts: show("kolpa-ask"), words: say("kolpa-prompt") };
    const top = view.call ? callPiece(view.call) : cardPiece(view.top ?? "J");
    return { parts: show("kolpa-ask-match", { card: top }), words: say("kolpa-prompt-match"), places: ["discard", "call"] };
  }
  if (!can("kolpa")) return { parts: show("kolpa-ask-joker", { joker }), words: say("kolpa-prompt-joker") };
  if (can("joker")) return { parts: show("kolpa-ask-lay-or-joker", { joker }), words: say("kolpa-prompt-lay-or-joker") };
  return { parts: show("kolpa-ask-lay"), words: say("kolpa-prompt-lay") };
}

/** A move, as a choice of ours. */
export function choice(view: View, move: TheMove): Said {
  const seat = view.seat ?? view.turn ?? 0;
  const words = choiceInWords(move);
  if (move.type === "joker") {
    return { parts: show("kolpa-line-joker", { joker: jokerPiece(move.call) }), words, places: [`hand:${String(seat)}:J`, "discard"] };
  }
  const { card } = move;
  const held = `hand:${String(seat)}:${card}`;
  if (move.type === "kolpa") {
    return { parts: show("kolpa-choose-kolpa", { card: cardPiece(card) }), words, places: [held, pile(seat, card)] };
  }
  const from = move.from === "hand" ? held : pile(seat, card);
  return { parts: show(move.from === "hand" ? "kolpa-choose-kol" : "kolpa-choose-kol-area", { card: cardPiece(card) }), words, places: [from, "discard"] };
}

/** A card is a turn, and so is a deal; what was drawn or shuffled belongs to the card before. */
export const begins = ({ kind }: KolpaEntry): boolean => kind === "move" || kind === "deal";

/** A turn in the log. What we drew is worth telling; that others did goes without saying. */
export function turn(entries: readonly KolpaEntry[], names: string[], reader: number | null): Said | null {
  const [first, ...rest] = entries;
  if (!first) return null;
  const words = prose(entries.map((entry) => told(entry, names, reader)));
  if (first.kind === "deal") return { parts: show("kolpa-line-round", { round: first.round, card: cardPiece(first.top) }), words };
  if (first.kind !== "move") return null;
  const { seat, move } = first;
  const places = [`seat:${String(seat)}`];
  if (move.type === "joker") return { parts: show("kolpa-line-joker", { joker: jokerPiece(move.call) }), words, places };
  const card = cardPiece(move.card);
  if (move.type === "kol") return { parts: show(move.from === "hand" ? "kolpa-choose-kol" : "kolpa-line-kol-area", { card }), words, places };
  const drawn = rest.find((entry) => entry.kind === "draw")?.card;
  const parts = drawn ? show("kolpa-line-kolpa-drew", { card, drawn: cardPiece(drawn) }) : show("kolpa-choose-kolpa", { card });
  return { parts, words, places: [...places, pile(seat, move.card)] };
}

/** What explains why a rule forbids a move: what is to be matched, and the pile that must go first. */
export function matters(view: View, _: TheMove, rule: string): string[] {
  const top = ["discard", "call"];
  if (rule === "P10") {
    const { seat } = view;
    const forced = view.players[seat ?? -1]?.piles.filter((each) => fits(view, each.top)) ?? [];
    return [...top, ...forced.map((each) => pile(seat ?? 0, each.top))];
  }
  return rule === "P5" || rule === "P9" || rule === "P15" ? top : [];
}

function fits({ top, call }: View, card: Card): boolean {
  if (call) return isColour(call) ? colourOf(card) === call : valueOf(card) === call;
  return top !== null && (colourOf(card) === colourOf(top) || valueOf(card) === valueOf(top));
}
