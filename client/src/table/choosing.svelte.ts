// How a move is chosen, on every board: pick its parts, look at its ghost, confirm. A board knows what its pieces stand for;
// what is legal was told by the server.
import type { AnyMove } from "$lib/games/room";

/** Two moves are one if all that they say is the same, in whatever order; what is null goes without saying. */
export const same = (one: AnyMove | null, other: AnyMove | null): boolean =>
  one !== null && other !== null && canonical(one) === canonical(other);

const canonical = (move: AnyMove) => JSON.stringify(move, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));
const isRecord = (part: unknown): part is object => typeof part === "object" && part !== null && !Array.isArray(part);
const sorted = (record: object) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The match that is played, as far as choosing needs it. */
export interface Decisions<Move> {
  readonly legal: Move[]; // what may be decided now; empty while it is not our turn
  readonly worth?: readonly number[] | null; // what each of them changes of our score so far, if the game tells
  play(move: Move): void;
  /** Whether a whole move is shown and confirmed before it is played. */
  asks(move: Move): boolean;
  /** Somebody tried what is not legal: ask the server for the reason, and show it. */
  why(move: Move): void;
  /** Something was touched: what was told before is out of date. */
  touched(): void;
}

export class Choosing<Move extends AnyMove, Part = null> {
  /** The parts of a move that are chosen already. What they are is the board's business. */
  picked = $state.raw<Part | null>(null);
  /** Chosen but not confirmed: to be shown as a ghost of its result. */
  staged = $state.raw<Move | null>(null);
  /** What a hint proposes: to be marked. */
  hinted = $state.raw<Move | null>(null);

  constructor(private readonly decisions: Decisions<Move>) {}

  get legal(): Move[] {
    return this.decisions.legal;
  }

  /** What each legal move changes of our score so far, in the same order; null if the game does not tell. */
  get worth(): readonly number[] | null {
    return this.decisions.worth ?? null;
  }

  /** It is our decision. */
  get mine(): boolean {
    return this.legal.length > 0;
  }

  can = (move: Move | null): boolean => this.legal.some((one) => same(one, move));
  isStaged = (move: Move | null): boolean => same(this.staged, move);
  isHinted = (move: Move | null): boolean => same(this.hinted, move);

  /** A part of a move is picked, or put down with null; there is no ghost until the move is whole. */
  pick = (part: Part | null): void => {
    this.decisions.touched();
    this.picked = part;
    this.staged = null;
  };

  /** Show a move as a ghost and ask for confirmation; null takes the ghost away. What is picked stays. */
  stage = (move: Move | null): void => {
    this.decisions.touched();
    this.staged = move;
  };

  /** A move is whole: show it and ask for confirmation, or play it if nobody needs to be asked. */
  choose = (move: Move): void => {
    if (this.decisions.asks(move)) this.stage(move);
    else this.play(move);
  };

  /** A tap on what stands for a move: it is chosen; a second tap confirms; what is not legal is asked about. */
  tap = (move: Move | null): void => {
    if (!move || !this.mine) return;
    if (this.isStaged(move)) this.play(move);
    else if (this.can(move)) this.choose(move);
    else this.why(move);
  };

  confirm = (): void => {
    if (this.staged) this.play(this.staged);
  };

  /** Play it at once: for what a slip cannot spoil, and to confirm what is staged. */
  play = (move: Move): void => {
    this.clear();
    this.decisions.play(move);
  };

  why = (move: Move): void => {
    if (this.mine) this.decisions.why(move);
  };

  /** The position has changed: what was thought about the old one is void. */
  clear(): void {
    this.picked = this.staged = this.hinted = null;
  }
}
