// What there is to learn of Ganesha, in the order in which it comes up.
import type { Idea, Lesson, Scene } from "$lib/learn/coach/ideas";
import type { Offer, Player, TheEvent, TheMove, View } from "./types";

type Moment = Scene<View, TheMove, TheEvent>;
type GaneshaIdea = Idea<View, TheMove, TheEvent>;

// An idea that a cautious player would never meet is told in these rounds all the same.
const OFFER = 4;
const TACTICS = 3;
const YELLOW = 4;
const END = 5;
const ALTAR_LASTS = 3; // rounds (G10)

const own = ({ view, seat }: Moment): Player | undefined => view.players[seat];
const slots = ({ seat }: Moment) => [`slot-${String(seat)}-0`, `slot-${String(seat)}-1`];
const treasury = ({ seat }: Moment) => `treasury-${String(seat)}`;
const offers = ({ legal }: Moment): Offer[] => legal.flatMap((move) => (move.type === "offer" ? [move] : []));
const petals = (scene: Moment) => [...new Set(offers(scene).map(({ place }) => `petal-${place}`))];
const hexes = (scene: Moment, colour?: string | null) =>
  scene.legal.flatMap((move) => (move.type === "take" && (!colour || scene.view.altar[move.hex] === colour) ? [`hex-${String(move.hex)}`] : []));
const taking = ({ view }: Moment) => view.phase === "take";
const holding = (scene: Moment) => own(scene)?.tactics.find(Boolean) ?? null;
/** What the next gem of a colour would score. */
const next = ({ view }: Moment) => Math.max(0, ...Object.values(view.mandala).map(({ values, filled }) => values[filled] ?? 0));

const ideas: GaneshaIdea[] = [
  {
    id: "take",
    rule: "G12",
    says: "ganesha-idea-take",
    more: "ganesha-idea-take-more",
    when: taking,
    places: (scene) => hexes(scene),
  },
  {
    id: "store",
    rule: "G16",
    says: "ganesha-idea-store",
    more: "ganesha-idea-store-more",
    when: ({ view }) => view.phase === "store",
    places: (scene) => [treasury(scene), ...slots(scene)],
  },
  {
    id: "offer",
    rule: "G18",
    says: "ganesha-idea-offer",
    more: "ganesha-idea-offer-more",
    when: (scene) => offers(scene).some(({ gem, place }) => gem === place || (gem !== null && scene.view.round >= OFFER)),
    places: (scene) => [treasury(scene), ...petals(scene)],
  },
  {
    id: "tactics",
    rule: "G13",
    says: "ganesha-idea-tactics",
    more: "ganesha-idea-tactics-more",
    when: (scene) => taking(scene) && (holding(scene) !== null || scene.view.round >= TACTICS),
    places: (scene) => [...slots(scene), ...(holding(scene) ? hexes(scene, holding(scene)) : [])],
  },
  {
    id: "spice",
    rule: "G26",
    says: "ganesha-idea-spice",
    more: "ganesha-idea-spice-more",
    when: ({ view }) => view.phase === "spice" || (view.phase === "take" && view.round > 1 && Object.keys(view.tokens).length > 0),
    places: ({ view }) => Object.keys(view.tokens).map((hex) => `hex-${hex}`),
  },
  {
    id: "tracks",
    rule: "G20",
    says: "ganesha-idea-tracks",
    more: "ganesha-idea-tracks-more",
    when: (scene) => Object.values(scene.view.mandala).some(({ filled }) => filled > 0),
    places: ({ view }) => Object.entries(view.mandala).flatMap(([colour, { filled }]) => (filled > 0 ? [`petal-${colour}`] : [])),
    numbers: (scene) => ({ points: next(scene) }),
  },
  {
    id: "yellow",
    rule: "G18",
    says: "ganesha-idea-yellow",
    more: "ganesha-idea-yellow-more",
    when: (scene) => (own(scene)?.treasury.yellow ?? 0) > 0 || (taking(scene) && scene.view.round >= YELLOW),
    places: (scene) => ["petal-yellow", `treasury-${String(scene.seat)}-yellow`, ...(taking(scene) ? hexes(scene, "yellow") : [])],
  },
  {
    id: "drum",
    rule: "G10",
    says: "ganesha-idea-drum",
    more: "ganesha-idea-drum-more",
    when: (scene) => taking(scene) && scene.view.round > ALTAR_LASTS,
    places: ({ view }) => [`tray-${String(view.drum)}`],
  },
  {
    id: "end",
    rule: "G22",
    says: "ganesha-idea-end",
    more: "ganesha-idea-end-more",
    when: ({ view }) => view.phase === "final" || view.phase === "over" || view.round >= END,
    places: (scene) => [treasury(scene)],
    numbers: ({ view }) => ({ rounds: view.rounds }),
  },
];

const lesson: Lesson<View, TheMove, TheEvent> = { ideas };
export default lesson;
