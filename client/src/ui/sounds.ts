// Small tones, made here: a tick for a move, two notes when it is your turn, a chord at the end. Off unless wanted.
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number];

const TUNES = {
  move: [[330, 0, 0.09]],
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  refused: [[196, 0, 0.14]],
  said: [[880, 0, 0.08]],
  end: [
    [392, 0, 0.3],
    [523, 0.14, 0.3],
    [659, 0.28, 0.3],
    [784, 0.42, 0.7],
  ],
} satisfies Record<string, Note[]>;

let speaker: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  // A browser keeps a page silent until it is touched.
  void speaker.resume();
  for (const [frequency, start, length] of TUNES[tune] as Note[]) tone(speaker, frequency, start, length);
}

function tone(on: AudioContext, frequency: number, start: number, length: number): void {
  const [from, until] = [on.currentTime + start, on.currentTime + start + length];
  const oscillator = new OscillatorNode(on, { type: "triangle", frequency });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, until);
  oscillator.connect(volume).connect(on.destination);
  oscillator.start(from);
  oscillator.stop(until);
}
