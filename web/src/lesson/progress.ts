/** At which stop of a lesson this browser was. */

import { recall, remember } from '../storage';

const key = (lesson: string): string => `vintik.lesson.${lesson}`;

/** The number of the stop, 0 where nothing is kept or the lesson has become shorter. */
export function stopKept(lesson: string, stops: number): number {
  const kept = Number(recall(key(lesson)) ?? 0);
  return Number.isInteger(kept) && kept >= 0 && kept < stops ? kept : 0;
}

export const keepStop = (lesson: string, at: number): boolean => remember(key(lesson), String(at));
