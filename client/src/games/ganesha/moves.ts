// Which move a thing on the table stands for. What is legal is looked up in the server's list, never worked out.
import type { Offer, Player, TheMove, Track, View } from "./types";
import type { Colour } from "./shapes";

/** Tapping a hex takes its gem, or exchanges for it, or places a token there. */
export function hexMove({ phase, token }: View, hex: number): TheMove {
  if (phase === "token") return { type: "token", hex };
  return phase === "spice" && token === "caraway" ? { type: "caraway", hex } : { type: "take", hex };
}

/** Tapping a pile of our Treasury. While gems are stored, the Treasury as a whole is a place; while offering, a pile is a part of a move. */
export function pileMove({ phase, token }: View, colour: Colour): TheMove {
  if (phase === "give") return { type: "give", colour };
  if (phase === "refill") return { type: "refill", colour };
  if (phase === "final") return { type: "final", colour };
  if (phase === "spice" && token === "black_pepper") return { type: "black_pepper", colour };
  return { type: "offer", gem: colour, place: colour };
}

/** Tapping a Tactics slot of ours. A second slot joins one that is lifted already. */
export function slotMove({ phase, taken }: View, slot: 0 | 1, staged: TheMove | null): TheMove | null {
  if (phase === "lift") return { type: "lift", slots: staged?.type === "lift" ? [...new Set([...staged.slots, slot])].sort() : [slot] };
  const gem = taken[0];
  return phase === "store" && gem ? { type: "store", gem, to: slot } : null;
}

/** Tapping a petal of the Mandala, when it is a whole move. */
export function petalMove({ phase, token }: View, colour: Colour): TheMove | null {
  if (phase === "final") return { type: "final", colour };
  return phase === "spice" && token === "cardamom" ? { type: "cardamom", colour } : null;
}

/** What is picked of an offering: the gem for the bag (null for none) and the colour to place. */
export interface Picked {
  gem?: Colour | null;
  place?: Colour;
}

/** The offerings that go with what is picked. */
export const offers = (legal: readonly TheMove[], { gem, place }: Picked): Offer[] =>
  legal.filter(
    (move): move is Offer =>
      move.type === "offer" && (gem === undefined || move.gem === gem) && (place === undefined || move.place === place),
  );

/**
 * What is picked, and the offering that this makes whole, after one more part of it is tapped.
 * A part that is tapped again is put down; one that does not go with the other replaces it.
 */
export function withPart(legal: readonly TheMove[], picked: Picked, part: Picked): { picked: Picked; whole: Offer | null } {
  if (part.place === undefined ? part.gem === picked.gem : part.place === picked.place)
    return { picked: part.place === undefined ? { place: picked.place } : { gem: picked.gem }, whole: null };
  const both = { ...picked, ...part };
  const fitting = offers(legal, both).length ? both : part;
  const found = offers(legal, fitting);
  return { picked: fitting, whole: found.length === 1 && fitting.place !== undefined ? (found[0] ?? null) : null };
}

/** How many gems of a colour a move brings to the Mandala, as the Treasury stands, whether there are slots for all of them or not. */
export function placed({ players, decides }: View, move: TheMove | null, colour: Colour): number {
  if (move?.type === "final") return move.colour === colour ? 1 : 0;
  if (move?.type !== "offer" || move.place !== colour || decides === null) return 0;
  return (players[decides]?.treasury[colour] ?? 0) - (move.gem === colour ? 1 : 0);
}

/** How many of `count` gems find no slot: they go into the bag. */
export const withoutSlot = ({ values, filled }: Track, count: number) => Math.max(0, count - (values.length - filled));

/** What `count` gems would score now: the sum of the slots that the view shows. */
export const points = ({ values, filled }: Track, count: number) =>
  values.slice(filled, filled + count).reduce((sum, value) => sum + value, 0);

/** The gem that a staged move would bring into a Tactics slot of ours. */
export function intoSlot({ lifted }: View, staged: TheMove | null, slot: 0 | 1): Colour | null {
  if (staged?.type === "store") return staged.to === slot ? staged.gem : null;
  return staged?.type === "refill" && lifted[0] === slot ? staged.colour : null;
}

/** By how many gems a staged move would change a pile of our Treasury. What was in a slot goes there, too. */
export function intoPile({ tactics, treasury }: Player, staged: TheMove | null, colour: Colour): number {
  switch (staged?.type) {
    case "store":
      return (staged.to === "treasury" ? staged.gem : tactics[staged.to]) === colour ? 1 : 0;
    case "lift":
      return staged.slots.filter((slot) => tactics[slot] === colour).length;
    case "offer":
      return staged.place === colour ? -(treasury[colour] ?? 0) : staged.gem === colour ? -1 : 0;
    case "give":
    case "refill":
    case "black_pepper":
    case "final":
      return staged.colour === colour ? -1 : 0;
    default:
      return 0;
  }
}

const ON_MANDALA = ["offer", "end", "final", "cardamom"];

/** Where to look if there is room for one only: where we choose, or where the latest move was. */
export function scene(view: View, legal: readonly TheMove[], latest: TheMove | null): "altar" | "mandala" {
  if (view.phase === "over") return "mandala";
  const decisive = legal.length ? legal.some(({ type }) => ON_MANDALA.includes(type)) : ON_MANDALA.includes(latest?.type ?? "");
  return decisive && (legal.length || latest?.type !== "end") ? "mandala" : "altar";
}

/** Moves that are buttons: what uses a token without another choice, what brings points, and what says no. */
export const USES: readonly string[] = ["coriander", "black_mustard", "cinnamon", "red_pepper", "ginger"];
export const REFUSALS: readonly string[] = ["enough", "leave", "end"];
const MOST_BUTTONS = 8; // offerings; of more, those that bring the most

/** What can be placed on the Mandala, as buttons, what brings the most first. */
export const placings = (view: View, legal: readonly TheMove[]): TheMove[] =>
  legal
    .filter((move) => move.type === "offer" || move.type === "final")
    .map((move) => {
      const colour = move.type === "offer" ? move.place : move.colour;
      const track = view.mandala[colour] ?? { values: [], filled: 0 };
      return { move, worth: points(track, placed(view, move, colour)), free: move.type === "offer" && move.gem === null };
    })
    .sort((one, other) => other.worth - one.worth || Number(other.free) - Number(one.free))
    .slice(0, MOST_BUTTONS)
    .map(({ move }) => move);

/** What ends a turn with a single tap, or cannot be taken back: somebody else answers, or the bag does. */
const FINAL_WORDS = ["offer", "end", "final", "give", "ginger", "red_pepper", "black_pepper"];

export const careful = (view: View, move: TheMove): boolean =>
  FINAL_WORDS.includes(move.type) || (move.type === "token" && view.face_down.length === view.players.length - 1);
