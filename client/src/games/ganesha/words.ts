// Ganesha in words, for those who listen. The texts are those of the terminal if a page says the same. Hexes are counted from 1.
import type { TheEvent, TheMove, Track, View } from "./types";
import type { Entry } from "$lib/games/entries";
import { listed, sentence, who } from "$lib/words/habits";
import { say, type Arguments } from "$lib/words/words.svelte";
import { placed, points, withoutSlot } from "./moves";
import { COLOURS, SPICES, type Colour, type Spice } from "./shapes";

const numberOf = (hex: number | string) => Number(hex) + 1;
const gemWords = (colour: Colour | null | undefined) => (colour ? say("ganesha-gem", { colour }) : say("ganesha-empty"));
export const gemsWords = (colour: Colour, count: number) => say("ganesha-gems", { colour, count });
const tokensWords = (tokens: Record<string, Spice>) =>
  listed(Object.entries(tokens).map(([hex, token]) => say("ganesha-token-on-hex", { token, hex: numberOf(hex) })));

export function promptWords(view: View): string {
  switch (view.phase) {
    case "token":
      return say("ganesha-ask-token", { count: view.players.length - view.face_down.length });
    case "take":
      return say("ganesha-ask-take");
    case "second":
      return say("ganesha-ask-second");
    case "spice":
      return say("ganesha-ask-spice", { token: view.token ?? "cardamom" });
    case "give":
      return say("ganesha-ask-give", { colour: view.taken.at(-1) ?? "red" });
    case "store":
      return say("ganesha-ask-store", { colour: view.taken[0] ?? "red" });
    case "lift":
      return say("ganesha-ask-lift");
    case "refill":
      return say("ganesha-ask-refill", { slot: view.lifted[0] ?? 0 });
    case "offer":
      return say("ganesha-ask-offer");
    case "final":
      return say("ganesha-ask-final");
    case "over":
      return say("ganesha-ask-over");
  }
}

export function choiceWords(view: View, move: TheMove, names: readonly string[] = []): string {
  switch (move.type) {
    case "token":
      return say("ganesha-choose-token", { hex: numberOf(move.hex) });
    case "take":
      return takeWords(view, move.hex);
    case "caraway":
      return say("ganesha-choose-caraway", { colour: view.altar[move.hex] ?? "red", hex: numberOf(move.hex) });
    case "enough":
      return say("ganesha-choose-enough");
    case "cardamom":
      return say("ganesha-choose-cardamom", { colour: move.colour });
    case "coriander":
      return say("ganesha-choose-coriander");
    case "ginger":
      return say("ganesha-exchange-with", { name: names[move.seat] ?? "" });
    case "give":
      return say("ganesha-choose-give", { colour: move.colour });
    case "black_mustard":
      return say("ganesha-choose-black-mustard");
    case "cinnamon":
      return say("ganesha-choose-cinnamon");
    case "red_pepper":
      return say("ganesha-choose-red-pepper", { colour: view.taken.at(-1) ?? "red" });
    case "black_pepper":
      return say("ganesha-choose-black-pepper", { colour: move.colour });
    case "leave":
      return say("ganesha-choose-leave");
    case "store":
      return storeWords(view, move.gem, move.to);
    case "lift":
      return move.slots.length > 1 ? say("ganesha-choose-lift-both") : say("ganesha-choose-lift", { slot: move.slots[0] ?? 0 });
    case "refill":
      return say("ganesha-choose-refill", { colour: move.colour, slot: view.lifted[0] ?? 0 });
    case "offer": {
      const count = placed(view, move, move.place);
      const back = withoutSlot(trackOf(view, move.place), count);
      const words = { colour: move.place, count: count - back, points: scored(view, move.place, count), back };
      if (move.gem === null) return say(back ? "ganesha-choose-place-over" : "ganesha-choose-place", words);
      return say(back ? "ganesha-choose-offer-over" : "ganesha-choose-offer", { ...words, other: move.gem });
    }
    case "end":
      return say("ganesha-choose-end");
    case "final":
      return say("ganesha-choose-final", { colour: move.colour, points: scored(view, move.colour, 1) });
  }
}

export const trackOf = (view: View, colour: Colour): Track => view.mandala[colour] ?? { values: [], filled: 0 };
export const scored = (view: View, colour: Colour, count: number) => points(trackOf(view, colour), count);

