// Kolpa! in words, in the language in force.
import type { Entry } from "$lib/games/entries";
import type { Deal, Draw, Pile, Reshuffle, TheMove, View } from "./types";
import { capital } from "$lib/words/capital";
import { listed, number, prose, sentence, who } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { COLOURS, NAMES, colourOf, isColour, pointsOf, valueOf, type Call, type Card } from "./cards";

/** What chance brought, as a seat may know it: its own cards, and that others drew. */
export type Seen = (Omit<Deal, "hands"> & { hand: Card[] | null }) | (Omit<Draw, "card"> & { card?: Card }) | Reshuffle;
export type KolpaEntry = Entry<TheMove, Seen, View>;

/** A card in a list: "red 3". */
export function cardInWords(card: Card): string {
  const colour = colourOf(card);
  return colour ? say("kolpa-card", { colour: NAMES[colour], value: valueOf(card) }) : say("kolpa-joker");
}

/** A card by itself: "Red 3". */
export const cardAlone = (card: Card): string => capital(cardInWords(card));

/** A number card in a sentence: "the red 3". */
const theCard = (card: Card): string => {
  const colour = colourOf(card);
  return colour ? say("kolpa-the-card", { colour: NAMES[colour], value: valueOf(card) }) : say("kolpa-joker");
};

export const callInWords = (call: Call): string => (isColour(call) ? say("kolpa-colour", { colour: NAMES[call] }) : call);

export function choiceInWords(move: TheMove): string {
  if (move.type === "joker") return say("kolpa-joker-announcing", { call: callInWords(move.call) });
  const card = theCard(move.card);
  if (move.type === "kolpa") return say("kolpa-do-kolpa", { card });
  return move.from === "hand" ? say("kolpa-do-kol", { card }) : say("kolpa-do-kol-area", { card });
}

export function told(entry: KolpaEntry, names: string[], reader: number | null): string {
  const person = (seat: number) => who(names, seat, reader);
  if (entry.kind === "move") {
    const { seat, move } = entry;
    if (move.type === "joker") return say("kolpa-told-joker", { ...person(seat), call: callInWords(move.call) });
    const args = { ...person(seat), card: theCard(move.card) };
    if (move.type === "kolpa") return say("kolpa-told-kolpa", args);
    return move.from === "hand" ? say("kolpa-told-kol", args) : say("kolpa-told-kol-area", args);
  }
  switch (entry.kind) {
    case "deal":
      return say("kolpa-told-deal", { round: entry.round, card: theCard(entry.top), ...person(entry.starter) });
    case "draw":
      if (!entry.card) return say("kolpa-told-draw-unseen", person(entry.to));
      if (entry.card === "J") return say("kolpa-told-draw-joker", person(entry.to));
      return say("kolpa-told-draw", { card: theCard(entry.card), ...person(entry.to) });
    case "reshuffle":
      return say("kolpa-told-reshuffle");
  }
}

const plainPile = ({ top, size }: Pile): string => say("kolpa-pile", { card: cardInWords(top), count: size });
export const pileInWords = (pile: Pile, worth: number): string => capital(say("kolpa-pile-worth", { pile: plainPile(pile), worth }));

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
  return say("kolpa-player-line", { name: names[seat] ?? "", score, points: number(score), count: hand, piles: areaInWords(view, seat) });
}

/** What is to be matched. */
export function topInWords(view: View): string {
  if (view.call) return say("kolpa-top-joker", { call: callInWords(view.call) });
  return view.top ? say("kolpa-top", { card: cardInWords(view.top) }) : "";
}

export function position(view: View, names: string[]): string {
  const { seat, hand } = view;
  const others = names.map((_, each) => each).filter((each) => each !== seat);
  return prose([
    topInWords(view),
    ...(hand ? [say("kolpa-hand-line", { cards: listed(hand.map(cardInWords)) })] : []),
    ...(seat === null ? [] : [say("kolpa-area-line", { piles: areaInWords(view, seat) })]),
    ...others.map((other) => playerInWords(view, other, names)),
    sentence(say("kolpa-draw-pile", { count: view.draw })),
  ]);
}

export function status(view: View, seat: number): string {
  const { score = 0, hand = 0 } = view.players[seat] ?? {};
  return say("kolpa-status", { score, points: number(score), count: hand });
}

/** The rule that matters now: of the announcement, of a pile that must go first, of matching, or of laying. */
export function ruleNow(view: View, legal: TheMove[]): string {
  const can = (type: TheMove["type"]) => legal.some((move) => move.type === type);
  if (view.call) return "P16";
  if (legal.some((move) => move.type === "kol" && move.from === "area")) return "P10";
  return can("kol") || !can("kolpa") ? "P6" : "P8";
}

/** The order of a hand: by colour, jokers last, or by number. */
export function sorted(hand: Card[], byNumber: boolean): Card[] {
  const colour = (card: Card) => (card === "J" ? COLOURS.length : COLOURS.findIndex((each) => each === colourOf(card)));
  return hand.toSorted((one, other) => {
    const [byColour, byValue] = [colour(one) - colour(other), pointsOf(one) - pointsOf(other)];
    return byNumber ? byValue || byColour : byColour || byValue;
  });
}
