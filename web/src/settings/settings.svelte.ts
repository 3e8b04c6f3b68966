/** What a person has chosen of the look and the manners of the table, kept in this browser. */

import { recall, remember } from '../storage';

/** The values of each setting, the one it has until a person chooses first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  deck: ['four', 'two'],
  index: ['international', 'language'],
  high: ['left', 'right'],
  card: ['confirm', 'tap'],
  call: ['confirm', 'tap'],
  trick: ['short', 'long', 'tap'],
  motion: ['system', 'slow', 'none'],
  sound: ['off', 'on'],
  declare: ['rule', 'mine'],
  text: ['off', 'on'],
} as const;

export type Name = keyof typeof CHOICES;
export type Settings = { [name in Name]: (typeof CHOICES)[name][number] };

const KEY = 'vintik.settings';
const NAMES = Object.keys(CHOICES) as Name[];

const isValue = (name: Name, value: unknown): boolean =>
  (CHOICES[name] as readonly unknown[]).includes(value);

const first = (): Settings =>
  Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])) as Settings;

/** Settings as they were kept; what is missing or unknown is as it is for everybody. */
export function readSettings(kept: string | null): Settings {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    const known = Object.entries(found ?? {}).filter(
      ([name, value]) => name in CHOICES && isValue(name as Name, value),
    );
    return { ...first(), ...Object.fromEntries(known) };
  } catch {
    return first();
  }
}

/** Read anywhere; whatever is drawn from it follows. */
export const settings: Settings = $state(readSettings(recall(KEY)));

export function change<N extends Name>(name: N, value: Settings[N]): void {
  settings[name] = value;
  remember(KEY, JSON.stringify(settings));
  applySettings();
}

export function resetSettings(): void {
  Object.assign(settings, first());
  remember(KEY, '{}');
  applySettings();
}

const wishes = (query: string): boolean => matchMedia(query).matches;

/** Whether nothing shall move, because a person or their system says so. */
export const still = (): boolean =>
  settings.motion === 'none' || wishes('(prefers-reduced-motion: reduce)');

/** Tells style sheets of the settings they follow: `<html data-theme="dark" …>`. What the system wishes of contrast
 *  and motion is told in the same words, so that each rule is written once. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.deck = settings.deck;
  dataset.contrast = wishes('(prefers-contrast: more)') ? 'more' : settings.contrast;
  dataset.motion = still() ? 'none' : settings.motion;
}

/** Keeps to the settings, and to what the system wishes, from now on. */
export function followSettings(): void {
  applySettings();
  for (const query of ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', applySettings);
}
