// What there is to learn of Kerala, in the order in which it comes up.
import type { Idea, Lesson, Scene } from "$lib/learn/coach/ideas";
import type { Player, Stack, TheMove, View } from "./types";
import type { Seen } from "./words";

type Moment = Scene<View, TheMove, Seen>;
type KeralaIdea = Idea<View, TheMove, Seen>;

// Ideas that always matter wait for these rounds, so that they come one after the other.
const MISSING = 3;
const AREAS = 4;
const PASS = 6;
const END = 9;

const spotOf = (seat: number, [x, y]: Stack["spot"]) => `spot-${String(seat)}-${String(x)},${String(y)}`;
const own = ({ view, seat }: Moment): Player | undefined => view.players[seat];
const places = (scene: Moment) => scene.legal.flatMap((move) => (move.type === "place" ? [move] : []));
const offered = ({ view }: Moment, mark: string) => view.offer.filter((tile) => tile[1] === mark);
const showOffered = (scene: Moment, mark: string) => offered(scene, mark).map((tile) => `offer-${tile}-0`);
const choosing = ({ view }: Moment) => view.phase === "place";

const onTop = (scene: Moment) =>
  places(scene).filter(({ to }) => own(scene)?.platform.some(({ spot }) => spot[0] === to[0] && spot[1] === to[1]));
const passed = (scene: Moment) => own(scene)?.elephants.some(({ standing }) => !standing) ?? false;
/** Tiles that would be removed if it ended now. */
const losing = (scene: Moment) => (own(scene)?.platform ?? []).filter(({ stays }) => !stays);
const worthOf = (scene: Moment, move: TheMove) => scene.worth?.[scene.legal.indexOf(move)] ?? 0;
const best = (scene: Moment) => Math.max(...places(scene).map((move) => worthOf(scene, move)));

const ideas: KeralaIdea[] = [
  {
    id: "place",
    rule: "K7",
    says: "kerala-idea-place",
    more: "kerala-idea-place-more",
    when: choosing,
    places: (scene) => [
      ...scene.view.offer.map((tile) => `offer-${tile}-0`),
      ...(own(scene)?.elephants ?? []).map((_, number) => `elephant-${String(scene.seat)}-${String(number)}`),
    ],
  },
  {
    id: "symbols",
    rule: "K24",
    says: "kerala-idea-symbols",
    more: "kerala-idea-symbols-more",
    when: (scene) => choosing(scene) && scene.view.round > 1,
    places: ({ view }) => view.offer.filter((tile) => Number(tile[1]) > 0).map((tile) => `offer-${tile}-0`),
  },
  {
    id: "edge",
    rule: "K23",
    says: "kerala-idea-edge",
    more: "kerala-idea-edge-more",
    when: (scene) => choosing(scene) && offered(scene, "/").length > 0,
    places: (scene) => showOffered(scene, "/"),
  },
  {
    id: "elephant",
    rule: "K14",
    says: "kerala-idea-elephant",
    more: "kerala-idea-elephant-more",
    when: (scene) => choosing(scene) && offered(scene, "^").length > 0,
    places: (scene) => showOffered(scene, "^"),
  },
  {
    id: "move",
    rule: "K15",
    says: "kerala-idea-move",
    more: "kerala-idea-move-more",
    when: (scene) => choosing(scene) && offered(scene, ">").length > 0,
    places: (scene) => showOffered(scene, ">"),
  },
  {
    id: "missing",
    rule: "K21",
    says: "kerala-idea-missing",
    more: "kerala-idea-missing-more",
    when: (scene) => choosing(scene) && scene.view.round >= MISSING,
    places: () => [],
    numbers: (scene) => ({ points: Math.abs(own(scene)?.sheet.missing ?? 0) }),
  },
  {
    id: "areas",
    rule: "K19",
    says: "kerala-idea-areas",
    more: "kerala-idea-areas-more",
    when: (scene) => choosing(scene) && scene.view.round >= AREAS,
    places: (scene) => (losing(scene).length ? losing(scene) : (own(scene)?.platform ?? [])).map(({ spot }) => spotOf(scene.seat, spot)),
    numbers: (scene) => ({ points: Math.abs(own(scene)?.sheet.removed ?? 0) }),
  },
  {
    id: "stack",
    rule: "K7",
    says: "kerala-idea-stack",
    more: "kerala-idea-stack-more",
    when: (scene) => choosing(scene) && scene.view.round > AREAS && onTop(scene).length > 0,
    places: (scene) => onTop(scene).map(({ to }) => spotOf(scene.seat, to)),
  },
  {
    id: "pass",
    rule: "K11",
    says: "kerala-idea-pass",
    more: "kerala-idea-pass-more",
    when: (scene) => choosing(scene) && (passed(scene) || scene.view.round >= PASS || (scene.view.round > AREAS && best(scene) < 0)),
    places: () => ["pass"],
  },
  {
    id: "end",
    rule: "K18",
    says: "kerala-idea-end",
    more: "kerala-idea-end-more",
    when: ({ view }) => view.phase === "over" || (view.phase === "place" && view.round >= END),
    places: (scene) => (own(scene)?.platform ?? []).filter(({ stays }) => stays).map(({ spot }) => spotOf(scene.seat, spot)),
    numbers: (scene) => ({ points: own(scene)?.score ?? 0 }),
  },
];

const lesson: Lesson<View, TheMove, Seen> = { ideas };
export default lesson;
