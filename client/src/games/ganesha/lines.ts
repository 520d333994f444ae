// Ganesha in few words and pictures. What is heard instead is said in words.ts.
import { movesIn } from "$lib/games/entries";
import type { Chosen } from "$lib/games/room";
import { show, type Line, type Part } from "$lib/words/lines";
import { prose, signed, who } from "$lib/words/habits";
import { say } from "$lib/words/words.svelte";
import { placed, withoutSlot, type Picked } from "./moves";
import type { GaneshaEntry } from "./past";
import { ALTAR, BAG, gem, petalOf, place, token, type GaneshaPiece } from "./pieces";
import type { Colour, Spice } from "./shapes";
import type { TheMove, View } from "./types";
import { choiceWords, gainedWords, promptWords, scored, told, trackOf } from "./words";

type GaneshaLine = Line<GaneshaPiece>;
type Parts = Part<GaneshaPiece>[];

const arrow = (what: readonly GaneshaPiece[], to: GaneshaPiece): Parts => [...what, " → ", to];

export function prompt(view: View, chosen: Chosen<TheMove, Picked>): GaneshaLine {
  return { parts: asked(view, chosen.picked ?? {}), words: promptWords(view) };
}

function asked(view: View, picked: Picked): Parts {
  const [due, newest] = [view.taken[0] ?? "red", view.taken.at(-1) ?? "red"];
  switch (view.phase) {
    case "token":
      return show("ganesha-do-token", { count: view.players.length - view.face_down.length, token: token(null) });
    case "take":
      return show("ganesha-do-take");
    case "second":
      return show("ganesha-do-second");
    case "spice": {
      const spice = view.token ?? "cardamom";
      return show("ganesha-do-spice", { token: spice, icon: token(spice), gem: gem(newest) });
    }
    case "give":
      return show("ganesha-do-give", { gem: gem(newest) });
    case "store":
      return show("ganesha-do-store", { gem: gem(due) });
    case "lift":
      return show("ganesha-do-lift");
    case "refill":
      return show("ganesha-do-refill", { slot: place(view.lifted[0] === 1 ? 1 : 0) });
    case "offer":
      if (picked.gem) return show("ganesha-do-offer-gem", { gem: gem(picked.gem) });
      return picked.place ? show("ganesha-do-offer-place", { gem: gem(picked.place) }) : show("ganesha-do-offer");
    case "final":
      return show("ganesha-do-final");
    case "over":
      return [say("ganesha-ask-over")];
  }
}

export const choice = (view: View, move: TheMove, names: readonly string[]): GaneshaLine => ({
  parts: chosen(view, move, names),
  words: choiceWords(view, move, names),
  places: placesOf(view, move),
});

function chosen(view: View, move: TheMove, names: readonly string[]): Parts {
  const newest = gem(view.taken.at(-1) ?? "red");
  const spice = view.token ? token(view.token) : token(null);
  switch (move.type) {
    case "token":
      return show("ganesha-can-token", { token: token(null) });
    case "take": {
      const lies = gem(view.altar[move.hex] ?? "red");
      const under = view.tokens[move.hex];
      return under ? show("ganesha-can-take-token", { gem: lies, token: token(under) }) : show("ganesha-can-take", { gem: lies });
    }
    case "enough":
      return show("ganesha-can-enough");
    case "cardamom":
      return show("ganesha-can-cardamom", { gem: gem(move.colour) });
    case "caraway":
      return show("ganesha-can-caraway", { taken: newest, gem: gem(view.altar[move.hex] ?? "red") });
    case "coriander":
    case "cinnamon":
      return show("ganesha-can-use", { token: spice });
    case "ginger":
      return show("ganesha-can-ginger", { taken: newest, name: names[move.seat] ?? "" });
    case "give":
      return show("ganesha-can-give", { gem: gem(move.colour) });
    case "black_mustard":
      return show("ganesha-can-black-mustard", { token: spice });
    case "red_pepper":
      return show("ganesha-can-red-pepper", { gem: newest });
    case "black_pepper":
      return show("ganesha-can-black-pepper", { gem: gem(move.colour) });
    case "leave":
      return show("ganesha-can-leave", { token: spice });
    case "store": {
      const old = move.to === "treasury" ? null : held(view, view.turn ?? 0, move.to);
      const parts = arrow([gem(move.gem)], place(move.to));
      return old ? [...parts, " · ", ...arrow([gem(old)], place("treasury"))] : parts;
    }
    case "lift":
      return arrow(
        move.slots.flatMap((slot) => [held(view, view.decides ?? 0, slot)].flatMap((colour) => (colour ? [gem(colour)] : []))),
        place("treasury"),
      );
    case "refill":
      return arrow([gem(move.colour)], place(view.lifted[0] === 1 ? 1 : 0));
    case "offer": {
      const count = placed(view, move, move.place);
      const back = withoutSlot(trackOf(view, move.place), count);
      const brings = { placed: gem(move.place, count - back), points: scored(view, move.place, count) };
      const over = { ...brings, back, bag: BAG };
      if (move.gem === null) return back ? show("ganesha-can-place-over", over) : show("ganesha-can-place", brings);
      return back
        ? show("ganesha-can-offer-over", { ...over, gem: gem(move.gem) })
        : show("ganesha-can-offer", { ...brings, gem: gem(move.gem) });
    }
    case "end":
      return show("ganesha-can-end");
    case "final":
      return show("ganesha-can-final", { placed: gem(move.colour), points: scored(view, move.colour, 1) });
  }
}

