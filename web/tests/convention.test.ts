// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcutOf } from '../src/a11y/shortcuts';
import CardChoice from '../src/convention/CardChoice.svelte';
import CardDialog from '../src/convention/CardDialog.svelte';
import CardPage from '../src/convention/CardPage.svelte';
import Chapters from '../src/convention/Chapters.svelte';
import { cardNamed } from '../src/convention/cards';
import { briefly, sentences } from '../src/convention/sentences';
import { speakAll } from './speaking';
import type { AnswerSeen, ConventionCard, FactSeen, MeaningSeen } from '../src/table/messages.gen';

const points = (least: number, most: number): FactSeen => ({
  kind: 'points_between',
  params: { least, most },
});
const meaning = (call: string, code: string, facts: FactSeen[], alert = false): MeaningSeen => ({
  call,
  alert,
  readings: [{ code, facts }],
});
const answer = (said: MeaningSeen, more: Partial<AnswerSeen> = {}): AnswerSeen => ({
  when: 'always',
  meaning: said,
  vulnerable: null,
  changed: [],
  ...more,
});
const card: ConventionCard = {
  name: 'sayc',
  names: ['sayc', 'two_over_one'],
  summary: [
    {
      code: 'openings',
      rows: [{ heard: [], answers: [answer(meaning('1NT', 'opens_notrump', [points(15, 17)]))] }],
      remarks: [],
    },
    { code: 'leads', rows: [], remarks: ['sequence', 'fourth_best'] },
  ],
  chapters: [
    {
      code: 'openings',
      remarks: [],
      rows: [
        {
          heard: [],
          answers: [
            answer(meaning('1NT', 'opens_notrump', [points(15, 17)])),
            answer(meaning('2C', 'opens_strong', [], true)),
          ],
        },
      ],
    },
    {
      code: 'contested',
      remarks: [],
      rows: [
        {
          heard: [
            { call: '1S', ours: true },
            { call: '2H', ours: false },
          ],
          answers: [answer(meaning('2S', 'raises', [points(6, 9)]))],
        },
      ],
    },
  ],
};

let mounted: Record<string, unknown>[] = [];

function show(component: unknown, props: Record<string, unknown>) {
  const made = mount(component as Component, { target: document.body, props });
  mounted.push(made);
  flushSync();
  return made as Record<string, unknown>;
}

beforeEach(() => speakAll('en'));
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const answering = (body: unknown, ok = true) =>
  vi.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response));

describe('a sentence of the card', () => {
  it('has the reason and what the call shows', () => {
    expect(sentences(card.chapters[0].rows[0].answers[0])).toEqual([
      'Opens with a strong even hand: 15 to 17 high-card points.',
    ]);
  });

  it('has one full stop, in short as well', async () => {
    await speakAll('ru');
    const [quiet] = card.summary[0].rows[0].answers;
    expect(briefly(quiet)).toBe('Открывает торговлю с сильной ровной рукой: 15–17 оч.');
  });

  it('is followed by what changes when vulnerable, the rest being the same', () => {
    const quiet = meaning('3S', 'preempts', [points(5, 10)]);
    const vulnerable = meaning('3S', 'preempts', [points(6, 10)]);
    expect(sentences(answer(quiet, { vulnerable, changed: [points(6, 10)] }))[1]).toBe(
      'Vulnerable: 6 to 10 high-card points.',
    );
    expect(sentences(answer(quiet, { vulnerable }))[1]).toMatch(/^Vulnerable: Opens high.*6 to 10/);
  });

  it('says when the call is made at one vulnerability only', () => {
    const [only, ...more] = sentences(
      answer(meaning('4D', 'preemptive_raise', []), { when: 'not_vulnerable' }),
    );
    expect(only).toMatch(/^Not vulnerable: /);
    expect(more).toEqual([]);
  });
});

