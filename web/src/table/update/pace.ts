/** How long each act stays alone on the table before the next one is shown. */

import { settings } from '../../settings/settings.svelte';
import { still, travelTime } from '../anim/motion';
import type { Update, ViewSeen } from '../messages.gen';

export interface Pace {
  /** Milliseconds between two acts. */
  act: number;
  /** Milliseconds a completed trick lies to be looked at, null for until the person goes on; then it takes `sweep`
   *  to be gathered. */
  look: number | null;
  sweep: number;
}

/** For readers who asked for less motion: nothing is swept. */
export const STILL = { act: 60, look: 300, sweep: 0 } satisfies Pace;
/** One card has arrived before the next one sets out. */
const walking = (travel: number) =>
  ({ act: travel + 10, look: travel + 240, sweep: travel }) satisfies Pace;
export const WALKING = walking(190);

/** Milliseconds of a look that the person has asked for. */
export const LONG_LOOK = 3000;

export function choosePace(): Pace {
  const pace = still() ? STILL : walking(travelTime());
  if (settings.trick === 'short') return pace;
  return { ...pace, look: settings.trick === 'long' ? LONG_LOOK : null };
}

/** Whether the act completed a trick that lay unfinished before it. */
export function completedTrick(before: ViewSeen | null, { events, view }: Update): boolean {
  const had = before?.deal?.tricks.length ?? 0;
  return (
    events.length === 1 && events[0].type === 'card_played' && (view.deal?.tricks.length ?? 0) > had
  );
}
