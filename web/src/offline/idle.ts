/** In the browser's timeline: what is fetched from here on was not needed to show the page. */
const AT_REST = 'at-rest';

/** Does something when the page has all it needs and is at rest. */
export async function whenIdle(act: () => void): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  await document.fonts?.ready;
  const rested = () => {
    performance.mark(AT_REST);
    act();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(rested, { timeout: 4000 });
  else setTimeout(rested, 600);
}
