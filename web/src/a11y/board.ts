/** The table in words, line by line: for those who read it instead of seeing it. */

import { bySuit, indexOf, sideOf, sortHand, type Seat } from '../cards/card';
import { callName, cardName, contractName } from '../cards/words';
import { t } from '../i18n/i18n.svelte';
import type { DealSeen, ViewSeen } from '../table/messages.gen';

export function cardsBySuit(cards: readonly string[]): string {
  return bySuit(sortHand(cards, null))
    .map(({ suit, cards: held }) =>
      t('board-suit', {
        suit,
        ranks: held.map(indexOf).join(' '),
      }),
    )
    .join('; ');
}

function auction({ auction: { calls, bid, bidder, passes, passes_to_end } }: DealSeen): string[] {
  if (calls.length === 0) return [t('board-auction-none')];
  const made = calls.map(({ seat, call }) => `${t('seat', { seat })} ${callName(call)}`);
  const lines = [t('board-auction', { calls: made.join(', ') })];
  if (bid) lines.push(t('board-high-bid', { bid: callName(bid), seat: bidder }));
  lines.push(t('board-passes', { passes, end: passes_to_end }));
  return lines;
}

function play(deal: DealSeen): string[] {
  const { contract, taken, trick } = deal;
  if (!contract) return [];
  const cards = trick?.cards.map(({ seat, card }) => `${t('seat', { seat })} ${cardName(card)}`);
  return [
    t('board-contract', {
      contract: contractName(contract.bid, contract.doubled),
      seat: contract.declarer,
    }),
    t('board-tricks', { has: taken[sideOf(contract.declarer)], needs: contract.needs }),
    t('board-taken', { ns: taken.NS, ew: taken.EW }),
    cards?.length ? t('board-trick', { cards: cards.join(', ') }) : t('board-trick-none'),
  ];
}

export function board({ deal, seat }: ViewSeen): string[] {
  if (!deal) return [];
  const own = deal.hands[seat].cards;
  const dummy: Seat | null | undefined = deal.contract?.dummy;
  const dummyCards = dummy && dummy !== seat ? deal.hands[dummy].cards : [];
  return [
    ...(own.length > 0 ? [t('board-hand', { cards: cardsBySuit(own) })] : []),
    ...(dummyCards.length > 0
      ? [t('board-dummy', { seat: dummy!, cards: cardsBySuit(dummyCards) })]
      : []),
    ...(deal.phase === 'auction' ? auction(deal) : play(deal)),
    ...(deal.turn ? [t('board-turn', { seat: deal.turn })] : []),
  ];
}
