/** Which address is open. */

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export const openPath = (): string => path;

export function go(to: string): void {
  const address = new URL(to, location.href);
  if (address.href !== location.href) history.pushState(null, '', to);
  path = address.pathname;
  if (!address.hash) scrollTo(0, 0);
}

/** A click on a link inside the page turns the page without loading it again. */
export function follow(event: MouseEvent, link = event.currentTarget as Element): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
