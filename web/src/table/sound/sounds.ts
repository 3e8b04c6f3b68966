/** The sounds of the table, made in the browser from noise and plain tones: a card on cloth, a tap for a call, cards
 *  swept together, two notes for one's turn, a chord for the end of a deal. */

import { settings } from '../../settings/settings.svelte';
import type { Cue } from './cues';

type Sound = Cue | 'turn';

/** A tone: pitch in hertz, when it begins and how long it rings in seconds, how loud at first (0…1). */
type Tone = readonly [pitch: number, start: number, length: number, loud: number];
/** A rustle of noise through a filter whose pitch moves from the first to the second. */
type Rustle = readonly [from: number, to: number, length: number, loud: number];

const TONES: Record<Sound, readonly Tone[]> = {
  card: [],
  call: [[620, 0, 0.06, 0.1]],
  trick: [],
  turn: [
    [660, 0, 0.16, 0.09],
    [880, 0.11, 0.26, 0.09],
  ],
  over: [
    [392, 0, 0.7, 0.07],
    [494, 0.08, 0.7, 0.07],
    [587, 0.16, 0.9, 0.07],
  ],
};
const RUSTLES: Partial<Record<Sound, Rustle>> = {
  card: [1900, 700, 0.09, 0.35],
  trick: [500, 1500, 0.24, 0.22],
};

let context: AudioContext | null = null;

/** Browsers keep a page silent until it is touched: what could not be heard then is not heard later either. */
const allowed = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Plays a sound where the person has asked for sounds and the browser can make them. */
export function play(sound: Sound): void {
  if (settings.sound !== 'on' || typeof AudioContext === 'undefined' || !allowed()) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) ring(context, tone);
  const rustle = RUSTLES[sound];
  if (rustle) sweep(context, rustle);
}

/** From `loud` to silence. */
function fading(at: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

function ring(at: AudioContext, [pitch, delay, length, loud]: Tone): void {
  const start = at.currentTime + delay;
  const tone = at.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  tone.connect(fading(at, start, length, loud));
  tone.start(start);
  tone.stop(start + length);
}

function sweep(at: AudioContext, [from, to, length, loud]: Rustle): void {
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const noise = samples.getChannelData(0);
  for (let n = 0; n < noise.length; n++) noise[n] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = samples;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, at.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, at.currentTime + length);
  source.connect(filter).connect(fading(at, at.currentTime, length, loud));
  source.start();
}
