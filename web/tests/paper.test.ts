// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenPad } from '../src/pad/open.svelte';
import { keepPad, newPad } from '../src/pad/pads';
import { newDeal, type Played } from '../src/reckon/played';
import { reckon } from '../src/reckon/reckon';
import Breakdown from '../src/sheet/Breakdown.svelte';
import Sheet from '../src/sheet/Sheet.svelte';
import type { PriceList } from '../src/table/messages.gen';
import { speakAll } from './speaking';

const lists: PriceList[] = JSON.parse(readFileSync(join(__dirname, 'data/prices.json'), 'utf8'));
const listOf = (name: string) => lists.find(({ game }) => game === name)!;
const vint = listOf('vint');

/** A game for North–South at the ninth trick: 4 spades are 34 a trick, and 208 of 500 were there before. */
const worked: Played = { ...newDeal('E'), contract: '3C', declarer: 'N', counted: 8, honours: 4, aces: 3 };
const first: Played = { ...worked, inOrder: false };
const second: Played = {
  ...newDeal('S'),
  contract: '4S',
  declarer: 'S',
  winners: [...Array(8).fill('NS'), 'NS', 'EW', 'NS', 'EW', 'NS'],
  honours: 3,
  aces: 2,
};
const game: Played = { ...worked, contract: '7NT', winners: Array(13).fill('NS') };

let mounted: Record<string, unknown>[] = [];
beforeEach(async () => {
  localStorage.clear();
  await speakAll('en');
});
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});
function show(component: unknown, props: Record<string, unknown>) {
  mounted.push(mount(component as Component, { target: document.body, props }));
  flushSync();
}
const text = () => document.body.textContent!.replaceAll(/\s+/g, ' ');
const entry = (words: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => words.test(each.textContent!))!;

describe('the sheet', () => {
  it('opens the arithmetic of an entry and the rule behind it, one at a time', () => {
    show(Sheet, { view: reckon(vint, [first, second]).written });
    const honours = entry(/honours\s+30/);
    expect(honours.getAttribute('aria-expanded')).toBe('false');
    honours.click();
    flushSync();
    expect(text()).toContain('North–South, honours: 30\u00a0×\u00a026 = 780'.replaceAll('\u00a0', ' '));
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/rules/vint#V4.6');
    entry(/undertricks/).click();
    flushSync();
    expect([...document.querySelectorAll('a')].map((each) => each.textContent)).toEqual(['V4.9']);
    entry(/undertricks/).click();
    flushSync();
    expect(document.querySelector('a')).toBeNull();
  });

  it('marks the trick that reached 500, under the line and among the tricks', () => {
    const { written, deals } = reckon(vint, [first, second]);
    expect(deals[1].row.game_won).toEqual({ side: 'NS', trick: 9 });
    show(Sheet, { view: written });
    expect(text()).toContain('game at trick 9');
    entry(/11.×.34/).click();
    flushSync();
    expect(document.querySelectorAll('.reached').length).toBe(1);
    expect(document.querySelector('.reached text')!.textContent).toBe('9');
    expect(document.querySelector('[role=img]')!.getAttribute('aria-label')).toContain('10: East–West');
  });

  it('says that there was a game where the order of the tricks is not known', () => {
    const { written } = reckon(vint, [{ ...game, inOrder: false, counted: 13 }]);
    show(Sheet, { view: written });
    expect(text()).toMatch(/\bgame\b/);
    expect(text()).not.toContain('at trick');
    show(Breakdown, { row: written.sheet[0], form: 'rubber' });
    expect(text()).toContain('Game: North–South');
  });

  it('reads the course of the match aloud, and names the players', () => {
    show(Sheet, {
      view: reckon(vint, [first, second]).written,
      names: { NS: 'Anna · Clara', EW: 'Boris · Dmitri' },
    });
    expect(text()).toContain('After deal 1: North–South 1768, East–West 1630');
    expect(document.querySelector('thead')!.textContent).toContain('Boris · Dmitri');
  });

  it('shows Bridge with the sign changed', () => {
    const made: Played = { ...newDeal('S'), contract: '3NT', declarer: 'S', inOrder: false, counted: 10 };
    show(Sheet, { view: reckon(listOf('bridge'), [made, { ...made, counted: 7 }]).written });
    expect(document.querySelector('.totals')!.textContent).toMatch(/\+330.*−330/s);
  });
});

