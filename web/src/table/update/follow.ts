/** Whether an update continues what has been received. */

import type { Update } from '../messages.gen';

export type Continuity = 'next' | 'old' | 'gap';

export function continues(seq: number, update: Update): Continuity {
  if (update.seq <= seq) return 'old';
  return update.events[0]?.seq === seq + 1 ? 'next' : 'gap';
}
