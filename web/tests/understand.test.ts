// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS, INTERNATIONAL, lexicon, plain, type Lexicon } from '../src/a11y/text/lexicon';
import { spelling, understand } from '../src/a11y/text/understand';
import { RANKS } from '../src/cards/card';
import { cardName, callName } from '../src/cards/words';
import { LANGUAGES, type Language } from '../src/i18n/languages';
import { speakAll } from './speaking';

const CARDS = [...'SHDC'].flatMap((suit) => [...RANKS].map((rank) => suit + rank));
const BIDS = [...'1234567'].flatMap((level) =>
  ['S', 'H', 'D', 'C', 'NT'].map((suit) => level + suit),
);

let spoken: Lexicon;
const speak = async (tag: Language) => {
  await speakAll(tag);
  spoken = lexicon();
};
/** What it may mean, calls before cards; a command by its name. */
function meant(typed: string): string {
  const found = understand(typed, spoken);
  if (found.kind === 'move') return [...found.calls, ...found.cards].join(' ');
  return found.kind === 'command' ? found.command : found.kind;
}
const cards = (typed: string) => {
  const found = understand(typed, spoken);
  return found.kind === 'move' ? found.cards : found.kind;
};
const calls = (typed: string) => {
  const found = understand(typed, spoken);
  return found.kind === 'move' ? found.calls : found.kind;
};

describe.each(LANGUAGES)('typed in %s', (language) => {
  beforeEach(() => speak(language));

  it('every card is understood in international letters, in either order', () => {
    for (const card of CARDS) {
      const [suit, rank] = card.toLowerCase();
      expect(cards(suit + rank), card).toContain(card);
      expect(cards(`${rank} ${suit}`), card).toContain(card);
      expect(cards(`${rank}${suit}`.toUpperCase()), card).toContain(card);
    }
  });

  it('every bid is understood in international letters, in either order', () => {
    for (const bid of BIDS) {
      expect(calls(bid.toLowerCase()), bid).toContain(bid);
      expect(calls(`${bid[0]} ${bid.slice(1)}`), bid).toContain(bid);
      expect(calls(bid.slice(1) + bid[0]), bid).toContain(bid);
    }
    expect(calls('3n')).toEqual(['3NT']);
  });

  it('every card and bid is understood by its own letters and by its name', () => {
    const { denominations, ranks } = spoken.own;
    for (const card of CARDS) {
      const [suit] = denominations[card[0]];
      const rank = card[1] === 'T' ? '10' : ranks[card[1]][0];
      expect(cards(suit + rank), card).toContain(card);
      expect(cards(rank + suit), card).toContain(card);
      expect(cards(cardName(card)), cardName(card)).toEqual([card]);
    }
    for (const bid of BIDS) {
      expect(calls(bid[0] + denominations[bid.slice(1)][0]), bid).toContain(bid);
      expect(calls(callName(bid)), callName(bid)).toEqual([bid]);
    }
  });

  it('suit signs leave no doubt', () => {
    expect(cards('9♣')).toEqual(['C9']);
    expect(cards('♥️10')).toEqual(['HT']);
    expect(calls('1♥')).toEqual(['1H']);
  });

  it('passes and doubles have their letters and their names', () => {
    for (const [call, id] of [
      ['Pass', 'Pass'],
      ['X', 'X'],
      ['XX', 'XX'],
    ])
      expect(calls(callName(id))).toEqual([call]);
    for (const typed of ['p', 'P', ' pass ']) expect(calls(typed)).toEqual(['Pass']);
    expect(calls('x')).toEqual(['X']);
    expect(calls('xx')).toEqual(['XX']);
  });

  it('every command has a letter or sign and a word, its own alone', () => {
    const seen = new Map<string, string>();
    for (const command of COMMANDS) {
      const ways = spoken.commands[command];
      expect(ways.length, command).toBeGreaterThan(1);
      expect([...ways[0]], command).toHaveLength(1);
      for (const way of ways) {
        expect(seen.get(way), way).toBeUndefined();
        seen.set(way, command);
        expect(meant(way)).toBe(command);
      }
    }
  });

  it('no command could be a call or a card', () => {
    for (const ways of Object.values(spoken.commands))
      for (const way of ways) {
        const found = understand(way, { ...spoken, commands: {} });
        expect(found, way).toEqual({ kind: 'move', calls: [], cards: [] });
      }
  });

  it('every card and bid can be written so that it cannot mean anything else', () => {
    for (const card of CARDS) expect(cards(spelling(card, spoken)), card).toEqual([card]);
    for (const bid of BIDS) expect(calls(spelling(bid, spoken)), bid).toEqual([bid]);
    expect([...spelling('C9', spoken)].length).toBeLessThanOrEqual(2);
  });

  it('what is nothing is not guessed at', () => {
    expect(meant('   ')).toBe('nothing');
    for (const typed of ['8s', '0h', '1', 'qq', 'hqs', '11h', 'zz', 'queen', '1x', '9nt', '8nt'])
      expect(calls(typed), typed).toEqual([]);
    for (const typed of ['1h', 'hqx', 'kk', '10', 'ntk', 'hearts', '3nt'])
      expect(cards(typed), typed).toEqual([]);
  });
});

