/** What somebody may have meant by what they typed. It knows how things are written, not what may be done.
 *
 *  A pair of letters is read in the international ones and in those of the language; only when it is neither, in both
 *  mixed. Where these differ (`1c` in Spanish: clubs, or corazones) both readings are given. */

import { INTERNATIONAL, plain, type Command, type Letters, type Lexicon, type Spellings } from './lexicon';

export type Meant =
  | { kind: 'nothing' }
  /** `tricks`: how many are claimed, if a number was typed behind the command. */
  | { kind: 'command'; command: Command; tricks?: number }
  /** Calls and cards in the notation of the server; both empty if it was not understood. */
  | { kind: 'move'; calls: string[]; cards: string[] };

/** Words this short are never cut or declined. */
const SHORT = 3;
const ENDING = 3;

function writes(spelling: string, part: string): boolean {
  if (spelling.length <= SHORT || part.length < 2) return spelling === part;
  return (
    spelling.startsWith(part) ||
    (part.startsWith(spelling) && part.length <= spelling.length + ENDING)
  );
}

const named = (spellings: Spellings, part: string): string[] =>
  Object.keys(spellings).filter((name) => spellings[name].some((each) => writes(each, part)));

const both = (a: Spellings, b: Spellings): Spellings =>
  Object.fromEntries(Object.keys(b).map((name) => [name, [...(a[name] ?? []), ...b[name]]]));

/** Words and signs beside single letters, which are the same in whatever alphabet stands next to them. */
const words = (spellings: Spellings): Spellings =>
  Object.fromEntries(
    Object.entries(spellings).map(([name, all]) => [name, all.filter((each) => !/^\p{L}$/u.test(each))]),
  );

interface Alphabet {
  denominations: Spellings;
  ranks: Spellings;
}
const alphabet = (letters: Letters, other: Letters): Alphabet => ({
  denominations: both(words(other.denominations), letters.denominations),
  ranks: both(words(other.ranks), letters.ranks),
});

type Reading = (alphabet: Alphabet, first: string, second: string) => string[];

const cardsOf: Reading = ({ denominations, ranks }, suit, rank) =>
  named(denominations, suit)
    .filter((name) => name !== 'NT')
    .flatMap((name) => named(ranks, rank).map((found) => name + found));

const bidsOf: Reading = ({ denominations }, level, denomination) =>
  /^[1-7]$/.test(level) ? named(denominations, denomination).map((name) => level + name) : [];

/** The halves of what was typed: divided at a space, or where there is none anywhere. */
function halves(line: string): [string, string][] {
  const joined = (text: string) => text.replaceAll(' ', '');
  return [...line]
    .map((sign, at) => (sign === ' ' || (at > 0 && !line.includes(' ')) ? at : 0))
    .filter((at) => at > 0)
    .map((at) => [joined(line.slice(0, at)), joined(line.slice(at))]);
}

/** All readings, whichever half comes first. */
function cut(line: string, reading: Reading, letters: Alphabet): string[] {
  const found = halves(line).flatMap(([first, second]) => [
    ...reading(letters, first, second),
    ...reading(letters, second, first),
  ]);
  return [...new Set(found)];
}

function read(line: string, reading: Reading, { own }: Lexicon): string[] {
  const pure = [
    ...cut(line, reading, alphabet(INTERNATIONAL, own)),
    ...cut(line, reading, alphabet(own, INTERNATIONAL)),
  ];
  if (pure.length > 0) return [...new Set(pure)];
  return cut(line, reading, {
    denominations: both(own.denominations, INTERNATIONAL.denominations),
    ranks: both(own.ranks, INTERNATIONAL.ranks),
  });
}

const JOINING = / (of|de) /g;

export function understand(typed: string, lexicon: Lexicon): Meant {
  const line = plain(typed);
  if (!line) return { kind: 'nothing' };
  const command = Object.keys(lexicon.commands).find((name) => lexicon.commands[name].includes(line));
  if (command) return { kind: 'command', command: command as Command };
  const claimed = /^(.*\D) ?(\d{1,2})$/.exec(line);
  if (claimed && lexicon.commands.claim.includes(claimed[1].trim()))
    return { kind: 'command', command: 'claim', tricks: Number(claimed[2]) };
  const pair = line.replace(JOINING, ' ');
  const calls = both(lexicon.own.calls, INTERNATIONAL.calls);
  const call = Object.keys(calls).filter((name) => calls[name].includes(line));
  return {
    kind: 'move',
    calls: [...call, ...read(pair, bidsOf, lexicon)],
    cards: read(pair, cardsOf, lexicon),
  };
}

/** The shortest way to write a card or call that cannot mean anything else, the language's own first. */
export function spelling(name: string, lexicon: Lexicon): string {
  const { own } = lexicon;
  if (name in own.calls) return own.calls[name][0];
  const bid = /^[1-7]/.test(name);
  const [first, second] = bid ? [name[0], name.slice(1)] : [name[1], name[0]];
  const ways = [own, INTERNATIONAL].flatMap(({ denominations, ranks }) => {
    const begin = bid || /\d/.test(first) ? first : first === 'T' ? '10' : ranks[first][0];
    return denominations[second].map((suit) => begin + suit);
  });
  const clear = ways.filter((way) => {
    const meant = understand(way, lexicon);
    return meant.kind === 'move' && `${bid ? meant.calls : meant.cards}` === name;
  });
  return clear.sort((a, b) => a.length - b.length)[0];
}
