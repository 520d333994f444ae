// What there is to learn of Kolpa!, in the order in which it comes up.
import type { Idea, Lesson, Scene } from "$lib/learn/coach/ideas";
import type { TheMove, View } from "./types";
import type { Seen } from "./words";

type Moment = Scene<View, TheMove, Seen>;
type KolpaIdea = Idea<View, TheMove, Seen>;

const FEW = 2; // cards in a hand: the round may soon be over

const can = ({ legal }: Moment, type: TheMove["type"]) => legal.some((move) => move.type === type);
const played = ({ legal }: Moment, from: "hand" | "area") => legal.flatMap((move) => (move.type === "kol" && move.from === from ? [move.card] : []));
const hand = (seat: number, card: string) => `hand:${String(seat)}:${card}`;
const pile = (seat: number, card: string) => `pile:${String(seat)}:${card.slice(0, 1)}`;
const drew = ({ entries, seat }: Moment) => entries.some((entry) => entry.seat === null && entry.kind === "draw" && entry.to === seat);
/** The round was counted since our last card. */
const justCounted = ({ entries, seat }: Moment) =>
  entries.slice(entries.findLastIndex((entry) => entry.seat === seat)).some((entry) => entry.kind === "deal" && entry.round > 1);
const counted = ({ view }: Moment) => view.round > 1 || view.turn === null;

const ideas: KolpaIdea[] = [
  {
    id: "kol",
    rule: "P5",
    says: "kolpa-idea-kol",
    more: "kolpa-idea-kol-more",
    when: (scene) => played(scene, "hand").length > 0,
    places: (scene) => ["discard", "call", ...played(scene, "hand").map((card) => hand(scene.seat, card))],
  },
  {
    id: "kolpa",
    rule: "P8",
    says: "kolpa-idea-kolpa",
    more: "kolpa-idea-kolpa-more",
    when: (scene) => can(scene, "kolpa"),
    places: ({ legal, seat }) => legal.flatMap((move) => (move.type === "kolpa" ? [hand(seat, move.card), pile(seat, move.card)] : [])),
  },
  {
    id: "area",
    rule: "P10",
    says: "kolpa-idea-area",
    more: "kolpa-idea-area-more",
    when: (scene) => played(scene, "area").length > 0,
    places: (scene) => ["discard", "call", ...played(scene, "area").map((card) => pile(scene.seat, card))],
  },
  {
    id: "joker",
    rule: "P14",
    says: "kolpa-idea-joker",
    more: "kolpa-idea-joker-more",
    when: (scene) => can(scene, "joker"),
    places: ({ seat }) => [hand(seat, "J")],
  },
  {
    id: "draw",
    rule: "P17",
    says: "kolpa-idea-draw",
    more: "kolpa-idea-draw-more",
    when: drew,
    places: () => ["draw"],
    numbers: ({ view }) => ({ count: view.hand?.length ?? 0 }),
  },
  {
    id: "end",
    rule: "P17",
    says: "kolpa-idea-end",
    more: "kolpa-idea-end-more",
    when: (scene) => counted(scene) || scene.view.players.some((player) => player.hand <= FEW),
    places: ({ view }) => view.players.flatMap((player, seat) => (player.hand <= FEW ? [`seat:${String(seat)}`] : [])),
  },
  {
    id: "count",
    rule: "P18",
    says: "kolpa-idea-count",
    more: "kolpa-idea-count-more",
    when: counted,
    now: justCounted,
    places: ({ seat }) => [`seat:${String(seat)}`],
    numbers: ({ view, seat }) => ({ points: view.players[seat]?.score ?? 0 }),
  },
  {
    id: "target",
    rule: "P19",
    says: "kolpa-idea-target",
    more: "kolpa-idea-target-more",
    when: counted,
    places: ({ view }) => view.players.map((_, seat) => `seat:${String(seat)}`),
    numbers: ({ view }) => ({ target: view.target }),
  },
];

const lesson: Lesson<View, TheMove, Seen> = { ideas };
export default lesson;
