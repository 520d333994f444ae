// Wood, clay, glass, paper and a small bell, made here from decaying partials and puffs of filtered noise. Quiet and short.
import { settings } from "./settings.svelte";

/** A partial that rings out: how high, for how many seconds, how loud, and when. */
type Ring = readonly ["ring", hertz: number, fade: number, loud: number, at?: number];
/** A puff of noise around a pitch. The sharper, the more it sounds like that pitch. */
type Puff = readonly ["puff", hertz: number, fade: number, loud: number, at?: number, sharp?: number];
type Voice = Ring | Puff;

/** A small bell: its partials are no harmonics, and the higher they are, the sooner they are gone. */
const bell = (hertz: number, fade: number, loud: number, at = 0): Voice[] => [
  ["ring", hertz, fade, loud, at],
  ["ring", hertz * 2.01, fade * 0.6, loud * 0.5, at],
  ["ring", hertz * 2.76, fade * 0.35, loud * 0.35, at],
  ["ring", hertz * 5.4, fade * 0.15, loud * 0.15, at],
];

const TUNES: Record<string, readonly Voice[]> = {
  // wood on wood
  move: [
    ["puff", 1150, 0.05, 0.9, 0, 5],
    ["ring", 415, 0.07, 0.5],
    ["ring", 690, 0.04, 0.3],
  ],
  // clay
  place: [
    ["puff", 520, 0.07, 0.9, 0, 2],
    ["ring", 208, 0.11, 0.6],
    ["ring", 331, 0.06, 0.3],
  ],
  // glass
  gem: [
    ["puff", 6200, 0.015, 0.3],
    ["ring", 2093, 0.26, 0.22],
    ["ring", 3540, 0.18, 0.14],
    ["ring", 5310, 0.1, 0.08],
  ],
  // paper
  card: [
    ["puff", 2900, 0.09, 0.5, 0, 0.7],
    ["puff", 4600, 0.05, 0.35, 0.035, 0.9],
  ],
  turn: bell(1047, 0.9, 0.4),
  said: [
    ["ring", 659, 0.09, 0.3],
    ["ring", 880, 0.12, 0.25, 0.07],
  ],
  refused: [
    ["puff", 190, 0.12, 0.9, 0, 1.5],
    ["ring", 139, 0.16, 0.6],
  ],
  // a bead of the count
  count: [["puff", 2100, 0.025, 0.6, 0, 8]],
  end: [...bell(523, 1.1, 0.35), ...bell(659, 1.1, 0.3, 0.16), ...bell(784, 1.2, 0.3, 0.32), ...bell(1047, 1.6, 0.35, 0.5)],
};

const VOLUME = 0.16;
const FEW = 4; // tunes at once
const SILENT = 0.0001;

let speaker: AudioContext | undefined;
let volume: GainNode;
let noise: AudioBuffer;
let ends: number[] = []; // when the tunes that sound now are over
let touched = false;

// A browser keeps a page silent until it is touched, and complains if it is asked before.
const touch = () => (touched = true);
for (const gesture of ["click", "keydown"]) addEventListener(gesture, touch, { once: true, capture: true });
const isAllowed = () => touched || (typeof navigator.userActivation !== "undefined" && navigator.userActivation.hasBeenActive);

/** Let something be heard. What has no sound of its own sounds like a move; in a hidden page only the bell does. */
export function play(tune: string): void {
  if (!settings.sound || !isAllowed() || typeof AudioContext === "undefined") return;
  if (document.hidden && tune !== "turn") return;
  const on = (speaker ??= begin());
  on.resume().catch(() => undefined); // a browser may still say no
  const now = on.currentTime;
  ends = ends.filter((end) => end > now);
  if (ends.length >= FEW) return;
  const voices = TUNES[tune] ?? TUNES.move ?? [];
  ends.push(now + Math.max(...voices.map(([, , fade, , at = 0]) => at + fade)));
  for (const voice of voices) sound(on, voice, now);
}

function begin(): AudioContext {
  const on = new AudioContext();
  volume = on.createGain();
  volume.gain.value = VOLUME;
  volume.connect(on.destination);
  noise = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  return on;
}

function sound(on: AudioContext, [kind, hertz, fade, loud, at = 0, sharp = 1]: Voice, now: number): void {
  const [from, until] = [now + at, now + at + fade];
  const gain = on.createGain();
  gain.gain.setValueAtTime(SILENT, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.003);
  gain.gain.exponentialRampToValueAtTime(SILENT, until);
  gain.connect(volume);
  const source = kind === "ring" ? ring(on, hertz, gain) : puff(on, hertz, sharp, gain);
  source.start(from);
  source.stop(until);
}

function ring(on: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.frequency.value = hertz;
  source.connect(into);
  return source;
}

function puff(on: AudioContext, hertz: number, sharp: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = sharp;
  source.connect(filter).connect(into);
  return source;
}
