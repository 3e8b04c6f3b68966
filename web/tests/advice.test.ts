// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factText, readingText, reasonText } from '../src/cards/advice';
import { speakAll } from './speaking';
import Auction from '../src/log/Auction.svelte';
import { meaningsOf } from '../src/log/auction';
import Actions from '../src/table/render/Actions.svelte';
import HintNote from '../src/table/render/HintNote.svelte';
import type { Hint, MeaningSeen, OffersSeen } from '../src/table/messages.gen';
import { Selection } from '../src/table/state/selection.svelte';
import { Table } from '../src/table/state/table.svelte';
import { STILL } from '../src/table/update/pace';
import { FakeWire, noOffers, played, snapshot, update, view } from './server';

let wire: FakeWire;
let table: Table;
let mounted: Record<string, unknown>[];

const opening: MeaningSeen = {
  call: '1H',
  alert: false,
  readings: [
    {
      code: 'opens_suit',
      facts: [
        { kind: 'points_least', params: { least: 13 } },
        { kind: 'cards_least', params: { least: 4, suit: 'H' } },
      ],
    },
    { code: 'repeats', facts: [] },
  ],
};
const hint: Hint = {
  type: 'hint',
  seq: 10,
  move: { do: 'call', call: '1H' },
  why: {
    code: 'call_expects',
    params: { call: '1H', meaning: 'opens_suit', points: 153, over: 'Pass' },
  },
  meaning: opening,
  considered: [
    { name: '1H', points: 426.4 },
    { name: 'Pass', points: -273 },
  ],
};
const mayAsk: OffersSeen = { ...noOffers, calls: ['Pass', '1H'], hint: true };

beforeEach(async () => {
  await speakAll('en');
  wire = new FakeWire();
  table = new Table({ token: 's', dial: () => wire, pace: () => STILL });
  table.sit();
  wire.opens();
  wire.says(snapshot(10, mayAsk));
  mounted = [];
});

afterEach(() => {
  vi.useRealTimers();
  table.leave();
  for (const each of mounted) void unmount(each);
  document.body.innerHTML = '';
});

function show(component: unknown, props: Record<string, unknown>) {
  mounted.push(mount(component as Component, { target: document.body, props }));
  flushSync();
}
const questions = (kind: string) => wire.sent.filter(({ type }) => type === kind);
const ask = () => {
  table.askHint();
  return questions('hint').at(-1)!.id as string;
};

