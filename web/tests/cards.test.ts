import { expect, it } from 'vitest';
import { bySuit, indexOf, sortHand } from '../src/cards/card';
import { placeOf, seatAt } from '../src/table/state/seats';

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

it('seats the person at the bottom and the others clockwise', () => {
  expect(placeOf('N', 'S')).toBe('top');
  expect(placeOf('W', 'S')).toBe('left');
  expect(placeOf('E', 'N')).toBe('left');
  for (const place of ['bottom', 'left', 'top', 'right'] as const)
    expect(placeOf(seatAt(place, 'E'), 'E')).toBe(place);
});
