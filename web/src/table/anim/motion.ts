/** Whether things may move: some readers have asked their system for stillness. */

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls an element into sight, gliding where motion is welcome. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
