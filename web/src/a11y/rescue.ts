/** The focus is never lost: when what held it goes away, it moves to what stood nearest, and on a new page to its
 *  heading, so that a reader begins there. */

import { byKeyboard } from './modality.svelte';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const nowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const usable = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.getClientRects().length > 0;

function within(element: Element): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(usable);
}

function heading(): HTMLElement | undefined {
  const found = ['main h1', 'h1', 'main']
    .map((name) => document.querySelector<HTMLElement>(name))
    .find((each) => each !== null);
  if (found) found.tabIndex = -1;
  return found;
}

/** Watches the whole document from now on. */
export function keepFocusSomewhere(): () => void {
  /** What was focused last and all it stood in, from the inside out. */
  let path: Element[] = [];
  let due: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: Event) => {
    path = [];
    for (let at = target as Element | null; at && at !== document.body; at = at.parentElement)
      path.push(at);
  };

  const lost = () =>
    nowhere() && path.length > 0 && (!path[0].isConnected || path[0].matches(':disabled'));

  function rescue() {
    due = undefined;
    if (!lost()) return;
    const [app] = path.slice(-1);
    const near = path.slice(1, -1).find((each) => each.isConnected && within(each));
    if (near && !path[0].matches('h1, main')) {
      if (byKeyboard()) within(near)!.focus();
    } else if (app.isConnected) heading()?.focus({ preventScroll: true });
  }

  /** Whatever else moves the focus goes first. */
  const changed = () => {
    if (lost()) due ??= setTimeout(rescue);
  };

  const observer = new MutationObserver(changed);
  addEventListener('focusin', remember);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    observer.disconnect();
    removeEventListener('focusin', remember);
    clearTimeout(due);
  };
}
