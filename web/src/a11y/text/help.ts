/** The help of the text table: how calls and cards are written, and the commands. */

import { callName, cardName } from '../../cards/words';
import { t } from '../../i18n/i18n.svelte';
import { COMMANDS, DENOMINATIONS, INTERNATIONAL, type Lexicon } from './lexicon';
import { spelling, understand } from './understand';

/** A bid and a card to explain by. */
export const BID = '2H';
export const CARD = 'SQ';

export function help(lexicon: Lexicon, doubles: boolean): string[] {
  const { own } = lexicon;
  const write = (name: string) => spelling(name, lexicon);
  return [
    t('text-help-calls', { pass: own.calls.Pass[0], bid: write(BID), named: callName(BID) }),
    ...(doubles
      ? [t('text-help-doubles', { double: own.calls.X[0], redouble: own.calls.XX[0] })]
      : []),
    t('text-help-cards', { card: write(CARD), named: cardName(CARD) }),
    t('text-help-suits', {
      suits: DENOMINATIONS.map((suit) =>
        t('text-spelled', { name: t('suit', { suit }), letters: clear(suit, lexicon) }),
      ).join(', '),
    }),
    t('text-help-ranks', {
      ranks: [...'AKQJ']
        .map((rank) =>
          t('text-spelled', { name: t('rank', { rank }), letters: letters('ranks', rank, lexicon) }),
        )
        .join(', '),
    }),
    ...COMMANDS.map((command) =>
      t('text-help-command', {
        words: t('text-command', { command }).split(', ').slice(0, 2).join(', '),
        does: t('text-does', { command }),
      }),
    ),
  ];
}

function letters(part: 'denominations' | 'ranks', name: string, { own }: Lexicon): string {
  const first = [own[part][name][0], INTERNATIONAL[part][name][0]];
  return [...new Set(first)].join(' ');
}

/** The letters of a suit that cannot be taken for those of another, as `c` can in Spanish. */
function clear(suit: string, lexicon: Lexicon): string {
  return letters('denominations', suit, lexicon)
    .split(' ')
    .filter((letter) => {
      const meant = understand(`1${letter}`, lexicon);
      return meant.kind === 'move' && `${meant.calls}` === `1${suit}`;
    })
    .join(' ');
}
