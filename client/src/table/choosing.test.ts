import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing, same } from "./choosing.svelte";

interface Move {
  type: string;
  card?: string | null;
  to?: number[];
}

const LEGAL: Move[] = [{ type: "play", card: "R3", to: [0, 1] }, { type: "pass" }];
const [PLAY, PASS] = LEGAL as [Move, Move];

describe("two moves are the same", () => {
  it("whatever the order of their fields, and without what is null", () => {
    expect(same({ type: "play", card: "R3", to: [0, 1] } as Move, { to: [0, 1], card: "R3", type: "play" } as Move)).toBe(true);
    expect(same({ type: "pass", card: null } as Move, PASS)).toBe(true);
  });

  it("unless they differ in anything", () => {
    expect(same(PLAY, { ...PLAY, to: [1, 0] } as Move)).toBe(false);
    expect(same(PLAY, { ...PLAY, card: null } as Move)).toBe(false);
    expect(same(PLAY, null)).toBe(false);
    expect(same(null, null)).toBe(false);
  });
});

describe("choosing", () => {
  const match = { legal: LEGAL, play: vi.fn(), asks: vi.fn(() => true), why: vi.fn(), touched: vi.fn() };
  let choosing: Choosing<Move, string>;
  beforeEach(() => {
    vi.clearAllMocks();
    match.legal = LEGAL;
    choosing = new Choosing(match);
  });

  it("shows a ghost with the first tap, and plays with the second", () => {
    choosing.tap({ ...PLAY });
    expect(choosing.isStaged(PLAY)).toBe(true);
    expect(match.play).not.toHaveBeenCalled();
    choosing.tap({ ...PLAY });
    expect(match.play).toHaveBeenCalledExactlyOnceWith(PLAY);
    expect(choosing.staged).toBeNull();
  });

  it("plays with the first tap what nobody needs to confirm", () => {
    match.asks.mockReturnValueOnce(false);
    choosing.tap(PLAY);
    expect(match.play).toHaveBeenCalledExactlyOnceWith(PLAY);
    expect(choosing.staged).toBeNull();
  });

  it("takes another move's ghost instead", () => {
    choosing.tap(PLAY);
    choosing.tap(PASS);
    expect(choosing.isStaged(PASS)).toBe(true);
    choosing.confirm();
    expect(match.play).toHaveBeenCalledExactlyOnceWith(PASS);
  });

  it("asks why about what is not legal", () => {
    const wrong = { ...PLAY, card: "B1" };
    choosing.tap(wrong);
    expect(match.why).toHaveBeenCalledExactlyOnceWith(wrong);
    expect(choosing.staged).toBeNull();
  });

  it("does nothing while somebody else decides", () => {
    match.legal = [];
    choosing.tap(PLAY);
    choosing.why(PLAY);
    choosing.confirm();
    expect(choosing.staged).toBeNull();
    expect(match.play).not.toHaveBeenCalled();
    expect(match.why).not.toHaveBeenCalled();
  });

  it("keeps what is picked behind a ghost, so that cancelling goes one step back", () => {
    choosing.pick("R3");
    choosing.stage(PLAY);
    choosing.stage(null);
    expect(choosing.picked).toBe("R3");
  });

  it("has no ghost while a move is put together", () => {
    choosing.tap(PASS);
    choosing.pick("R3");
    expect(choosing.staged).toBeNull();
  });

  it("forgets everything when the position has changed", () => {
    choosing.pick("R3");
    choosing.stage(PLAY);
    choosing.hinted = PASS;
    choosing.clear();
    expect([choosing.picked, choosing.staged, choosing.hinted]).toEqual([null, null, null]);
  });
});
