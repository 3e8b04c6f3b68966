// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Announcer } from '../src/a11y/announcer.svelte';

it('says a thing once when an effect says it, and keeps the last few lines', () => {
  const announcer = new Announcer();
  let news = $state('North: pass.');
  const end = $effect.root(() => {
    $effect(() => announcer.say(news));
  });
  flushSync();
  news = 'East: pass.';
  flushSync();
  expect(announcer.lines.map(({ text }) => text)).toEqual(['North: pass.', 'East: pass.']);
  for (let n = 0; n < 20; n++) announcer.say(`line ${n}`);
  expect(announcer.lines.length).toBeLessThan(10);
  expect(announcer.lines.at(-1)?.text).toBe('line 19');
  end();
});
