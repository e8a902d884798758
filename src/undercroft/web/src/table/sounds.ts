// A few soft sounds, made on the spot. Silent unless the player wants them.

import { looks } from "../lib/theme.svelte";

export type Sound = "dice" | "step" | "turn" | "card" | "hit" | "end";

let context: AudioContext | null = null;

function tone(at: number, frequency: number, seconds: number, loudness: number, kind: OscillatorType = "sine"): void {
  const audio = context!;
  const source = new OscillatorNode(audio, { frequency, type: kind });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** A short breath of noise through a filter: wood, stone, paper. */
function knock(at: number, frequency: number, seconds: number, loudness: number): void {
  const audio = context!;
  const samples = Math.ceil(audio.sampleRate * seconds);
  const buffer = new AudioBuffer({ length: samples, sampleRate: audio.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start(at);
}

const scores: Record<Sound, (now: number) => void> = {
  dice: (now) => [0, 0.07, 0.13, 0.24, 0.38].forEach((after, i) => knock(now + after, 1800 - i * 180, 0.06, 0.5 - i * 0.06)),
  step: (now) => knock(now, 260, 0.09, 0.5),
  card: (now) => knock(now, 3200, 0.12, 0.18),
  hit: (now) => (knock(now, 180, 0.2, 0.7), knock(now + 0.02, 900, 0.08, 0.3)),
  turn: (now) => (tone(now, 523, 0.5, 0.07), tone(now + 0.13, 784, 0.7, 0.06)),
  end: (now) => [392, 523, 659, 784].forEach((note, i) => tone(now + i * 0.14, note, 0.9, 0.06, "triangle")),
};

export function sound(which: Sound): void {
  if (awake()) scores[which](context!.currentTime + 0.01);
}

/** Something small and hard falls on wood (low) or board (high): as loud as it fell, from 0 to 1. */
export function clack(loudness: number, frequency = 1100): void {
  if (awake()) knock(context!.currentTime, frequency, 0.05 + loudness * 0.05, 0.15 + loudness * 0.6);
}

function awake(): boolean {
  if (!looks.sound || typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  void context.resume();
  return true;
}