function storeWords(view: View, colour: Colour, to: 0 | 1 | "treasury"): string {
  if (to === "treasury") return say("ganesha-choose-store-treasury", { colour });
  const other = view.players[view.turn ?? 0]?.tactics[to];
  return other
    ? say("ganesha-choose-store-over", { colour, slot: to, other })
    : say("ganesha-choose-store-slot", { colour, slot: to });
}

function takeWords(view: View, hex: number): string {
  const [colour, token] = [view.altar[hex], view.tokens[hex]];
  if (!colour) return bareWords(view, hex);
  const words = { colour, hex: numberOf(hex) };
  return token ? say("ganesha-choose-take-token", { ...words, token }) : say("ganesha-choose-take", words);
}

/** What lies on a hex. */
function bareWords(view: View, at: number): string {
  const [colour, token, hex] = [view.altar[at], view.tokens[at], numberOf(at)];
  if (colour) return token ? say("ganesha-hex-on-token", { colour, hex, token }) : say("ganesha-hex", { colour, hex });
  if (token) return say("ganesha-hex-bare-token", { hex, token });
  return view.face_down.includes(at) ? say("ganesha-hex-face-down", { hex }) : say("ganesha-hex-empty", { hex });
}

/** A hex, or what choosing it would do, and what its token does. */
export function hexWords(view: View, hex: number, move: TheMove | null = null): string {
  const token = view.tokens[hex];
  const what = move ? choiceWords(view, move) : bareWords(view, hex);
  return token ? say("ganesha-with-effect", { what, effect: say("ganesha-effect", { token }) }) : what;
}

export const slotWords = (slot: number, colour: Colour | null | undefined) =>
  colour ? say("ganesha-slot", { slot, colour }) : say("ganesha-slot-free", { slot });

export function trackWords(colour: Colour, { values, filled }: Track): string {
  const slots = values.length;
  const next = values[filled];
  return next === undefined
    ? say("ganesha-track-full", { colour, slots })
    : say("ganesha-track", { colour, filled, slots, points: next });
}

export function told(entry: Entry<TheMove, TheEvent>, names: readonly string[], reader: number | null): string {
  if (entry.seat !== null) return toldMove(entry.move, who(names, entry.seat, reader), names, reader);
  if (entry.kind === "gem") return say("ganesha-told-gem", { colour: entry.colour });
  const tokens = tokensWords(entry.tokens);
  return tokens ? say("ganesha-told-altar-tokens", { tokens }) : say("ganesha-told-altar");
}

function toldMove(move: TheMove, by: Arguments, names: readonly string[], reader: number | null): string {
  switch (move.type) {
    case "token":
      return say("ganesha-told-token", { ...by, hex: numberOf(move.hex) });
    case "take":
      return say("ganesha-told-take", { ...by, hex: numberOf(move.hex) });
    case "enough":
      return say("ganesha-told-enough", by);
    case "cardamom":
      return say("ganesha-told-cardamom", { ...by, colour: move.colour });
    case "caraway":
      return say("ganesha-told-caraway", { ...by, hex: numberOf(move.hex) });
    case "coriander":
      return say("ganesha-told-coriander", by);
    case "ginger":
      return say("ganesha-told-ginger", { ...by, ...who(names, move.seat, reader, "asked") });
    case "give":
      return say("ganesha-told-give", { ...by, colour: move.colour });
    case "black_mustard":
      return say("ganesha-told-black-mustard", by);
    case "cinnamon":
      return say("ganesha-told-cinnamon", by);
    case "red_pepper":
      return say("ganesha-told-red-pepper", by);
    case "black_pepper":
      return say("ganesha-told-black-pepper", { ...by, colour: move.colour });
    case "leave":
      return say("ganesha-told-leave", by);
    case "store":
      return move.to === "treasury"
        ? say("ganesha-told-store-treasury", { ...by, colour: move.gem })
        : say("ganesha-told-store-slot", { ...by, colour: move.gem, slot: move.to });
    case "lift":
      return move.slots.length > 1 ? say("ganesha-told-lift-both", by) : say("ganesha-told-lift", { ...by, slot: move.slots[0] ?? 0 });
    case "refill":
      return say("ganesha-told-refill", { ...by, colour: move.colour });
    case "offer":
      return move.gem
        ? say("ganesha-told-offer", { ...by, other: move.gem, colour: move.place })
        : say("ganesha-told-place", { ...by, colour: move.place });
    case "end":
      return say("ganesha-told-end", by);
    case "final":
      return say("ganesha-told-final", { ...by, colour: move.colour });
  }
}

