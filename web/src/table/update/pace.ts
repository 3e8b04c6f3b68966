/** How long each act stays alone on the table before the next one is shown. */

import { still } from '../anim/motion';
import type { Update, ViewSeen } from '../messages.gen';

export interface Pace {
  /** Milliseconds between two acts. */
  act: number;
  /** Milliseconds a completed trick lies to be looked at, and then takes to be gathered. */
  look: number;
  sweep: number;
}

export const WALKING: Pace = { act: 150, look: 430, sweep: 170 };
/** For readers who asked for less motion: nothing is swept. */
export const STILL: Pace = { act: 60, look: 300, sweep: 0 };

export const choosePace = (): Pace => (still() ? STILL : WALKING);

/** Whether the act completed a trick that lay unfinished before it. */
export function completedTrick(before: ViewSeen | null, { events, view }: Update): boolean {
  const had = before?.deal?.tricks.length ?? 0;
  return (
    events.length === 1 && events[0].type === 'card_played' && (view.deal?.tricks.length ?? 0) > had
  );
}
