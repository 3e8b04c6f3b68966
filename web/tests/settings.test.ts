// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  applySettings,
  change,
  readSettings,
  resetSettings,
  settings,
} from '../src/settings/settings.svelte';

beforeEach(() => {
  localStorage.clear();
  resetSettings();
});

it('settings are kept and read again', () => {
  change('deck', 'two');
  change('trick', 'tap');
  expect(readSettings(localStorage.getItem('vintik.settings'))).toEqual(settings);
  expect(settings.deck).toBe('two');
});

it('what is not understood is left as it is for everybody', () => {
  const first = readSettings(null);
  expect(readSettings('{"deck": "seven", "colour": "red", "high": "right"}')).toEqual({
    ...first,
    high: 'right',
  });
  expect(readSettings('not json')).toEqual(first);
  expect(readSettings('null')).toEqual(first);
});

it('style sheets are told', () => {
  change('theme', 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  resetSettings();
  applySettings();
  expect(document.documentElement.dataset.theme).toBe('system');
});