/** What a turn brought to a player. */
export const gainedWords = (points: number, by: Arguments) =>
  points < 0 ? say("ganesha-told-lost", { ...by, points: -points }) : say("ganesha-told-gained", { ...by, points });

export function position(view: View, names: string[]): string {
  const by = (seat: number) => who(names, seat, view.seat);
  const players = view.players.map(({ score, tactics, treasury }, seat) =>
    say("ganesha-position-player", {
      ...by(seat),
      points: score,
      left: gemWords(tactics[0]),
      right: gemWords(tactics[1]),
      treasury: treasuryWords(treasury),
    }),
  );
  const altar = COLOURS.flatMap((colour) => {
    const hexes = view.altar.flatMap((gem, hex) => (gem === colour ? [hex] : []));
    return hexes.length ? [say("ganesha-position-altar", { colour, ...counted(hexes) })] : [];
  });
  const tokens = tokensWords(view.tokens);
  return [
    sentence(say("ganesha-round", { round: view.round, rounds: view.rounds })),
    view.decides === null ? say("ganesha-ask-over") : say("ganesha-position-decides", by(view.decides)),
    ...(view.taken.length ? [say("ganesha-position-taken", { gems: listed(view.taken.map(gemWords)) })] : []),
    ...players,
    ...(altar.length ? altar : [say("ganesha-position-altar-empty")]),
    ...(tokens ? [say("ganesha-position-tokens", { tokens })] : []),
    ...(view.face_down.length ? [say("ganesha-position-face-down", counted(view.face_down))] : []),
    ...COLOURS.flatMap((colour) => (view.mandala[colour] ? [trackWords(colour, view.mandala[colour])] : [])),
    sentence(youngestWords(view, names)),
  ].join("\n");
}

const counted = (hexes: readonly number[]) => ({ count: hexes.length, hexes: listed(hexes.map((hex) => String(numberOf(hex)))) });

/** G22: who is younger than whom, as the table said or as it was drawn. */
export const youngestWords = ({ youngest }: View, names: readonly string[]) =>
  say("ganesha-youngest", { names: listed(youngest.map((seat) => names[seat] ?? ""), "plain") });

const treasuryWords = (treasury: Record<string, number>) =>
  listed(COLOURS.filter((colour) => treasury[colour]).map((colour) => gemsWords(colour, treasury[colour] ?? 0))) || say("ganesha-empty");

export function status(view: View, seat: number): string {
  const player = view.players[seat];
  const gems = Object.values(player?.treasury ?? {}).reduce((sum, count) => sum + count, 0);
  const held = gems + (player?.tactics.filter(Boolean).length ?? 0);
  const parts = [say("ganesha-score", { points: player?.score ?? 0 }), say("ganesha-holds", { count: held })];
  if (view.drum === seat) parts.push(say("ganesha-drum"));
  return parts.join(" · ");
}

/** What is told of each phase; a token has a rule of its own. */
const RULE_NOW: Record<View["phase"], string> = {
  token: "G7",
  take: "G12",
  spice: "G26",
  give: "G30",
  second: "G13",
  store: "G16",
  lift: "G29",
  refill: "G29",
  offer: "G18",
  final: "G22",
  over: "G23",
};
const FIRST_SPICE = 27; // G27 to G34, in the order of the tokens

export const ruleNow = ({ phase, token }: View): string =>
  phase === "spice" && token ? `G${FIRST_SPICE + SPICES.indexOf(token)}` : RULE_NOW[phase];

/** A pile of the Treasury: what choosing it would do, or what it holds. */
export function pileWords(view: View, colour: Colour, count: number, move: TheMove | null): string {
  if (!move) return gemsWords(colour, count);
  return move.type === "offer" ? say("ganesha-pick-offer", { colour }) : choiceWords(view, move);
}

/** A petal that can be chosen: the whole move if there is only one, or the colour that would be placed. */
export const petalWords = (view: View, move: TheMove | null, colour: Colour) =>
  move ? choiceWords(view, move) : say("ganesha-pick-place", { colour });