describe('an open score', () => {
  const opened = (...deals: Played[]) =>
    new OpenPad({ ...newPad('vint', {}, ['', '', '', ''], 3), matches: [deals] }, vint);
  const states = (pad: OpenPad) => pad.reckoning.deals.map(({ state }) => state);

  it('proposes the next dealer and how tricks were told before', () => {
    const pad = opened(first);
    pad.tell();
    expect(pad.draft).toMatchObject({ place: 1, deal: { dealer: 'S', inOrder: false } });
  });

  it('reckons everything anew when an earlier deal is corrected, and undoes it', () => {
    const pad = opened(first, game, game);
    expect(states(pad)).toEqual(['written', 'written', 'written']);
    pad.correct(0);
    pad.draft!.deal = { ...game };
    expect(pad.drafted!.row.game_won).toEqual({ side: 'NS', trick: 7 });
    pad.commit();
    expect(states(pad)).toEqual(['written', 'written', 'after']);
    expect(pad.reckoning.written.match.winner).toBe('NS');
    pad.undo();
    expect(states(pad)).toEqual(['written', 'written', 'written']);
    expect(pad.deals[0]).toEqual(first);
    expect(pad.mayUndo).toBe(false);
  });

  it('asks who was first when a correction makes it matter, and takes the answer', () => {
    const big: Played = { ...first, contract: '7NT', counted: 6, aces: 2 };
    const pad = opened({ ...first, passedOut: true }, big);
    expect(pad.reckoning.deals[1].undecided).toBe(false);
    pad.correct(0);
    pad.draft!.deal = { ...first, contract: '1C', counted: 12 };
    pad.commit();
    expect(pad.reckoning.deals[1].undecided).toBe(true);
    pad.decide(1, 'EW');
    expect(pad.reckoning.deals[1].row.game_won).toEqual({ side: 'EW', trick: null });
  });

  it('goes on to the next rubber only when one is over, and undoes that too', () => {
    const pad = opened(game);
    expect(pad.mayBeginNext).toBe(false);
    pad.tell();
    pad.draft!.deal = { ...game };
    pad.commit();
    expect(pad.mayBeginNext).toBe(true);
    const { NS, EW } = pad.reckoning.written.match.totals;
    expect(pad.balances).toEqual([NS - EW, EW - NS, NS - EW, EW - NS]);
    pad.beginNext();
    expect([pad.match, pad.deals.length, pad.mayBeginNext]).toEqual([1, 0, false]);
    pad.undo();
    expect([pad.match, pad.deals.length]).toEqual([0, 2]);
  });

  it('keeps a deal that is being told through a reload', () => {
    const pad = opened(first);
    pad.tell();
    pad.draft!.deal.contract = '2H';
    pad.keepDraft();
    const again = new OpenPad(pad.pad, vint);
    expect(again.draft).toMatchObject({ place: 1, deal: { contract: '2H' } });
    expect(opened(first).draft).toBeNull();
    pad.draft = null;
    pad.keepDraft();
    expect(new OpenPad(pad.pad, vint).draft).toBeNull();
  });

  it('takes up what another window has written', () => {
    const pad = opened(first);
    keepPad(pad.pad);
    keepPad({ ...pad.pad, matches: [[first, game]], changed: pad.pad.changed + 1 });
    pad.refresh();
    expect(pad.deals.length).toBe(2);
  });

  it('takes a deal away', () => {
    const pad = opened(first, game);
    pad.remove(0);
    expect(pad.deals).toEqual([game]);
  });
});
