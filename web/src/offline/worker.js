/* The service worker: what keeps the page at hand when there is no network. The page and its files are kept when the
   worker is installed, together, so that they fit one another; nothing of a table is ever kept. */

const FILES = 'vintik.files';
const PRICES = 'vintik.prices';
const PAGE = '/';
/** Milliseconds after which a silent network counts as none, if the page is at hand. */
const PATIENCE = 4000;
/** Written by the build: the addresses of all files whose names change with their content. */
const ASSETS = '__ASSETS__';

addEventListener('install', (event) => event.waitUntil(gather()));
addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/prices/')) event.respondWith(price(event));
  else if (pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

async function gather() {
  const files = await caches.open(FILES);
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await files.addAll(ASSETS.filter((address) => !kept.has(address)));
  await files.addAll([PAGE, '/favicon.svg'].map((address) => new Request(address, { cache: 'reload' })));
}

/** Lets go of the files of older pages. */
async function tidy() {
  const wanted = new Set([...ASSETS, PAGE, '/favicon.svg']);
  const files = await caches.open(FILES);
  for (const request of await files.keys())
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
}

/** Any page is the same document: from the network, else the one that is kept. */
async function page(request) {
  const fresh = fetch(request);
  const kept = await caches.match(PAGE, { cacheName: FILES });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

const file = async (request) =>
  (await caches.match(request, { cacheName: FILES })) ?? fetch(request);

/** What is kept, and the new answer for the next time. */
async function price(event) {
  const prices = await caches.open(PRICES);
  const kept = await prices.match(event.request);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await prices.put(event.request, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}