/** What a button does, with pictures alone, if there is no room for words. */
export function brief(view: View, move: TheMove, names: readonly string[]): GaneshaLine {
  const line = choice(view, move, names);
  if (move.type === "ginger") return { ...line, parts: [gem(view.taken.at(-1) ?? "red"), ` ⇄ ${names[move.seat] ?? ""}`] };
  if (move.type !== "offer" && move.type !== "final") return line;
  const colour = move.type === "offer" ? move.place : move.colour;
  const count = placed(view, move, colour);
  const what = gem(colour, count - withoutSlot(trackOf(view, colour), count));
  const parts: Parts = [what, ` ${signed(scored(view, colour, count))}`];
  return { ...line, parts: move.type === "offer" && move.gem ? [gem(move.gem), " ▸ ", ...parts] : parts };
}

/** What an example of the rules tries, which may not be legal: what it would bring is told beside it. */
export function attempt(view: View, move: TheMove, names: readonly string[]): GaneshaLine {
  const line = choice(view, move, names);
  if (move.type === "final") return { ...line, parts: [gem(move.colour)] };
  if (move.type !== "offer") return line;
  const what = gem(move.place, placed(view, move, move.place));
  return { ...line, parts: move.gem ? [gem(move.gem), " ▸ ", what] : [what] };
}

const held = (view: View, seat: number, slot: number): Colour | null => view.players[seat]?.tactics[slot] ?? null;

/** Where on the board a move happens. */
export function placesOf(view: View, move: TheMove): string[] {
  const seat = view.decides ?? 0;
  switch (move.type) {
    case "token":
    case "take":
    case "caraway":
      return [`hex-${move.hex}`];
    case "cardamom":
      return [`petal-${move.colour}`];
    case "ginger":
      return [`tray-${move.seat}`];
    case "give":
    case "refill":
    case "black_pepper":
      return [`treasury-${seat}-${move.colour}`];
    case "store":
      return [move.to === "treasury" ? `treasury-${seat}` : `slot-${seat}-${move.to}`];
    case "lift":
      return move.slots.map((slot) => `slot-${seat}-${slot}`);
    case "offer":
      return [`petal-${move.place}`, `treasury-${seat}-${move.place}`, ...(move.gem ? [`treasury-${seat}-${move.gem}`] : [])];
    case "final":
      return [`petal-${move.colour}`, `treasury-${seat}-${move.colour}`];
    default:
      return [];
  }
}

/** The phase in which a move is asked for; of others, more than one. */
const PHASE: Record<string, View["phase"]> = { token: "token", give: "give", store: "store", lift: "lift", refill: "refill", offer: "offer", final: "final" };

/** The places that explain a refusal: what stands in the way, or what is missing. What is only too early needs none. */
export function matters(view: View, move: TheMove, rule: string): string[] {
  if (view.phase !== (PHASE[move.type] ?? view.phase)) return [];
  const seat = view.decides ?? 0;
  const slots = [`slot-${seat}-0`, `slot-${seat}-1`];
  if (move.type === "take") return rule === "G13" || rule === "G14" ? slots : [];
  if (move.type === "token") return view.face_down.map((hex) => `hex-${hex}`);
  if (move.type === "ginger") return [`treasury-${move.seat}`];
  if (move.type === "store" || move.type === "lift") return slots;
  if (move.type === "offer" || move.type === "final") return rule === "G19" ? placesOf(view, move) : [`treasury-${seat}`];
  return "colour" in move ? [`treasury-${seat}`] : [];
}

const TURN_BEGINS = ["take", "token", "offer", "end"]; // with one of these, unless it goes on with what came before
const GOES_ON: Record<string, readonly string[]> = {
  take: ["take", "enough", "leave", "cardamom", "caraway", "coriander", "ginger", "black_mustard", "cinnamon", "red_pepper", "black_pepper"],
  token: ["token"],
  offer: ["store", "refill"],
  end: ["store", "refill"],
};

/** A line of the log is a whole turn: Ginger's answer is inside it, a new Altar has a line of its own. */
export function begins(entry: GaneshaEntry, line: readonly GaneshaEntry[]): boolean {
  if (entry.seat === null) return entry.kind === "altar";
  const first = line[0];
  if (!first || first.seat === null) return true;
  if (entry.move.type === "give") return false;
  if (entry.seat !== first.seat || entry.move.type === "final") return true;
  const last = movesIn(line).findLast(({ seat }) => seat === entry.seat)?.move.type ?? "";
  return TURN_BEGINS.includes(entry.move.type) && !GOES_ON[entry.move.type]?.includes(last);
}

