/** Which sounds belong to what has happened at the table. */

import type { OffersSeen, Update, ViewSeen } from '../messages.gen';
import { completedTrick } from '../update/pace';

export type Cue = 'call' | 'card' | 'trick' | 'over';

/** The one sound of an act: the end of a deal is heard instead of its last trick, a trick instead of its last card. */
export function cueOf(before: ViewSeen | null, update: Update): Cue | null {
  if (update.view.deal?.phase === 'over' && before?.deal?.phase !== 'over') return 'over';
  if (completedTrick(before, update)) return 'trick';
  const types = update.events.map(({ type }) => type);
  if (types.includes('card_played')) return 'card';
  return types.includes('call_made') ? 'call' : null;
}

/** Whether the person has something to choose. */
export const turns = ({ calls, cards }: OffersSeen): boolean => calls.length + cards.length > 0;
