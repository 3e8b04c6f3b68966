/** Has the service worker keep the page for when there is no network. */

import { whenIdle } from './idle';

const PRICES = '/api/prices/';

/** Asks again for what was fetched before the worker listened, so that it keeps that too. */
function repeat(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith(PRICES)) fetch(name).catch(() => undefined);
}

export function keepOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', repeat, { once: true });
  void whenIdle(() => void serviceWorker.register('/sw.js').catch(() => undefined));
}
