/** Where the focus of a person at the keyboard goes: to what they may do when their turn comes, and never nowhere. */

import { byKeyboard } from '../../a11y/modality.svelte';

const GROUPS = '[role="group"]';
const OFFERED = "button:not(:disabled, [aria-disabled='true'])";

const nowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body;

/** Only a focus that rests in a hand, in the bidding box or nowhere is moved. */
export function focusFirst(page: HTMLElement, button?: string): void {
  const focused = document.activeElement;
  const inGroup = page.contains(focused) && focused?.closest(GROUPS);
  if (!byKeyboard() || !(nowhere(focused) || inGroup) || focused?.matches(OFFERED)) return;
  (button ? page.querySelector<HTMLElement>(button) : firstOffer(page))?.focus();
}

/** The first button that may be pressed in a group, else the first that can be focused, else the group. */
export const firstOffer = (page: HTMLElement, within = ''): HTMLElement | null =>
  page.querySelector(`${within} ${GROUPS} ${OFFERED}`) ??
  page.querySelector(`${within} ${GROUPS} button:not(:disabled)`) ??
  page.querySelector(`${within} ${GROUPS}`);

/** When what was focused is gone, such as a card that was played, the focus waits at the hand. */
export function keepFocus(page: HTMLElement): void {
  if (byKeyboard() && nowhere(document.activeElement))
    page.querySelector<HTMLElement>(`.own ${GROUPS}`)?.focus({ preventScroll: true });
}
