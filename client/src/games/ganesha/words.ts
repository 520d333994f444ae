// Ganesha in words, for those who listen. The texts are those of the terminal wherever a page says the same.
import type { TheEvent, TheMove, Track, View } from "./types";
import type { Entry } from "$lib/games/entries";
import type { Paragraph } from "$lib/games/room";
import { language, say } from "$lib/words/words.svelte";
import { placed, points, withoutSlot } from "./moves";
import { COLOURS, SPICES, type Colour, type Spice } from "./shapes";

/** A sentence begins with a capital, whatever it begins with. */
export const sentence = (words: string) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

const colourWord = (colour: Colour | null) => (colour ? say("ganesha-colour", { colour }) : say("ganesha-nothing"));
const tokenWord = (token: Spice) => say("ganesha-token", { token });
export const gemsWords = (colour: Colour, count: number) => say("ganesha-gems", { colour, count });

export function promptWords(view: View): string {
  switch (view.phase) {
    case "token":
      return say("ganesha-ask-token", { count: view.players.length - view.face_down.length });
    case "take":
      return say("ganesha-ask-take");
    case "second":
      return say("ganesha-ask-second");
    case "spice":
      return say("ganesha-ask-spice", { token: tokenWord(view.token ?? "cardamom") });
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

export const choiceWords = (view: View, move: TheMove, names: readonly string[] = []) => sentence(chosen(view, move, names));

function chosen(view: View, move: TheMove, names: readonly string[]): string {
  switch (move.type) {
    case "token":
      return say("ganesha-place-token", { hex: move.hex });
    case "take":
      return takeWords(view, move.hex);
    case "caraway":
      return say("ganesha-choose-caraway", { gem: colourWord(view.altar[move.hex] ?? null), hex: move.hex });
    case "enough":
      return say("ganesha-choose-enough");
    case "cardamom":
      return say("ganesha-choose-cardamom", { gem: colourWord(move.colour) });
    case "coriander":
      return say("ganesha-choose-coriander");
    case "ginger":
      return say("ganesha-exchange-with", { name: names[move.seat] ?? "" });
    case "give":
      return say("ganesha-choose-give", { gem: colourWord(move.colour) });
    case "black_mustard":
      return say("ganesha-choose-black-mustard");
    case "cinnamon":
      return say("ganesha-choose-cinnamon");
    case "red_pepper":
      return say("ganesha-choose-red-pepper", { gem: colourWord(view.taken.at(-1) ?? null) });
    case "black_pepper":
      return say("ganesha-choose-black-pepper", { gem: colourWord(move.colour) });
    case "leave":
      return say("ganesha-choose-leave");
    case "store":
      return storeWords(view, move.gem, move.to);
    case "lift":
      return move.slots.length > 1 ? say("ganesha-choose-lift-both") : say("ganesha-choose-lift", { slots: move.slots[0] ?? 0 });
    case "refill":
      return say("ganesha-choose-refill", { gem: colourWord(move.colour), slot: view.lifted[0] ?? 0 });
    case "offer": {
      const count = placed(view, move, move.place);
      const back = withoutSlot(trackOf(view, move.place), count);
      const words = { placed: gemsWords(move.place, count - back), points: scored(view, move.place, count) };
      if (move.gem === null) return back ? say("ganesha-place-free-over", { ...words, back }) : say("ganesha-place-free", words);
      const gem = colourWord(move.gem);
      return back ? say("ganesha-choose-offer-over", { ...words, gem, back }) : say("ganesha-choose-offer", { ...words, gem });
    }
    case "end":
      return say("ganesha-choose-end");
    case "final":
      return say("ganesha-choose-final", { gem: colourWord(move.colour), points: scored(view, move.colour, 1) });
  }
}

export const trackOf = (view: View, colour: Colour): Track => view.mandala[colour] ?? { values: [], filled: 0 };
export const scored = (view: View, colour: Colour, count: number) => points(trackOf(view, colour), count);

function storeWords(view: View, colour: Colour, to: 0 | 1 | "treasury"): string {
  const gem = colourWord(colour);
  if (to === "treasury") return say("ganesha-choose-store-treasury", { gem });
  const old = view.players[view.turn ?? 0]?.tactics[to];
  return old
    ? say("ganesha-choose-store-over", { gem, slot: to, old: colourWord(old) })
    : say("ganesha-choose-store-slot", { gem, slot: to });
}

function takeWords(view: View, hex: number): string {
  const colour = view.altar[hex];
  return colour ? onToken(say("ganesha-take", { colour, hex }), view.tokens[hex]) : hexWords(view, hex);
}

const onToken = (what: string, token: Spice | undefined) =>
  token ? say("ganesha-on-token", { what, token: tokenWord(token) }) : what;

/** A hex, and what its token does. */
export function hexWords(view: View, hex: number, move: TheMove | null = null): string {
  const [colour, token] = [view.altar[hex], view.tokens[hex]];
  const bare = view.face_down.includes(hex) ? say("ganesha-hex-token", { hex }) : say("ganesha-hex-empty", { hex });
  const lies = colour ? say("ganesha-hex", { colour, hex }) : bare;
  const what = sentence(move ? chosen(view, move, []) : onToken(lies, token));
  return token ? `${what}. ${sentence(say("ganesha-effect", { token }))}` : what;
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

export function told(entry: Entry<TheMove, TheEvent>, names: string[]): string {
  if (entry.seat === null) {
    if (entry.kind === "gem") return say("ganesha-told-gem", { gem: colourWord(entry.colour) });
    const tokens = Object.entries(entry.tokens).map(([hex, token]) => `${tokenWord(token)} ${hex}`);
    return tokens.length ? say("ganesha-told-altar-tokens", { tokens: tokens.join(", ") }) : say("ganesha-told-altar");
  }
  return toldMove(entry.move, names[entry.seat] ?? "", names);
}

function toldMove(move: TheMove, name: string, names: string[]): string {
  switch (move.type) {
    case "token":
      return say("ganesha-told-token", { name, hex: move.hex });
    case "take":
      return say("ganesha-told-take", { name, hex: move.hex });
    case "enough":
      return say("ganesha-told-enough", { name });
    case "cardamom":
      return say("ganesha-told-cardamom", { name, gem: colourWord(move.colour) });
    case "caraway":
      return say("ganesha-told-caraway", { name, hex: move.hex });
    case "coriander":
      return say("ganesha-told-coriander", { name });
    case "ginger":
      return say("ganesha-told-ginger", { name, asked: names[move.seat] ?? "" });
    case "give":
      return say("ganesha-told-give", { name, gem: colourWord(move.colour) });
    case "black_mustard":
      return say("ganesha-told-black-mustard", { name });
    case "cinnamon":
      return say("ganesha-told-cinnamon", { name });
    case "red_pepper":
      return say("ganesha-told-red-pepper", { name });
    case "black_pepper":
      return say("ganesha-told-black-pepper", { name, gem: colourWord(move.colour) });
    case "leave":
      return say("ganesha-told-leave", { name });
    case "store":
      return move.to === "treasury"
        ? say("ganesha-told-store-treasury", { name, gem: colourWord(move.gem) })
        : say("ganesha-told-store-slot", { name, gem: colourWord(move.gem), slot: move.to });
    case "lift":
      return say("ganesha-told-lift", { name, slots: move.slots.length > 1 ? "both" : String(move.slots[0]) });
    case "refill":
      return say("ganesha-told-refill", { name, gem: colourWord(move.colour) });
    case "offer":
      return say("ganesha-told-offer", { name, gem: colourWord(move.gem), placed: colourWord(move.place) });
    case "end":
      return say("ganesha-told-end", { name });
    case "final":
      return say("ganesha-told-final", { name, gem: colourWord(move.colour) });
  }
}

export function position(view: View, names: string[]): string {
  const players = view.players.map((player, seat) =>
    say("ganesha-position-player", {
      name: names[seat] ?? "",
      points: say("ganesha-score", { points: player.score }),
      tactics: player.tactics.map(colourWord).join(", "),
      treasury: treasuryWords(player.treasury),
    }),
  );
  const altar = COLOURS.flatMap((colour) => {
    const hexes = view.altar.flatMap((gem, hex) => (gem === colour ? [hex] : []));
    return hexes.length ? [`${colourWord(colour)} ${hexes.join(" ")}`] : [];
  });
  const tokens = Object.entries(view.tokens).map(([hex, token]) => `${tokenWord(token)} ${hex}`);
  return [
    say("ganesha-round", { round: view.round, rounds: view.rounds }),
    view.decides === null ? say("ganesha-ask-over") : say("ganesha-position-decides", { name: names[view.decides] ?? "" }),
    ...(view.taken.length ? [say("ganesha-position-taken", { gems: view.taken.map(colourWord).join(", ") })] : []),
    ...players,
    say("ganesha-position-altar", { gems: altar.join("; ") || say("ganesha-nothing") }),
    ...(tokens.length ? [say("ganesha-position-tokens", { tokens: tokens.join(", ") })] : []),
    ...(view.face_down.length ? [say("ganesha-position-face-down", { hexes: view.face_down.join(", ") })] : []),
    ...COLOURS.flatMap((colour) => (view.mandala[colour] ? [trackWords(colour, view.mandala[colour])] : [])),
    youngestWords(view, names),
  ].join("\n");
}

/** G22: who is younger than whom, as the table said or as it was drawn. */
export const youngestWords = ({ youngest }: View, names: readonly string[]) =>
  say("ganesha-youngest", { names: youngest.map((seat) => names[seat] ?? "").join(", ") });

const treasuryWords = (treasury: Record<string, number>) =>
  COLOURS.filter((colour) => treasury[colour])
    .map((colour) => gemsWords(colour, treasury[colour] ?? 0))
    .join(", ") || say("ganesha-nothing");

export function status(view: View, seat: number): string {
  const player = view.players[seat];
  const gems = Object.values(player?.treasury ?? {}).reduce((sum, count) => sum + count, 0);
  const held = gems + (player?.tactics.filter(Boolean).length ?? 0);
  const parts = [say("ganesha-score", { points: player?.score ?? 0 }), say("ganesha-holds", { count: held })];
  if (view.drum === seat) parts.push(say("ganesha-drum"));
  return parts.join(" · ");
}

/** The rules in short, and which of them each part is about. */
const HELP = ["G1–G8", "G11–G15, G26", "G16–G17", "G18–G20", "G9–G10, G21–G25"];
const FIRST_SPICE = 27; // G27 to G34, in the order of the tokens

export const help = (): Paragraph[] => [
  ...say("ganesha-help")
    .split("\n")
    .map((text, part) => ({ rules: HELP[part] ?? "", text })),
  ...SPICES.map((token, number) => ({
    rules: `G${FIRST_SPICE + number}`,
    text: say("ganesha-help-spice", { token: tokenWord(token), effect: say("ganesha-effect", { token }) }),
  })),
];

/** A pile of the Treasury: what choosing it would do, or what it holds. */
export function pileWords(view: View, colour: Colour, count: number, move: TheMove | null): string {
  if (!move) return gemsWords(colour, count);
  return move.type === "offer" ? sentence(say("ganesha-pick-offer", { colour })) : choiceWords(view, move);
}

/** A petal that can be chosen: the whole move if there is only one, or the colour that would be placed. */
export const petalWords = (view: View, move: TheMove | null, colour: Colour) =>
  move ? choiceWords(view, move) : sentence(say("ganesha-pick-place", { colour }));
