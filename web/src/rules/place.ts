/** Where somebody is in a long text: found again after the text has been replaced by another language's. */

/** How far below the top of the window, in pixels, one reads. */
export const READING = 140;

export interface Place {
  id: string;
  /** Pixels from the top of the window to what has that id. */
  top: number;
}

/** The last named thing of a kind that begins above where one reads. */
function reached(text: HTMLElement, kind: string): HTMLElement | null {
  let last: HTMLElement | null = null;
  for (const named of text.querySelectorAll<HTMLElement>(kind)) {
    if (named.getBoundingClientRect().top > READING) break;
    last = named;
  }
  return last;
}

/** The section that is being read, null before the first. */
export const sectionIn = (text: HTMLElement): string | null => reached(text, 'h2[id]')?.id ?? null;

/** Null at the top of the page. */
export function placeIn(text: HTMLElement): Place | null {
  const named = reached(text, 'h2[id], h3[id], a[id]');
  return named && { id: named.id, top: named.getBoundingClientRect().top };
}

/** Scrolls so that the named thing stands where it stood; does nothing if the text has no such thing. */
export function returnTo({ id, top }: Place): void {
  const named = document.getElementById(id);
  if (named) scrollBy({ top: named.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Goes to what the address names after `#`, which was not there yet when the address was opened. */
export function followHash(hash: string): void {
  if (hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))))
    location.replace(hash);
}
