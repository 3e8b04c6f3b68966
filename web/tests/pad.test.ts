import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEATS, sideOf } from '../src/cards/card';
import {
  balances,
  findPad,
  forgetPad,
  keepPad,
  keptPads,
  newPad,
  partners,
  readPad,
  seated,
  sidesIn,
  takeIn,
  type Pad,
} from '../src/pad/pads';
import { asTable } from '../src/pad/table';
import { newDeal, type Played } from '../src/reckon/played';
import { reckon } from '../src/reckon/reckon';
import type { PriceList } from '../src/table/messages.gen';

const lists: PriceList[] = JSON.parse(readFileSync(join(__dirname, 'data/prices.json'), 'utf8'));
const vint = lists.find(({ game }) => game === 'vint')!;
const names: Pad['players'] = ['Anna', 'Boris', 'Clara', 'Dmitri'];
const worked: Played = {
  ...newDeal('E'),
  contract: '3C',
  declarer: 'N',
  inOrder: false,
  counted: 8,
  honours: 4,
  aces: 3,
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('scores on this device', () => {
  it('are kept side by side, the last changed first, and thrown away one by one', () => {
    const first = { ...newPad('vint', {}, names, 1), changed: 1 };
    const second = { ...newPad('bridge', {}, names, 1), changed: 2 };
    expect([keepPad(first), keepPad(second)]).toEqual([true, true]);
    expect(keptPads().map(({ game }) => game)).toEqual(['bridge', 'vint']);
    keepPad({ ...first, matches: [[worked]], changed: 3 });
    expect(keptPads().map(({ game }) => game)).toEqual(['vint', 'bridge']);
    expect(findPad(first.id)?.matches).toEqual([[worked]]);
    forgetPad(first.id);
    expect(keptPads().map(({ game }) => game)).toEqual(['bridge']);
    expect(findPad(first.id)).toBeNull();
  });

  it('say so where the browser keeps nothing, and are there until the page is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    });
    const pad = newPad('vint', {}, names, 1);
    expect(keepPad(pad)).toBe(false);
    expect(findPad(pad.id)).toEqual(pad);
    forgetPad(pad.id);
  });

  it('leave out what cannot be read', () => {
    stored.set('vintik.pads', '["a","b"]');
    stored.set('vintik.pad a', 'rubbish');
    expect(keptPads()).toEqual([]);
    stored.set('vintik.pads', 'rubbish');
    expect(keptPads()).toEqual([]);
  });
});

describe('a score as a file', () => {
  const pad: Pad = { ...newPad('vint', {}, names, 3), matches: [[worked, newDeal('S')], []] };
  const text = JSON.stringify(pad);

  it('comes back as it was, under a name of its own', () => {
    const back = takeIn(text)!;
    expect({ ...back, id: pad.id }).toEqual(pad);
    expect(back.id).not.toBe(pad.id);
    expect(findPad(back.id)).toEqual(back);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['another format', text.replace('vintik.pad/1', 'vintik.match/1')],
    ['three players', JSON.stringify({ ...pad, players: ['a', 'b', 'c'] })],
    ['two rubbers', JSON.stringify({ ...pad, rubbers: 2 })],
    ['four matches', JSON.stringify({ ...pad, matches: [[], [], [], []] })],
    ['no match', JSON.stringify({ ...pad, matches: [] })],
    ['a deal that is none', JSON.stringify({ ...pad, matches: [[{ ...worked, counted: 14 }]] })],
    ['options that are none', JSON.stringify({ ...pad, options: { target: [] } })],
  ])('is refused: %s', (_, wrong) => {
    expect(readPad(wrong)).toBeNull();
    expect(takeIn(wrong)).toBeNull();
    expect(stored.size).toBe(0);
  });
});

describe('V5.6: three rubbers with changing partners', () => {
  it('give each partnership one of them', () => {
    const opposite = [0, 1, 2].flatMap((match) => {
      const at = seated({ players: names }, match);
      return [
        [at.N, at.S],
        [at.E, at.W],
      ].map((pair) => pair.sort().join());
    });
    expect(new Set(opposite).size).toBe(6);
    expect(partners({ players: names }, 0)).toEqual({ NS: 'Anna · Clara', EW: 'Boris · Dmitri' });
    expect(partners({ players: ['Anna', '', '', ''] }, 0)).toEqual({ NS: 'Anna', EW: '' });
  });

  it('seat everybody on the side that is named', () => {
    for (const match of [0, 1, 2]) {
      const at = seated({ players: names }, match);
      for (const [player, side] of sidesIn(match).entries())
        expect(sideOf(SEATS.find((seat) => at[seat] === names[player])!)).toBe(side);
    }
  });

  it('add up to a balance for each player, and to nothing together', () => {
    const totals = [
      { NS: 1768, EW: 1630 },
      { NS: 0, EW: 1000 },
      { NS: 500, EW: 500 },
    ];
    const sums = balances(totals);
    expect(sums).toEqual([138 - 1000, -138 - 1000, 138 + 1000, -138 + 1000]);
    expect(sums.reduce((sum, each) => sum + each)).toBe(0);
  });
});

it('a table has a line for each item, and one for a deal without any', () => {
  const table = asTable([reckon(vint, [worked, { ...newDeal('S'), passedOut: true }])]);
  const lines = table.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    'match,deal,dealer,contract,declarer,tricks_ns,tricks_ew,side,line,kind,points,why,rule',
  );
  expect(lines[1]).toBe('1,1,E,3C,N,8,5,NS,below,tricks,208,8 × 26,V4.2');
  expect(lines.at(-1)).toBe('1,2,S,,,,,,,,,,');
  expect(lines.length).toBe(7);
});
