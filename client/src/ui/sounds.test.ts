import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Remembers what was played, and when it began and ended. */
class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  sources: { hertz: number; from: number; until: number }[] = [];
  refuses = false;
  constructor() {
    FakeAudioContext.made.push(this);
  }
  resume = () => (this.refuses ? Promise.reject(new Error("not allowed")) : Promise.resolve());
  createGain = () => ({ gain: param(), connect: (to: unknown) => to });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBiquadFilter = () => ({ type: "", frequency: param(), Q: param(), connect: (to: unknown) => to });
  #source() {
    const heard = { hertz: 0, from: NaN, until: NaN };
    this.sources.push(heard);
    const frequency = { set value(hertz: number) { heard.hertz = hertz; } }; // prettier-ignore
    return { frequency, buffer: null, connect: (to: unknown) => to, start: (at: number) => (heard.from = at), stop: (at: number) => (heard.until = at) };
  }
}
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

const TUNES = ["move", "place", "gem", "card", "turn", "said", "refused", "count", "end"];
let play: (tune: string) => void;
let settings: { sound: boolean };
const speaker = () => FakeAudioContext.made[0] ?? new FakeAudioContext();
const heard = () => FakeAudioContext.made.flatMap(({ sources }) => sources).length;
const touch = () => dispatchEvent(new Event("click"));
const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(async () => {
  FakeAudioContext.made = [];
  vi.stubGlobal("AudioContext", FakeAudioContext);
  vi.resetModules();
  localStorage.clear();
  ({ settings } = await import("./settings.svelte"));
  ({ play } = await import("./sounds"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that nobody has touched is silent, and does not even ask to sound", () => {
  play("move");
  expect(FakeAudioContext.made).toEqual([]);
});

test("sounds are on by default, after the first touch", () => {
  touch();
  play("move");
  expect(heard()).toBeGreaterThan(0);
});

test("one switch silences everything", () => {
  touch();
  settings.sound = false;
  for (const tune of TUNES) play(tune);
  expect(heard()).toBe(0);
});

test.each(TUNES)("%s is short and sounds like nothing else", (tune) => {
  touch();
  play(tune);
  const sources = [...speaker().sources];
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.every(({ from, until }) => from >= 0 && until > from && until < 2.2)).toBe(true);
  const score = (of: typeof sources) => JSON.stringify(of.map(({ hertz, from, until }) => [hertz, from, until]));
  for (const other of TUNES.filter((name) => name !== tune)) {
    speaker().currentTime += 10;
    const before = heard();
    play(other);
    const now = speaker().currentTime;
    const shifted = speaker().sources.slice(before).map(({ hertz, from, until }) => ({ hertz, from: from - now, until: until - now }));
    expect(score(shifted)).not.toBe(score(sources));
  }
});

test("what has no sound of its own sounds like a move", () => {
  touch();
  play("move");
  const move = heard();
  play("teleported");
  expect(heard()).toBe(2 * move);
});

test("only a few sound at once", () => {
  touch();
  for (let time = 0; time < 20; time++) play("count");
  expect(heard()).toBe(4);
  speaker().currentTime = 1;
  play("count");
  expect(heard()).toBe(5);
});

test("in a hidden page only the bell calls", () => {
  touch();
  hide(true);
  play("move");
  expect(heard()).toBe(0);
  play("turn");
  expect(heard()).toBeGreaterThan(0);
});

test("a browser that says no is not argued with", async () => {
  touch();
  play("count");
  speaker().refuses = true;
  play("count");
  await Promise.resolve();
  expect(heard()).toBe(2);
});
