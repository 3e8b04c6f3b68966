/** Whether things may move, and how long they take. */

import { settings, still } from '../../settings/settings.svelte';

export { still };

/** Milliseconds a card takes from a hand to the trick, or a trick to its winner. */
export const travelTime = (): number => (still() ? 0 : settings.motion === 'slow' ? 600 : 190);

/** Scrolls an element into sight, gliding where motion is welcome. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
