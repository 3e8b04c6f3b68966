/** What the text table answers to a line that was typed: words, or an act for the table. What may be done is what the
 *  server offers; anything else that can be read is sent to it, so that the server says why not. */

import { callName, cardName } from '../../cards/words';
import { t } from '../../i18n/i18n.svelte';
import type { DealSeen, ViewSeen } from '../../table/messages.gen';
import type { Act, Table } from '../../table/state/table.svelte';
import * as board from '../board';
import { help } from './help';
import type { Command, Lexicon } from './lexicon';
import { spelling, understand } from './understand';

export type Reply = { say: string[] } | { act: Act } | { ask: 'hint' };
type Seen = Pick<Table, 'view' | 'offers' | 'inFlight' | 'line'>;

export function reply(typed: string, table: Seen, lexicon: Lexicon): Reply {
  const { view } = table;
  const meant = understand(typed, lexicon);
  if (!view?.deal || meant.kind === 'nothing') return { say: [] };
  if (meant.kind === 'command') return obey(meant, view, view.deal, table, lexicon);
  const waiting = unready(view, view.deal, table, lexicon);
  if (waiting) return { say: [waiting] };
  const calling = view.deal.phase === 'auction';
  return calling
    ? choose(typed, meant.calls, table.offers.calls, (call) => ({ do: 'call', call }), lexicon)
    : choose(typed, meant.cards, table.offers.cards, (card) => ({ do: 'play', card }), lexicon);
}

/** Why no call or card can be taken now. */
function unready(view: ViewSeen, deal: DealSeen, table: Seen, lexicon: Lexicon): string | null {
  if (table.line !== 'open') return t('line-lost');
  if (table.inFlight) return t('text-wait');
  if (view.match.over) return t('text-expected-nothing');
  if (deal.phase === 'over') return t('text-expected-deal', { deal: lexicon.commands.deal[0] });
  const { calls, cards } = table.offers;
  if (calls.length + cards.length > 0) return null;
  return deal.actor && deal.actor !== view.seat
    ? t('waiting-for', { seat: deal.actor })
    : t('text-wait');
}

function choose(
  typed: string,
  readings: string[],
  offered: readonly string[],
  act: (name: string) => Act,
  lexicon: Lexicon,
): Reply {
  const possible = readings.filter((name) => offered.includes(name));
  const [name, other] = possible.length > 0 ? possible : readings;
  if (name && !other) return { act: act(name) };
  if (name) {
    const choices = (possible.length > 0 ? possible : readings).map((each) =>
      t('text-way', { way: spelling(each, lexicon), name: nameOf(each) }),
    );
    return { say: [t('text-ambiguous', { typed, choices: choices.join(', ') })] };
  }
  const example = spelling(offered.find((each) => each !== 'Pass') ?? offered[0], lexicon);
  const [way] = lexicon.commands.help;
  const [first] = offered;
  return {
    say: [
      t('text-unknown', { typed }),
      /^[SHDC][2-9TJQKA]$/.test(first)
        ? t('text-expected-card', { card: example, help: way })
        : t('text-expected-call', { call: example, help: way }),
    ],
  };
}

const nameOf = (name: string) => (/^[SHDC]./.test(name) ? cardName(name) : callName(name));

function obey(
  { command, tricks }: { command: Command; tricks?: number },
  view: ViewSeen,
  deal: DealSeen,
  { offers }: Seen,
  lexicon: Lexicon,
): Reply {
  const instead = (lines: string[], id: string): Reply => ({ say: lines.length > 0 ? lines : [t(id)] });
  const notNow: Reply = {
    say: [t('text-not-now', { does: t('text-does', { command }) })],
  };
  switch (command) {
    case 'hand':
      return instead(board.ownHand(deal, view.seat), 'text-no-hand');
    case 'dummy':
      return instead(board.dummyHand(deal, view.seat), 'text-no-dummy');
    case 'auction':
      return { say: board.auction(deal) };
    case 'contract':
      return instead(board.contractAndTricks(deal), 'text-no-contract');
    case 'trick':
      return instead(board.trickOnTable(deal), 'text-no-play');
    case 'last':
      return { say: [lastTrick(deal)] };
    case 'turn':
      return { say: [turn(view, deal)] };
    case 'score':
      return { say: score(view) };
    case 'help':
      return { say: help(lexicon, view.game === 'bridge') };
    case 'hint':
      return offers.hint ? { ask: 'hint' } : notNow;
    case 'back':
      return offers.take_back ? { act: { do: 'take_back' } } : notNow;
    case 'claim':
      return offers.claim ? { act: { do: 'claim', tricks } } : notNow;
    case 'deal':
      return offers.deal ? { act: { do: 'deal' } } : notNow;
  }
}

function lastTrick({ tricks }: DealSeen): string {
  const last = tricks.at(-1);
  if (!last) return t('text-no-trick');
  const cards = board.cardsBySeat(last.cards);
  return t('text-last-trick', { number: tricks.length, seat: last.winner, cards });
}

function turn(view: ViewSeen, deal: DealSeen): string {
  if (view.match.over) return t('text-expected-nothing');
  if (!deal.turn) return t('said-deal-over');
  if (deal.actor !== view.seat) return t('board-turn', { seat: deal.turn });
  if (deal.turn !== view.seat) return t('said-turn-dummy');
  return t('text-your-turn');
}

function score({ match, form }: ViewSeen): string[] {
  const { totals, games, below, target } = match;
  return [
    t('text-totals', { ns: totals.NS, ew: totals.EW }),
    ...(form === 'rubber' ? [t('text-games', { ns: games.NS, ew: games.EW })] : []),
    ...(form === 'rubber' && target !== null
      ? [t('text-below', { ns: below.NS, ew: below.EW, target })]
      : []),
    ...(form === 'target' && target !== null ? [t('text-target', { target })] : []),
  ];
}
