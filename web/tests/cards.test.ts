// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { bySuit, indexOf, sortHand } from '../src/cards/card';
import { greet, speak } from '../src/i18n/i18n.svelte';
import { LANGUAGES } from '../src/i18n/languages';
import { change, resetSettings } from '../src/settings/settings.svelte';
import { placeOf, seatAt } from '../src/table/state/seats';

beforeEach(resetSettings);

it('holds a hand by suits from high to low, trumps at the left', () => {
  const held = ['C2', 'HT', 'S3', 'HA', 'DK', 'H9'];
  expect(sortHand(held, null)).toEqual(['S3', 'HA', 'HT', 'H9', 'C2', 'DK']);
  expect(sortHand(held, 'D')[0]).toBe('DK');
  expect(sortHand(held, 'NT')).toEqual(sortHand(held, null));
  expect(bySuit(sortHand(held, 'C')).map(({ suit, cards }) => `${suit}${cards.length}`)).toEqual([
    'C1',
    'S1',
    'H3',
    'D1',
  ]);
});

it('prints ten as 10', () => {
  expect([indexOf('HT'), indexOf('HJ'), indexOf('H2')]).toEqual(['10', 'J', '2']);
});

it('holds high cards at the right for who wants it, trumps still at the left', () => {
  const held = ['C2', 'HT', 'S3', 'HA', 'DK', 'H9'];
  change('high', 'right');
  expect(sortHand(held, 'H')).toEqual(['H9', 'HT', 'HA', 'S3', 'C2', 'DK']);
});

it('prints the letters of the language for who wants them (T)', async () => {
  await greet(['cards']);
  const printed = async () => {
    const letters: string[] = [];
    for (const tag of LANGUAGES) {
      await speak(tag);
      letters.push(['SA', 'HK', 'DQ', 'CJ', 'ST', 'H9'].map(indexOf).join(' '));
    }
    return letters;
  };
  expect(await printed()).toEqual(Array(4).fill('A K Q J 10 9'));
  change('index', 'language');
  expect(await printed()).toEqual(['A K Q J 10 9', 'A R D J 10 9', 'A R D V 10 9', 'Т К Д В 10 9']);
});

it('seats the person at the bottom and the others clockwise', () => {
  expect(placeOf('N', 'S')).toBe('top');
  expect(placeOf('W', 'S')).toBe('left');
  expect(placeOf('E', 'N')).toBe('left');
  for (const place of ['bottom', 'left', 'top', 'right'] as const)
    expect(placeOf(seatAt(place, 'E'), 'E')).toBe(place);
});
