// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../src/a11y/announcer.svelte';
import { speakAll } from './speaking';
import { nextQuestion, note, NOTHING, practised } from '../src/practice/progress';
import Question from '../src/practice/Question.svelte';
import Share from '../src/practice/Share.svelte';
import { remember } from '../src/storage';
import type { PracticeQuestion, PracticeVerdict } from '../src/table/messages.gen';

const question: PracticeQuestion = {
  card: 'sayc',
  topic: 'responses',
  seed: 7,
  number: 1,
  seat: 'S',
  vulnerable: ['NS'],
  dealer: 'N',
  hand: ['SA', 'SK', 'SQ', 'S2', 'H4', 'H3', 'H2', 'D4', 'D3', 'D2', 'C4', 'C3', 'C2'],
  auction: {
    calls: [
      { seat: 'N', call: '1C' },
      { seat: 'E', call: 'Pass' },
    ],
    bid: '1C',
    bidder: 'N',
    doubled: 0,
    passes: 1,
    passes_to_end: 3,
    minimum_level: 1,
    denominations: ['C', 'D', 'H', 'S', 'NT'],
    doubles: true,
  },
  calls: ['Pass', '1D', '1H', '1S', '1NT'],
  meanings: [
    { call: '1C', alert: false, readings: [{ code: 'opens_minor', facts: [] }] },
    { call: 'Pass', alert: false, readings: [{ code: 'stays_out', facts: [] }] },
  ],
};
const says = (call: string) => ({
  call,
  alert: false,
  readings: [
    { code: 'new_suit', facts: [{ kind: 'cards_least', params: { least: 4, suit: 'S' } }] },
  ],
});
const verdict = (call: string): PracticeVerdict => ({
  right: call === '1S' || call === '1NT',
  call,
  best: '1S',
  why: says('1S'),
  answered: says(call),
  also: [{ call: '1NT', alert: false, readings: [{ code: 'notrump_answer', facts: [] }] }],
});

let mounted: Record<string, unknown>[] = [];
let asked: { path: string; body: unknown }[];
let next: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  await speakAll('en');
  remember('vintik.practice', '');
  asked = [];
  next = vi.fn();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    asked.push({ path, body });
    return new Response(JSON.stringify(verdict(body.call)));
  });
});

afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function show(component: unknown, props: Record<string, unknown>) {
  mounted.push(mount(component as Component, { target: document.body, props }));
  flushSync();
}
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent!.trim()) === name,
  )!;
const press = (name: string) => {
  named(name).click();
  flushSync();
};
const text = () => document.body.textContent!.replaceAll(/\s+/g, ' ');
const settled = () => vi.waitFor(() => expect(document.querySelector('.verdict')).not.toBeNull());

describe('what was practised', () => {
  it('is kept by card and topic, with those right in a row', () => {
    expect(practised('sayc', 'slam')).toEqual(NOTHING);
    note('sayc', 'slam', true);
    note('sayc', 'slam', true);
    expect(practised('sayc', 'slam')).toMatchObject({ asked: 2, right: 2, streak: 2 });
    expect(note('sayc', 'slam', false)).toMatchObject({ asked: 3, right: 2, streak: 0 });
    expect(practised('sayc', 'slam').when).toBeGreaterThan(0);
    expect(practised('two_over_one', 'slam')).toEqual(NOTHING);
  });

  it('says which question comes next, the same one until it is answered', () => {
    const first = nextQuestion('sayc', 'slam');
    expect(first).toMatchObject({ card: 'sayc', topic: 'slam', number: 1 });
    expect(nextQuestion('sayc', 'slam')).toEqual(first);
    note('sayc', 'slam', false);
    expect(nextQuestion('sayc', 'slam')).toEqual({ ...first, number: 2 });
  });

  it('is begun anew where it cannot be read', () => {
    for (const broken of ['{', '[]', '{"seed": "x"}', '{"seed": 1, "topics": null}']) {
      remember('vintik.practice', broken);
      expect(practised('sayc', 'slam')).toEqual(NOTHING);
      expect(nextQuestion('sayc', 'slam').seed).toBeGreaterThanOrEqual(0);
    }
  });

  it('is drawn as a bar with its numbers', () => {
    show(Share, { practised: { asked: 4, right: 3, streak: 2, when: 1 } });
    expect(document.querySelector('rect.right')!.getAttribute('width')).toBe('75');
    expect(text()).toContain('3 of 4 right, 2 in a row');
  });
});

describe('a question', () => {
  const ask = () => show(Question, { question, announcer: new Announcer(), next });

  it('shows the hand, the auction and what may be called', () => {
    ask();
    expect(document.querySelector('[role="img"]')!.getAttribute('aria-label')).toContain(
      'spades: A K Q 2',
    );
    expect(text()).toContain('vulnerable: North–South');
    expect(document.querySelectorAll('td')).toHaveLength(2);
    expect(named('1 spade').getAttribute('aria-disabled')).toBeNull();
    expect(named('1 club').getAttribute('aria-disabled')).toBe('true');
  });

  it('is answered by choosing and confirming, and a right answer is counted', async () => {
    ask();
    press('1 spade');
    expect(asked).toEqual([]);
    press('Confirm 1 spade');
    await settled();
    expect(asked).toEqual([{ path: '/api/practice/sayc/responses/7/1', body: { call: '1S' } }]);
    expect(text()).toContain('Right: 1 spade');
    expect(text()).toContain('at least 4 spades');
    expect(text()).not.toContain('would say');
    expect(practised('sayc', 'responses')).toMatchObject({ asked: 1, right: 1 });
    press('Next question');
    expect(next).toHaveBeenCalledOnce();
  });

  it('takes a call that is possible too as right, and names it beside others', async () => {
    ask();
    press('1 no trump');
    press('1 no trump');
    await settled();
    expect(text()).toContain('Possible: 1 no trump. The card’s call is 1 spade');
    expect(text()).toContain('Also possible: 1 no trump Suggests playing at no trump');
    expect(text()).not.toContain('would say');
    expect(practised('sayc', 'responses')).toMatchObject({ asked: 1, right: 1, streak: 1 });
  });

  it('is answered by pressing the same call twice; a wrong answer is told what it would have said', async () => {
    ask();
    press('pass');
    press('pass');
    await settled();
    expect(text()).toContain('The card says 1 spade, not pass');
    expect(text()).toContain('pass would say');
    expect(practised('sayc', 'responses')).toMatchObject({ asked: 1, right: 0, streak: 0 });
  });

  it('says what went wrong and can be answered again', async () => {
    ask();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    press('1 heart');
    press('Confirm 1 heart');
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    expect(practised('sayc', 'responses')).toEqual(NOTHING);
    expect(named('Confirm 1 heart').getAttribute('aria-disabled')).toBeNull();
  });
});
