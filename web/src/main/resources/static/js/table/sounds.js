const KEY = 'perennial.sound';
const APART = 120; // milliseconds: several events of one move sound once

/** Each note: frequency in Hz, start and length in seconds, loudness, wave. */
const TUNES = {
  turn: [
    [659, 0, 0.14, 0.5, 'sine'],
    [988, 0.12, 0.22, 0.5, 'sine'],
  ],
  placed: [
    [210, 0, 0.06, 0.6, 'triangle'],
    [140, 0.02, 0.07, 0.5, 'sine'],
  ],
  scored: [
    [784, 0, 0.09, 0.35, 'triangle'],
    [1047, 0.08, 0.16, 0.35, 'triangle'],
  ],
  low: [
    [440, 0, 0.09, 0.5, 'square'],
    [440, 0.16, 0.09, 0.5, 'square'],
  ],
  end: [
    [523, 0, 0.18, 0.4, 'triangle'],
    [659, 0.14, 0.18, 0.4, 'triangle'],
    [784, 0.28, 0.18, 0.4, 'triangle'],
    [1047, 0.42, 0.4, 0.4, 'triangle'],
  ],
};
export const NAMES = Object.keys(TUNES);

/** A player who prefers reduced motion starts in silence; everyone's choice is remembered. */
function remembered() {
  const usual = { volume: 0.5, muted: matchMedia('(prefers-reduced-motion: reduce)').matches };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY)) };
  } catch {
    return usual;
  }
}

let choice = null;
let audio = null;
const last = new Map();

export function soundChoice() {
  choice ??= remembered();
  return choice;
}

export function chooseSound(more) {
  choice = { ...soundChoice(), ...more };
  localStorage.setItem(KEY, JSON.stringify(choice));
}

/** Browsers allow sound only after the user has done something on the page; before that nothing is even prepared. */
export function listenForFirstTouch(signal) {
  const wake = () => {
    if (!('AudioContext' in window)) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume().catch(() => {});
  };
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, wake, { signal, passive: true });
}

/** @return whether something can be heard */
export function sound(name) {
  const { muted, volume } = soundChoice();
  if (!audio || muted || volume === 0 || audio.state === 'closed') return false;
  const now = performance.now();
  if (now - (last.get(name) ?? -Infinity) < APART) return false;
  last.set(name, now);
  TUNES[name].forEach((note) => strike(note, volume));
  return true;
}

/** One note that swells at once and dies away. */
function strike([frequency, start, length, loudness, wave], volume) {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness * volume * 0.4), at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
