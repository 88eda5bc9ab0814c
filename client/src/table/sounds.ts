/** Short, dry, quiet sounds, made here: nothing is fetched. Off until asked for. */

import { settings } from "../app/settings.svelte";

export type SoundName =
  | "coins"
  | "thud"
  | "taps"
  | "bell"
  | "hammer"
  | "rustle"
  | "rattle"
  | "hoof"
  | "knock"
  | "turn"
  | "cloth"
  | "word";

interface Note {
  at: number;
  hz: number;
  ms: number;
  kind: OscillatorType | "noise";
  loud: number;
}

const note = (at: number, hz: number, ms: number, kind: Note["kind"], loud: number): Note => ({
  at,
  hz,
  ms,
  kind,
  loud,
});

const SOUNDS: Record<SoundName, Note[]> = {
  coins: [
    note(0, 2100, 60, "triangle", 0.2),
    note(55, 2600, 70, "triangle", 0.16),
    note(120, 2300, 60, "triangle", 0.12),
  ],
  thud: [note(0, 110, 130, "sine", 0.5), note(0, 300, 50, "noise", 0.12)],
  taps: [note(0, 160, 80, "sine", 0.4), note(110, 140, 90, "sine", 0.4)],
  bell: [note(0, 880, 280, "sine", 0.3), note(0, 1760, 200, "sine", 0.12)],
  hammer: [note(0, 900, 40, "noise", 0.35), note(150, 900, 40, "noise", 0.35)],
  rustle: [note(0, 3500, 180, "noise", 0.14)],
  rattle: [
    note(0, 1500, 30, "noise", 0.2),
    note(50, 1700, 30, "noise", 0.2),
    note(100, 1400, 30, "noise", 0.2),
  ],
  hoof: [note(0, 220, 50, "triangle", 0.4), note(90, 200, 60, "triangle", 0.35)],
  knock: [note(0, 180, 60, "square", 0.16), note(0, 600, 30, "noise", 0.2)],
  turn: [note(0, 587, 140, "triangle", 0.28), note(130, 880, 170, "triangle", 0.28)],
  cloth: [note(0, 1200, 90, "noise", 0.14)],
  word: [note(0, 988, 70, "sine", 0.24), note(80, 1319, 110, "sine", 0.2)],
};

let context: AudioContext | null = null;

export function play(name: SoundName): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of SOUNDS[name]) sound(context, each);
}

function sound(audio: AudioContext, { at, hz, ms, kind, loud }: Note): void {
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = kind === "noise" ? noise(audio, hz, gain) : tone(audio, hz, kind, gain);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, hz: number, kind: OscillatorType, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.value = hz;
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, hz: number, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hz;
  source.connect(filter).connect(to);
  return source;
}
