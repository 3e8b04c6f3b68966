/** How cards, calls and commands can be written: letters everybody knows, and those of the language of the page. */

import { RANKS, type Denomination } from '../../cards/card';
import { t } from '../../i18n/i18n.svelte';

/** In the order in which help lists them. */
export const COMMANDS = [
  'hand',
  'dummy',
  'auction',
  'contract',
  'trick',
  'last',
  'turn',
  'score',
  'hint',
  'back',
  'claim',
  'deal',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];
export const CALLS = ['Pass', 'X', 'XX'] as const;
export const DENOMINATIONS: readonly Denomination[] = ['S', 'H', 'D', 'C', 'NT'];

/** Ways to write a thing, such as `['q', 'queen']`; the first is a letter where there is one. */
export type Spellings = Record<string, string[]>;
export interface Letters {
  denominations: Spellings;
  ranks: Spellings;
  calls: Spellings;
}
export interface Lexicon {
  /** Of the language. */
  own: Letters;
  commands: Spellings;
}

/** Letters and words that are understood in every language. */
export const INTERNATIONAL: Letters = {
  denominations: {
    S: ['s', 'spade', '♠'],
    H: ['h', 'heart', '♥'],
    D: ['d', 'diamond', '♦'],
    C: ['c', 'club', '♣'],
    NT: ['n', 'nt', 'notrump'],
  },
  ranks: {
    ...Object.fromEntries([...'98765432'].map((rank) => [rank, [rank]])),
    A: ['a', 'ace'],
    K: ['k', 'king'],
    Q: ['q', 'queen'],
    J: ['j', 'jack'],
    T: ['t', '10', 'ten'],
  },
  calls: { Pass: ['p', 'pass'], X: ['x', 'dbl', 'double'], XX: ['xx', 'rdbl', 'redouble'] },
};

const ACCENT = /([a-z])[\u0300-\u036f]+/g;

/** Small letters without accents, spaces made one: `Última  baza` is `ultima baza`. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENT, '$1')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[\u200b-\u200f\ufe0e\ufe0f.,;:!"'«»“”()-]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

const listed = (names: Iterable<string>, written: (name: string) => string): Spellings =>
  Object.fromEntries([...names].map((name) => [name, written(name).split(',').map(plain)]));
/** As parts of a word: `no trump` is `notrump`. */
const parts = (names: Iterable<string>, written: (name: string) => string): Spellings =>
  listed(names, (name) => written(name).replaceAll(' ', ''));

/** That of the language spoken now. */
export const lexicon = (): Lexicon => ({
  own: {
    denominations: parts(DENOMINATIONS, (suit) => t('text-suit', { suit })),
    ranks: parts(RANKS, (rank) => t('text-rank', { rank })),
    calls: parts(CALLS, (call) => t('text-call', { call })),
  },
  commands: listed(COMMANDS, (command) => t('text-command', { command })),
});