describe('English', () => {
  beforeEach(() => speak('en'));

  it.each([
    ['1s', '1S'],
    ['1 S', '1S'],
    ['3NT', '3NT'],
    ['3 no trump', '3NT'],
    ['p', 'Pass'],
    ['hq', 'HQ'],
    ['QH', 'HQ'],
    ['h 10', 'HT'],
    ['ht', 'HT'],
    ['10h', 'HT'],
    ['queen of hearts', 'HQ'],
    ['ten of spades', 'ST'],
    ['tc', 'CT'],
    ['dbl', 'X'],
    ['Last  Trick', 'last'],
    ['?', 'help'],
  ])('%s is %s', (typed, found) => expect(meant(typed)).toBe(found));

  it('a number and a suit may be a bid or a card: the moment decides', () => {
    expect(understand('7d', spoken)).toEqual({ kind: 'move', calls: ['7D'], cards: ['D7'] });
    expect(understand('d7', spoken)).toEqual({ kind: 'move', calls: ['7D'], cards: ['D7'] });
  });

  it('has nothing that means two cards', () => {
    for (const first of 'shdcakqjt98765432')
      for (const second of 'shdcakqjt98765432')
        expect(cards(first + second).length, first + second).toBeLessThan(2);
  });
});

describe('Russian', () => {
  beforeEach(() => speak('ru'));

  it.each([
    ['пас', 'Pass'],
    ['П', 'Pass'],
    ['1п', '1S'],
    ['2 т', '2C C2'],
    ['3бк', '3NT'],
    ['3 без козыря', '3NT'],
    ['чд', 'HQ'],
    ['дч', 'HQ'],
    ['тт', 'CA'],
    ['пт', 'SA'],
    ['тк', 'CK'],
    ['т10', 'CT'],
    ['дама червей', 'HQ'],
    ['10 бубен', 'DT'],
    ['hq', 'HQ'],
    ['чq', 'HQ'],
    ['х', 'X'],
    ['ХХ', 'XX'],
    ['контра', 'X'],
    ['счёт', 'score'],
    ['счет', 'score'],
    ['Чей ход', 'turn'],
  ])('%s is %s', (typed, found) => expect(meant(typed)).toBe(found));

  it('no pair of its letters means two cards', () => {
    for (const first of 'пчбткдв98765432')
      for (const second of 'пчбткдв98765432')
        expect(cards(first + second).length, first + second).toBeLessThan(2);
  });
});

describe('Spanish', () => {
  beforeEach(() => speak('es'));

  it.each([
    ['rp', 'SK'],
    ['dd', 'DQ'],
    ['j de corazones', 'HJ'],
    ['dama de tréboles', 'CQ'],
    ['qc', 'CQ'],
    ['dc', 'HQ'],
    ['at', 'CA'],
    ['tt', 'CT'],
  ])('%s is %s', (typed, found) => expect(meant(typed)).toBe(found));

  it('says of c that it may be clubs or corazones, of t that it may be a ten or tréboles', () => {
    expect(calls('1c')).toEqual(['1C', '1H']);
    expect(cards('9c')).toEqual(['C9', 'H9']);
    expect(cards('ac')).toEqual(['CA', 'HA']);
    expect(cards('td')).toEqual(['DT', 'CQ']);
    expect(['HA', 'CA', 'DT', 'CQ'].map((card) => spelling(card, spoken))).toEqual([
      'ah',
      'at',
      '10d',
      'qc',
    ]);
    expect(spelling('1H', spoken)).toBe('1h');
    expect(spelling('1C', spoken)).toBe('1t');
  });
});

describe('Portuguese', () => {
  beforeEach(() => speak('pt'));

  it.each([
    ['1p', '1C'],
    ['2e', '2S S2'],
    ['ve', 'SJ'],
    ['rei de copas', 'HK'],
    ['10 de paus', 'CT'],
    ['oito', ''],
    ['dc', 'HQ'],
    ['qc', 'CQ'],
    ['dd', 'DQ'],
    ['1st', '1NT'],
    ['última vaza', 'last'],
    ['ULTIMA VAZA', 'last'],
  ])('%s is %s', (typed, found) => expect(meant(typed)).toBe(found));

  it('says of c that it may be clubs or copas', () => {
    expect(calls('1c')).toEqual(['1C', '1H']);
    expect(cards('ac')).toEqual(['CA', 'HA']);
    expect(spelling('HA', spoken)).toBe('ah');
  });
});

it('spellings are compared without accents, signs and capital letters, but й stays й', () => {
  expect(plain(' Última — Baza! ')).toBe('ultima — baza');
  expect(plain('Чей ход?')).toBe('чей ход?');
  expect(INTERNATIONAL.calls.Pass[0]).toBe('p');
});
