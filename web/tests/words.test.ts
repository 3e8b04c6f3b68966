import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentNumber } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { makeBundle } from '../src/i18n/i18n.svelte';
import type { Language } from '../src/i18n/languages';
import { refusalText } from '../src/table/render/refusal';
import { speakAll } from './speaking';

const ROOT = join(__dirname, '../../src/vintik/i18n');

function speaker(language: Language) {
  const folder = join(ROOT, language);
  const files = ['cards.ftl', 'home.ftl', 'table.ftl', 'sheet.ftl', 'log.ftl'];
  const bundle = makeBundle(
    language,
    readdirSync(folder)
      .filter((name) => files.includes(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  return (id: string, params: Record<string, string | number> = {}) => {
    const args = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
      ]),
    );
    return bundle.formatPattern(bundle.getMessage(id)!.value!, args);
  };
}

const card = (say: ReturnType<typeof speaker>, rank: string, suit: string) =>
  say('card', { rank, suit });
const bid = (say: ReturnType<typeof speaker>, level: number, denomination: string) =>
  say('bid', { level, denomination });

describe('English', () => {
  const say = speaker('en');
  it('names cards and calls as they are looked for', () => {
    expect([card(say, 'A', 'S'), card(say, '10', 'H'), card(say, '2', 'D')]).toEqual([
      'ace of spades',
      '10 of hearts',
      '2 of diamonds',
    ]);
    expect([bid(say, 1, 'S'), bid(say, 7, 'NT')]).toEqual(['1 spade', '7 no trump']);
    expect(say('confirm', { what: card(say, '9', 'C') })).toBe('Confirm 9 of clubs');
    expect(['vint', 'vint-1000', 'bridge'].map((game) => say('play-game', { game }))).toEqual([
      'Play Vint',
      'Play Vint to 1000',
      'Play Bridge',
    ]);
  });
  it('writes points without separators', () => {
    expect(say('result-margin', { points: 1768, side: 'NS' })).toBe(
      'Margin: 1768 points, North–South ahead',
    );
  });
});

describe('Russian', () => {
  const say = speaker('ru');
  it('declines the suits', () => {
    expect([card(say, 'A', 'S'), card(say, '10', 'H'), card(say, 'K', 'C')]).toEqual([
      'туз пик',
      '10 червей',
      'король треф',
    ]);
    expect([1, 2, 5].map((level) => bid(say, level, 'S'))).toEqual(['1 пика', '2 пики', '5 пик']);
    expect(bid(say, 3, 'NT')).toBe('3 без козыря');
  });
  it('counts', () => {
    const end = [1, 3, 12].map((count) => say('cards-left', { count }));
    expect(end).toEqual(['1 карта', '3 карты', '12 карт']);
    expect(say('passes-none', { end: 8 })).toBe('торговлю закроют 8 пасов');
  });
});

describe('Spanish and Portuguese', () => {
  it('name a bid in the singular and the plural', () => {
    expect([1, 4].map((level) => bid(speaker('es'), level, 'H'))).toEqual([
      '1 corazón',
      '4 corazones',
    ]);
    expect([1, 4].map((level) => bid(speaker('pt'), level, 'C'))).toEqual(['1 pau', '4 paus']);
  });
});

describe('a refusal', () => {
  it('names seats, cards and bids in words', async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speakAll('en');
    expect(refusalText({ code: 'not_held', params: { seat: 'S', card: 'HT' } })).toBe(
      'South does not hold 10 of hearts',
    );
    await speakAll('ru');
    expect(refusalText({ code: 'must_follow', params: { seat: 'E', suit: 'H' } })).toBe(
      'Восток: нужно дать масть, на руках есть червы',
    );
    expect(refusalText({ code: 'bid_too_low', params: { bid: '2S', last: '3C' } })).toBe(
      '2 пики не выше, чем 3 трефы',
    );
    vi.unstubAllGlobals();
  });

  it('without words of its own is told by its code', async () => {
    expect(refusalText({ code: 'no_such_code', params: {} })).toContain('no_such_code');
  });
});