export function turn(entries: readonly GaneshaEntry[], names: string[], reader: number | null): GaneshaLine | null {
  const first = entries[0];
  if (!first) return null;
  if (first.seat === null) {
    const tokens = first.kind === "altar" ? Object.values(first.tokens).map(token) : [];
    return { parts: [say("ganesha-new-altar"), ...tokens.flatMap((one) => [" ", one])], words: told(first, names, reader) };
  }
  const seat = first.seat;
  const points = gained(entries, seat);
  const segments = inPictures(entries, names);
  if (points) segments.push([signed(points)]);
  const words = entries.map((entry) => told(entry, names, reader));
  if (points) words.push(gainedWords(points, who(names, seat, reader)));
  return {
    parts: segments.flatMap((segment, index) => (index ? [" · ", ...segment] : segment)),
    words: prose(words),
    places: movesIn(entries).flatMap(({ move }) => whereItWas(seat, move)),
  };
}

/** What a turn did, each thing by itself: gems that were stored, tokens that were used, what was offered and placed. */
function inPictures(entries: readonly GaneshaEntry[], names: readonly string[]): Parts[] {
  const moves = movesIn(entries).map(({ move }) => move);
  const stored = moves.filter((move) => move.type === "store");
  const together = stored.length === 2 && stored[0]?.to === stored[1]?.to;
  const segments: Parts[] = together
    ? [arrow(stored.map((move) => gem(move.gem)), place("treasury"))]
    : stored.map((move) => arrow([gem(move.gem)], place(move.to)));
  if (!stored.length && moves.some(({ type }) => type === "take")) segments.push([ALTAR, " …"]);
  const drawn = entries.find((entry) => entry.seat === null && entry.kind === "gem");
  const brought: Parts = drawn?.seat === null && drawn.kind === "gem" ? [" ", gem(drawn.colour)] : [];
  for (const move of moves) {
    switch (move.type) {
      case "token":
        segments.push([token(null)]);
        break;
      case "cardamom":
        segments.push([token(move.type), " ", petalOf(move.colour)]);
        break;
      case "black_pepper":
        segments.push([token(move.type), " ", gem(move.colour), " →", ...brought]);
        break;
      case "red_pepper":
        segments.push([token(move.type), ...brought]);
        break;
      case "ginger": {
        const given = moves.find(({ type }) => type === "give");
        segments.push([token(move.type), ` ${names[move.seat] ?? ""}`, ...(given?.type === "give" ? [" ", gem(given.colour)] : [])]);
        break;
      }
      case "caraway":
      case "coriander":
      case "black_mustard":
      case "cinnamon":
        segments.push([token(move.type satisfies Spice)]);
        break;
      case "refill":
        segments.push([gem(move.colour), " → ", { piece: "slot", slot: refilled(moves, move) }]);
        break;
      case "offer":
        segments.push(move.gem ? [gem(move.gem), " ▸ ", petalOf(move.place)] : [petalOf(move.place)]);
        break;
      case "final":
        segments.push([petalOf(move.colour)]);
        break;
    }
  }
  return segments;
}

/** The slots that were emptied are refilled from the left. */
function refilled(moves: readonly TheMove[], refill: TheMove): 0 | 1 {
  const lift = moves.find(({ type }) => type === "lift");
  const slots = lift?.type === "lift" ? lift.slots : [];
  const number = moves.filter(({ type }) => type === "refill").indexOf(refill as never);
  return slots[number] === 1 ? 1 : 0;
}

/** Where a move of the log was made, as the board names its places. */
function whereItWas(seat: number, move: TheMove): string[] {
  switch (move.type) {
    case "token":
    case "take":
    case "caraway":
      return [`hex-${move.hex}`];
    case "store":
      return [move.to === "treasury" ? `treasury-${seat}-${move.gem}` : `slot-${seat}-${move.to}`];
    case "offer":
      return [`petal-${move.place}`];
    case "final":
    case "cardamom":
      return [`petal-${move.colour}`];
    default:
      return [];
  }
}

const SCORES = ["black_mustard", "red_pepper", "offer", "final"];

/** What a turn brought, if what was shown tells it: from a view before anything was scored to the last one. */
function gained(entries: readonly GaneshaEntry[], seat: number): number | null {
  const last = entries.findLast(({ after }) => after)?.after;
  const only = entries.length === 1 ? entries[0] : null;
  if (only?.seat === seat && only.move.type === "final") {
    const track = only.after?.mandala[only.move.colour];
    return track?.values[track.filled - 1] ?? null;
  }
  const scoring = entries.findIndex((entry) => entry.seat !== null && SCORES.includes(entry.move.type));
  const before = entries.slice(0, Math.max(0, scoring)).findLast(({ after }) => after)?.after;
  const [now, then] = [last?.players[seat]?.score, before?.players[seat]?.score];
  return now === undefined || then === undefined ? null : now - then;
}
