// Kolpa! in words, in the language in force.
import type { Entry } from "$lib/games/entries";
import type { Paragraph } from "$lib/games/room";
import type { Deal, Draw, Pile, Reshuffle, TheMove, View } from "./types";
import { language, say } from "$lib/words/words.svelte";
import { COLOURS, NAMES, colourOf, isColour, pointsOf, valueOf, type Call, type Card } from "./cards";

/** What chance brought, as a seat may know it: its own cards, and that others drew. */
export type Seen = (Omit<Deal, "hands"> & { hand: Card[] | null }) | (Omit<Draw, "card"> & { card?: Card }) | Reshuffle;
export type KolpaEntry = Entry<TheMove, Seen, View>;

export function cardInWords(card: Card): string {
  const colour = colourOf(card);
  return colour ? say("kolpa-card", { colour: NAMES[colour], value: valueOf(card) }) : say("kolpa-joker");
}

export const callInWords = (call: Call): string => (isColour(call) ? say("kolpa-colour", { colour: NAMES[call] }) : call);

/** Several things in a row, as the language joins them. */
export const listed = (things: string[]): string => new Intl.ListFormat(language(), { type: "unit" }).format(things);

const formatted = (points: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(language(), { signDisplay }).format(points).replace("-", "−");
/** With a real minus. */
export const plain = (points: number): string => formatted(points, "auto");
/** With its sign. */
export const signed = (points: number): string => formatted(points, "exceptZero");

export function choiceInWords(move: TheMove): string {
  if (move.type === "joker") return say("kolpa-joker-announcing", { call: callInWords(move.call) });
  const card = cardInWords(move.card);
  if (move.type === "kolpa") return say("kolpa-choose-kolpa", { card });
  return move.from === "hand" ? say("kolpa-choose-kol", { card }) : say("kolpa-choose-kol-area", { card });
}

export function told(entry: KolpaEntry, names: string[]): string {
  const name = (seat: number) => names[seat] ?? "";
  if (entry.kind === "move") {
    const { seat, move } = entry;
    if (move.type === "joker") {
      return say("kolpa-told-joker", { name: name(seat), joker: say("kolpa-joker"), call: callInWords(move.call) });
    }
    const args = { name: name(seat), card: cardInWords(move.card) };
    if (move.type === "kolpa") return say("kolpa-told-kolpa", args);
    return move.from === "hand" ? say("kolpa-told-kol", args) : say("kolpa-told-kol-area", args);
  }
  switch (entry.kind) {
    case "deal":
      return say("kolpa-told-deal", { round: entry.round, card: cardInWords(entry.top), name: name(entry.starter) });
    case "draw":
      if (!entry.card) return say("kolpa-told-draw-unseen", { name: name(entry.to) });
      return say("kolpa-told-draw", { name: name(entry.to), card: cardInWords(entry.card) });
    case "reshuffle":
      return say("kolpa-told-reshuffle");
  }
}

const plainPile = ({ top, size }: Pile): string => say("kolpa-pile", { card: cardInWords(top), count: size });
export const pileInWords = (pile: Pile, worth: number): string => say("kolpa-pile-worth", { pile: plainPile(pile), worth });

/** What lies in a player's play area. */
export function areaInWords(view: View, seat: number): string {
  const piles = view.players[seat]?.piles ?? [];
  return piles.length ? listed(piles.map(plainPile)) : say("kolpa-area-empty");
}

/** What lies before another player, and what it is worth. */
export const beforeInWords = (view: View, seat: number, worth: number): string =>
  say("kolpa-area-of", { piles: areaInWords(view, seat), worth });

export function playerInWords(view: View, seat: number, names: string[]): string {
  const { score = 0, hand = 0 } = view.players[seat] ?? {};
  return say("kolpa-player-line", { name: names[seat] ?? "", score, count: hand, piles: areaInWords(view, seat) });
}

/** What is to be matched. */
export function topInWords(view: View): string {
  if (view.call) return say("kolpa-top-joker", { call: callInWords(view.call) });
  return view.top ? say("kolpa-top", { card: cardInWords(view.top) }) : "";
}

export function position(view: View, names: string[]): string {
  const { seat, hand } = view;
  const others = names.map((_, each) => each).filter((each) => each !== seat);
  return [
    topInWords(view),
    ...(hand ? [say("kolpa-hand-line", { cards: listed(hand.map(cardInWords)) })] : []),
    ...(seat === null ? [] : [say("kolpa-area-line", { piles: areaInWords(view, seat) })]),
    ...others.map((other) => playerInWords(view, other, names)),
    say("kolpa-draw-pile", { count: view.draw }),
  ].join(" ");
}

export function status(view: View, seat: number): string {
  const { score = 0, hand = 0 } = view.players[seat] ?? {};
  return say("kolpa-status", { score, count: hand });
}

/** The rules in short, and the ids of the rules that each part tells. */
const RULES = ["P1–P4, P11, P12", "P5–P7", "P8, P9, P13", "P10", "P14–P16", "P17, P18", "P19"];
export const help = (): Paragraph[] =>
  say("kolpa-help")
    .split("\n")
    .map((text, part) => ({ rules: RULES[part] ?? "", text }));

/** The order of a hand: by colour, jokers last, or by number. */
export function sorted(hand: Card[], byNumber: boolean): Card[] {
  const colour = (card: Card) => (card === "J" ? COLOURS.length : COLOURS.findIndex((each) => each === colourOf(card)));
  return hand.toSorted((one, other) => {
    const [byColour, byValue] = [colour(one) - colour(other), pointsOf(one) - pointsOf(other)];
    return byNumber ? byValue || byColour : byColour || byValue;
  });
}