describe('the chapters', () => {
  it('name the auction, opponents in brackets and said so aloud, and mark artificial calls', () => {
    show(Chapters, { card });
    expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
      'Opening bids',
      'When they come in',
    ]);
    const [opening, contested] = [...document.querySelectorAll('h3')];
    expect(opening.textContent).toContain('First or second to call');
    expect(contested.textContent).toContain('opponents: 2 hearts');
    expect(document.querySelectorAll('sup')).toHaveLength(1);
    expect(document.querySelectorAll('dt')).toHaveLength(3);
  });

  it('of the summary say it in short, and how to lead', () => {
    show(Chapters, { card, brief: true });
    expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
      'Opening bids',
      'Leads',
    ]);
    expect(document.querySelector('dd')!.textContent!.trim()).toBe(
      'Opens with a strong even hand: 15–17 HCP.',
    );
    expect([...document.querySelectorAll('.remark')].map((each) => each.textContent)).toEqual([
      'Of touching honours the top one.',
      'From a suit with an honour the lowest of three, the fourth of more.',
    ]);
  });

  it('open one by one where they are folded', () => {
    show(Chapters, { card, folded: true });
    const chapters = [...document.querySelectorAll('details')];
    expect(chapters.map(({ open }) => open)).toEqual([false, false]);
    expect(new Set(chapters.map((each) => each.getAttribute('name'))).size).toBe(1);
  });
});

describe('the dialog', () => {
  it('shows the own side first, then the other', async () => {
    const fetched = answering(card);
    vi.stubGlobal('fetch', fetched);
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const cards = { NS: 'own_card', EW: 'other_card' };
    const dialog = show(CardDialog, { cards, seat: 'S' });
    expect(fetched).not.toHaveBeenCalled();
    (dialog.open as () => void)();
    flushSync();
    expect(fetched).toHaveBeenLastCalledWith('/api/cards/own_card', undefined);
    await tick();
    const [own, other] = [...document.querySelectorAll<HTMLButtonElement>('.sides button')];
    expect([own, other].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    other.click();
    flushSync();
    expect(fetched).toHaveBeenLastCalledWith('/api/cards/other_card', undefined);
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/cards/other_card');
  });
});

describe('the page of a card', () => {
  it('shows one sheet first, and all of it where that is chosen', async () => {
    vi.stubGlobal('fetch', answering(card));
    show(CardPage, { name: 'on_its_page' });
    const titles = () => [...document.querySelectorAll('h2')].map((each) => each.textContent);
    await vi.waitFor(() => expect(titles()).toEqual(['Opening bids', 'Leads']));
    const [sheet, all] = [...document.querySelectorAll<HTMLButtonElement>('.shown button')];
    expect([sheet, all].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    all.click();
    flushSync();
    expect(titles()).toEqual(['Opening bids', 'When they come in']);
    expect([sheet, all].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });
});

describe('a card', () => {
  it('is fetched once, and again if it could not be had', async () => {
    vi.stubGlobal('fetch', answering({ code: 'store_failed', params: {} }, false));
    await expect(cardNamed('twice')).rejects.toMatchObject({ message: 'store_failed' });
    const fetched = answering(card);
    vi.stubGlobal('fetch', fetched);
    expect(await cardNamed('twice')).toEqual(card);
    await cardNamed('twice');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('the choice for a new table', () => {
  const names = ['sayc', 'two_over_one'];

  it('is one for each side where somebody bids by a card', () => {
    show(CardChoice, { names, byCard: true, cards: undefined });
    const selects = [...document.querySelectorAll('select')];
    expect(selects.map(({ value }) => value)).toEqual(['sayc', 'sayc']);
    selects[0].value = 'two_over_one';
    selects[0].dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/cards/two_over_one');
  });

  it('is none for beginners, who bid by rules of thumb; the cards can be read', () => {
    show(CardChoice, { names, byCard: false, cards: undefined });
    expect(document.querySelectorAll('select')).toHaveLength(0);
    expect(document.body.textContent).toContain('rules of thumb');
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/cards/sayc');
  });
});

it('the key K shows the cards', () => {
  expect(shortcutOf(new KeyboardEvent('keydown', { code: 'KeyK' }))).toBe('cards');
});
