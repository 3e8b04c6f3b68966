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

/** Tells style sheets of the settings they follow: `<html data-theme="dark" …>`. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  for (const name of ['theme', 'contrast', 'deck', 'motion'] as const) dataset[name] = settings[name];
}
