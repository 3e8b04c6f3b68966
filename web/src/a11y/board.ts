/** The table in words, line by line: for those who read it instead of seeing it. */

import { bySuit, indexOf, sideOf, sortHand, type Seat } from '../cards/card';
import { callName, cardName, contractName } from '../cards/words';
import { t } from '../i18n/i18n.svelte';
import type { DealSeen, SeatCard, ViewSeen } from '../table/messages.gen';

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

/** `East ace of clubs, South 2 of clubs`. */
export const cardsBySeat = (cards: readonly SeatCard[]): string =>
  cards.map(({ seat, card }) => `${t('seat', { seat })} ${cardName(card)}`).join(', ');

export function ownHand(deal: DealSeen, seat: Seat): string[] {
  const { cards } = deal.hands[seat];
  return cards.length > 0 ? [t('board-hand', { cards: cardsBySuit(cards) })] : [];
}

/** Dummy's cards, unless they are one's own. */
export function dummyHand(deal: DealSeen, seat: Seat): string[] {
  const dummy = deal.contract?.dummy;
  const cards = dummy && dummy !== seat ? deal.hands[dummy].cards : [];
  return cards.length > 0 ? [t('board-dummy', { seat: dummy!, cards: cardsBySuit(cards) })] : [];
}

export function auction(deal: DealSeen): string[] {
  const { calls, bid, bidder, passes, passes_to_end } = deal.auction;
  if (calls.length === 0) return [t('board-auction-none')];
  const made = calls.map(({ seat, call }) => `${t('seat', { seat })} ${callName(call)}`);
  const lines = [t('board-auction', { calls: made.join(', ') })];
  if (bid) lines.push(t('board-high-bid', { bid: callName(bid), seat: bidder }));
  if (deal.phase === 'auction') lines.push(t('board-passes', { passes, end: passes_to_end }));
  return lines;
}

export function contractAndTricks({ contract, taken }: DealSeen): string[] {
  if (!contract) return [];
  const points = contract.trick_value;
  return [
    t('board-contract', {
      contract: contractName(contract.bid, contract.doubled),
      seat: contract.declarer,
    }),
    t('board-tricks', { has: taken[sideOf(contract.declarer)], needs: contract.needs }),
    t('board-taken', { ns: taken.NS, ew: taken.EW }),
    ...(points === null ? [] : [t('board-trick-value', { points })]),
  ];
}

/** Points still wanted for game, where there is one to be won. */
const race = ({ race: run }: DealSeen): string[] =>
  run ? [t('board-race', { ns: run.missing.NS, ew: run.missing.EW })] : [];

export function trickOnTable({ contract, trick }: DealSeen): string[] {
  if (!contract) return [];
  return [
    trick?.cards.length
      ? t('board-trick', { cards: cardsBySeat(trick.cards) })
      : t('board-trick-none'),
  ];
}

export function board({ deal, seat }: ViewSeen): string[] {
  if (!deal) return [];
  return [
    ...ownHand(deal, seat),
    ...dummyHand(deal, seat),
    ...(deal.phase === 'auction'
      ? auction(deal)
      : [...contractAndTricks(deal), ...trickOnTable(deal)]),
    ...race(deal),
    ...(deal.turn ? [t('board-turn', { seat: deal.turn })] : []),
  ];
}