describe('a hint', () => {
  it('is asked for once, shown when it comes, and gone when the person acts', () => {
    ask();
    ask();
    expect(questions('hint')).toHaveLength(1);
    expect(questions('hint')[0].seq).toBe(10);
    wire.says(hint);
    expect(table.hint).toEqual(hint);
    expect(table.wondering).toBeNull();
    table.act({ do: 'call', call: 'Pass' });
    expect(table.hint).toBeNull();
  });

  it('that comes too late is not shown', () => {
    ask();
    wire.says(update([played(11, 'S', 'HT')]));
    wire.says({ ...hint, seq: 10 });
    expect(table.hint).toBeNull();
  });

  it('that is not wanted any more is not shown', () => {
    ask();
    table.dismissHint();
    wire.says(hint);
    expect(table.hint).toBeNull();
  });

  it('is not asked for where none is offered', () => {
    wire.says(snapshot(10, { ...mayAsk, hint: false }));
    table.askHint();
    expect(questions('hint')).toHaveLength(0);
  });

  it('that is refused says why, unless the table has only moved on', () => {
    wire.says({ type: 'refused', id: ask(), code: 'stale_move', params: {}, seq: 10 });
    expect(table.refusal).toBeNull();
    wire.says({ type: 'refused', id: ask(), code: 'no_hints', params: {}, seq: 10 });
    expect(table.refusal?.code).toBe('no_hints');
    expect(table.wondering).toBeNull();
  });

  it('has a button where it is offered', () => {
    const selection = new Selection(table);
    show(Actions, { view: view(), table, selection, lastTrick: false, toggleLast: () => {} });
    document.querySelector<HTMLElement>('[aria-label="Hint"]')!.click();
    flushSync();
    expect(questions('hint')).toHaveLength(1);
    expect(document.body.textContent).toContain('Thinking about a hint');
    wire.says(snapshot(10, { ...mayAsk, hint: false }));
    flushSync();
    expect(document.querySelector('[aria-label="Hint"]')).toBeNull();
  });

  it('names the act, the reason, what the call says, and what was compared', () => {
    const close = vi.fn();
    show(HintNote, { hint, close });
    const text = document.body.textContent!.replace(/\s+/g, ' ');
    expect(text).toContain('Hint: 1 heart');
    expect(text).toContain(
      '1 heart: opens with the best suit; it can expect 153 points more than pass.',
    );
    expect(text).toContain('at least 4 hearts');
    expect(text).toContain('+426');
    expect(text).toContain('−273');
    document.querySelector('button')!.click();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the calls of an auction', () => {
  const calls = [
    { seat: 'N' as const, call: '1H' },
    { seat: 'E' as const, call: 'Pass' },
  ];
  const showAuction = () => show(Auction, { calls, dealer: 'N', meanings: meaningsOf(table, 1) });
  const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
  const tip = () => document.querySelector('[role="tooltip"]');
  const fire = (target: Element, event: Event) => {
    target.dispatchEvent(event);
    flushSync();
  };

  it('say what they mean with the focus, and it is asked for once', () => {
    showAuction();
    button('North: 1 heart').focus();
    flushSync();
    expect(questions('meanings')).toEqual([{ type: 'meanings', deal: 1 }]);
    expect(tip()!.textContent).toContain('Looking it up');
    const pass = { call: 'Pass', alert: false, readings: [{ code: 'passes_weak', facts: [] }] };
    wire.says({ type: 'meanings', deal: 1, meanings: [opening, pass] });
    flushSync();
    expect(tip()!.textContent).toContain('at least 13 high-card points');
    expect(tip()!.textContent).toContain('Or: comes back to a suit that was named.');
    expect(button('North: 1 heart').getAttribute('aria-describedby')).toBe(tip()!.id);
    button('East: pass').focus();
    flushSync();
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    expect(tip()!.textContent).toContain('Not strong enough for a bid here.');
    expect(questions('meanings')).toHaveLength(1);
  });

  it('stop saying it at Escape', () => {
    showAuction();
    button('East: pass').focus();
    flushSync();
    fire(document.body, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(tip()).toBeNull();
  });

  it('say it under the pointer, as long as it is there', () => {
    showAuction();
    const cell = button('East: pass').parentElement!;
    fire(cell, new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(tip()).not.toBeNull();
    fire(cell, new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(tip()).toBeNull();
  });

  it('say it when a finger rests on them', () => {
    vi.useFakeTimers();
    showAuction();
    const call = button('East: pass');
    fire(call, new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    expect(tip()).toBeNull();
    vi.advanceTimersByTime(500);
    flushSync();
    expect(tip()).not.toBeNull();
    fire(document.body, new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    expect(tip()).toBeNull();
  });

  it('that are artificial are marked at once in Bridge, for the ear as well', () => {
    wire.says(snapshot(10, mayAsk, view([], { game: 'bridge' })));
    showAuction();
    expect(questions('meanings')).toEqual([{ type: 'meanings', deal: 1 }]);
    const pass = { call: 'Pass', alert: false, readings: [{ code: 'passes_weak', facts: [] }] };
    wire.says({ type: 'meanings', deal: 1, meanings: [{ ...opening, alert: true }, pass] });
    flushSync();
    const marked = button('North: 1 heart, alert');
    expect(marked.querySelector('sup')!.textContent).toBe('!');
    expect(document.querySelectorAll('sup')).toHaveLength(1);
    marked.focus();
    flushSync();
    expect(tip()!.querySelector('p')!.textContent).toBe('Artificial call, alerted.');
    expect(questions('meanings')).toHaveLength(1);
  });

  it('are not asked about before somebody wants to know where none is alerted', () => {
    showAuction();
    expect(questions('meanings')).toEqual([]);
  });

  it('are one stop for the Tab key', () => {
    showAuction();
    expect(
      [...document.querySelectorAll('td button')].map((each) => each.getAttribute('tabindex')),
    ).toEqual(['-1', '0']);
  });

  it('that were taken back mean nothing any more', () => {
    wire.says({ type: 'meanings', deal: 1, meanings: [opening] });
    expect(table.meaning(1, 0, '1H')).toEqual(opening);
    expect(table.meaning(1, 0, 'Pass')).toBeUndefined();
    wire.says(update([{ seq: 11, type: 'taken_back', seat: 'S', acts: 1 }]));
    expect(table.meaning(1, 0, '1H')).toBeUndefined();
  });
});

describe('the words', () => {
  it('decline suits and count points in Russian', async () => {
    await speakAll('ru');
    expect(factText({ kind: 'honours_least', params: { least: 3, suit: 'S' } })).toBe(
      'не меньше 3 онёров в пиках',
    );
    expect(
      reasonText({
        code: 'card_expects',
        params: { card: 'ST', points: 21, over: 'SQ', aim: 'finesse' },
      }),
    ).toBe('10 пик: импас; на 21 очко лучше, чем дама пик.');
    expect(readingText(opening.readings[1], 1)).toBe('Или: возвращается к названной масти');
    expect(factText({ kind: 'cards_exactly', params: { least: 3, suit: 'H' } })).toBe(
      'ровно 3 карты в червах',
    );
    expect(factText({ kind: 'cards_exactly', params: { least: 0, suit: 'H' } })).toBe(
      'ни одной карты в червах',
    );
  });
});
