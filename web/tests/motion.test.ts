// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { change, resetSettings } from '../src/settings/settings.svelte';
import { travelTime } from '../src/table/anim/motion';
import { choosePace } from '../src/table/update/pace';

beforeEach(resetSettings);

it.each(['system', 'slow'] as const)('one thing moves at a time (%s)', (motion) => {
  change('motion', motion);
  const { act, look, sweep } = choosePace();
  for (const alone of [act, look, sweep]) expect(alone).toBeGreaterThanOrEqual(travelTime());
  expect(travelTime()).toBeGreaterThan(0);
});

it('a journey takes less than a quarter of a second, unless it is to be slow', () => {
  expect(travelTime()).toBeLessThan(250);
  change('motion', 'slow');
  expect(travelTime()).toBeGreaterThan(250);
});

it('no journey is made by who wants stillness', () => {
  change('motion', 'none');
  expect(travelTime()).toBe(0);
  expect(choosePace().sweep).toBe(0);
  expect(document.documentElement.dataset.motion).toBe('none');
});
