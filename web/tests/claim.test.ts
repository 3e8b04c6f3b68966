// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentences } from '../src/a11y/announcer.svelte';
import { foldLog } from '../src/log/fold';
import Actions from '../src/table/render/Actions.svelte';
import { Selection } from '../src/table/state/selection.svelte';
import { Table } from '../src/table/state/table.svelte';
import { STILL } from '../src/table/update/pace';
import type { LoggedEvent } from '../src/table/messages.gen';
import { cards, FakeWire, noOffers, snapshot, trick, update, view } from './server';
import { speakAll } from './speaking';

let wire: FakeWire;
let table: Table;
let actions: Record<string, unknown>;

const seen = view([trick, trick, trick, trick, trick, trick, trick, trick, trick]);
const claimable = { ...cards('SA', 'HT'), claim: true };

beforeEach(async () => {
  await speakAll('en');
  wire = new FakeWire();
  table = new Table({ token: 's', dial: () => wire, pace: () => STILL });
  table.sit();
  wire.opens();
  wire.says(snapshot(10, claimable, seen));
  const props = { view: seen, table, selection: new Selection(table), lastTrick: false, toggleLast: () => {} };
  actions = mount(Actions as Component, { target: document.body, props });
  flushSync();
});

afterEach(() => {
  table.leave();
  void unmount(actions);
  document.body.innerHTML = '';
});

const dialog = () => document.querySelector('dialog')!;
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent!.trim() === name)!;
const numbers = () => [...dialog().querySelectorAll<HTMLInputElement>('input')];
const moves = () => wire.sent.filter(({ type }) => type === 'move').map(({ move }) => move);
async function open(): Promise<void> {
  named('Claim…').click();
  await tick();
  flushSync();
}
function choose(number: number): void {
  numbers()[number].click();
  flushSync();
}

describe('a claim', () => {
  it('is of all four tricks that remain unless another number is chosen', async () => {
    await open();
    expect(dialog().open).toBe(true);
    expect(numbers().map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4']);
    named('Claim 4 tricks').click();
    expect(moves()).toEqual([{ do: 'claim', tricks: 4 }]);
  });

  it('of none concedes the rest', async () => {
    await open();
    choose(1);
    expect(named('Claim 1 trick')).toBeDefined();
    choose(0);
    named('Concede the rest').click();
    expect(moves()).toEqual([{ do: 'claim', tricks: 0 }]);
  });

  it('can be thought better of', async () => {
    await open();
    named('Close').click();
    expect(dialog().open).toBe(false);
    expect(moves()).toEqual([]);
  });

  it('leaves no dialog open when its moment has passed (fault 11)', async () => {
    await open();
    wire.says(update([{ seq: 11, type: 'taken_back', seat: 'S', acts: 1 }], noOffers, seen));
    flushSync();
    expect(dialog().open).toBe(false);
    expect(named('Claim…')).toBeUndefined();
  });

  it('that is on its way closes the dialog, and one that is denied says why', async () => {
    await open();
    named('Claim 4 tricks').click();
    flushSync();
    expect(dialog().open).toBe(false);
    wire.says(update([{ seq: 11, type: 'claim_denied', seat: 'S', tricks: 4 }], cards('SA', 'HT'), seen));
    wire.says({ type: 'refused', id: '1', code: 'cannot_claim', params: {}, seq: 11 });
    flushSync();
    expect(document.querySelector('.prompt')!.textContent).toBe('These tricks are not certain; play on');
    expect(named('Claim…')).toBeUndefined();
  });
});

describe('what is told of a claim', () => {
  const event = (type: string, seat: string, tricks?: number): LoggedEvent =>
    ({ seq: 11, type, seat, ...(tricks !== undefined && { tricks }) }) as LoggedEvent;
  const said = (each: LoggedEvent) => sentences(update([each], noOffers, seen), seen);

  it('is how many tricks, or that the rest is conceded', () => {
    expect(said(event('claimed', 'W', 5))).toEqual(['West claims 5 tricks.']);
    expect(said(event('claimed', 'W', 1))).toEqual(['West claims 1 trick.']);
    expect(said(event('claimed', 'W', 0))).toEqual(['West concedes the rest.']);
    expect(said(event('claimed', 'W'))).toEqual(['West claims the remaining tricks.']);
  });

  it('is that others were denied it; to oneself the refusal says so', () => {
    expect(said(event('claim_denied', 'W', 5))).toEqual(['West claims 5 tricks; they are not certain.']);
    expect(said(event('claim_denied', 'S', 5))).toEqual([]);
  });

  it('stands in the log', () => {
    const dealt = { seq: 1, type: 'dealt', dealer: 'N', hands: {} } as LoggedEvent;
    const log = [dealt, event('claim_denied', 'S', 5), event('claimed', 'W', 3)];
    const [deal] = foldLog(log);
    expect(deal.denied).toEqual([{ seat: 'S', tricks: 5 }]);
    expect(deal.claim).toEqual({ seat: 'W', tricks: 3, after: 0 });
  });
});
