/** When the turn comes, a person at the keyboard is taken to the first card, call or button on offer. */

import { byKeyboard } from '../../a11y/modality';

const GROUPS = '[role="group"]';

/** Only a focus that rests in a hand, in the bidding box or nowhere is moved. */
export function focusFirst(page: HTMLElement, button?: string): void {
  const focused = document.activeElement;
  const free = focused === null || focused === document.body;
  if (!byKeyboard() || !(free || (page.contains(focused) && focused.closest(GROUPS)))) return;
  if (focused?.matches('button:not(:disabled, [aria-disabled="true"])')) return;
  (button ? page.querySelector<HTMLElement>(button) : firstOffer(page))?.focus();
}

/** The first button that may be pressed in a group, else the first that may be focused. */
export const firstOffer = (page: HTMLElement, group = GROUPS): HTMLElement | null =>
  page.querySelector(`${group} button[aria-pressed]:not(:disabled, [aria-disabled='true'])`) ??
  page.querySelector(`${group} button:not(:disabled)`);
