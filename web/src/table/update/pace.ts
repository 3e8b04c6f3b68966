/** How long each act stays alone on the table before the next one is shown. */

import { still, travelTime } from '../anim/motion';
import type { Update, ViewSeen } from '../messages.gen';

export interface Pace {
  /** Milliseconds between two acts. */
  act: number;
  /** Milliseconds a completed trick lies to be looked at, and then takes to be gathered. */
  look: number;
  sweep: number;
}

/** For readers who asked for less motion: nothing is swept. */
export const STILL: Pace = { act: 60, look: 300, sweep: 0 };
/** One card has arrived before the next one sets out. */
const walking = (travel: number): Pace => ({ act: travel + 10, look: travel + 240, sweep: travel });
export const WALKING = walking(190);

export const choosePace = (): Pace => (still() ? STILL : walking(travelTime()));

/** Whether the act completed a trick that lay unfinished before it. */
export function completedTrick(before: ViewSeen | null, { events, view }: Update): boolean {
  const had = before?.deal?.tricks.length ?? 0;
  return (
    events.length === 1 && events[0].type === 'card_played' && (view.deal?.tricks.length ?? 0) > had
  );
}
