/** What this browser has practised: by card and topic, and the seed its questions are drawn with. */

import { recall, remember } from '../storage';

export interface Practised {
  asked: number;
  right: number;
  /** Right answers in a row, up to now. */
  streak: number;
  /** When the last one was given, in milliseconds since 1970. */
  when: number;
}

interface Kept {
  card: string;
  seed: number;
  /** By `card topic`. */
  topics: Record<string, Practised>;
}

const KEY = 'vintik.practice';
export const NOTHING: Practised = { asked: 0, right: 0, streak: 0, when: 0 };

const begun = (): Kept => ({
  card: '',
  seed: crypto.getRandomValues(new Uint32Array(1))[0],
  topics: {},
});

function kept(): Kept {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? 'null');
    if (isKept(stored)) return stored;
  } catch {
    // What cannot be read is begun anew.
  }
  const anew = begun();
  keep(anew);
  return anew;
}

const isKept = (stored: unknown): stored is Kept =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Kept).seed === 'number' &&
  typeof (stored as Kept).topics === 'object' &&
  (stored as Kept).topics !== null;

const keep = (all: Kept): void => void remember(KEY, JSON.stringify(all));

export const practised = (card: string, topic: string): Practised =>
  kept().topics[`${card} ${topic}`] ?? NOTHING;

export function note(card: string, topic: string, right: boolean): Practised {
  const all = kept();
  const before = practised(card, topic);
  const after = {
    asked: before.asked + 1,
    right: before.right + Number(right),
    streak: right ? before.streak + 1 : 0,
    when: Date.now(),
  };
  keep({ ...all, topics: { ...all.topics, [`${card} ${topic}`]: after } });
  return after;
}

/** The next question of a topic: a reload asks it again, an answer leads to the one after it. */
export const nextQuestion = (card: string, topic: string) => ({
  card,
  topic,
  seed: kept().seed,
  number: practised(card, topic).asked + 1,
});

export const chosenCard = (): string => kept().card;
export const chooseCard = (card: string): void => keep({ ...kept(), card });
