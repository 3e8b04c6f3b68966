/** Which page is open: the home page, a table by its id, a convention card by its name, or practice. */

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** The table named in the address, or null at home. */
export const openTable = (): string | null => named(/^\/t\/([^/]+)\/?$/);

/** The convention card named in the address. */
export const openCard = (): string | null => named(/^\/cards\/([^/]+)\/?$/);

function named(address: RegExp): string | null {
  const match = address.exec(path);
  return match ? decodeURIComponent(match[1]) : null;
}

/** The topic of practice named in the address, empty on the list of topics; null elsewhere. */
export const openPractice = (): string | null => {
  const match = /^\/practice(?:\/([^/]*))?\/?$/.exec(path);
  return match ? decodeURIComponent(match[1] ?? '') : null;
};

export function go(to: string): void {
  if (to !== path) history.pushState(null, '', to);
  path = to;
  scrollTo(0, 0);
}

/** A click on a link inside the page turns the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
}
