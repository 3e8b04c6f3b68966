/** Folds the events into what was called and played, deal by deal. Counts no tricks and no points. */

import type { Seat } from '../cards/card';
import type { LoggedEvent, SeatCall, SeatCard } from '../table/messages.gen';
import { asEvent, type TableEvent } from './events';

export interface DealLog {
  /** 1-based, as on the sheet. */
  number: number;
  dealer: Seat;
  calls: SeatCall[];
  cards: SeatCard[];
  /** Who claimed the rest, or how many of its tricks, and after how many cards. */
  claim: { seat: Seat; tricks?: number; after: number } | null;
  /** Claims that were not certain. */
  denied: { seat: Seat; tricks: number }[];
}

export function foldLog(events: readonly LoggedEvent[]): DealLog[] {
  const deals: DealLog[] = [];
  for (const event of events) {
    const known = asEvent(event);
    if (known.type === 'dealt')
      deals.push({
        number: deals.length + 1,
        dealer: known.dealer,
        calls: [],
        cards: [],
        claim: null,
        denied: [],
      });
    else if (deals.length > 0) write(deals[deals.length - 1], known);
  }
  return deals;
}

function write(deal: DealLog, event: TableEvent): void {
  if (event.type === 'call_made') deal.calls.push({ seat: event.seat, call: event.call });
  else if (event.type === 'card_played') deal.cards.push({ seat: event.seat, card: event.card });
  else if (event.type === 'claimed') deal.claim = { seat: event.seat, tricks: event.tricks, after: deal.cards.length };
  else if (event.type === 'claim_denied')
    deal.denied.push({ seat: event.seat, tricks: event.tricks });
  else if (event.type === 'taken_back') takeBack(deal, event.acts);
}

function takeBack(deal: DealLog, acts: number): void {
  for (let undone = 0; undone < acts; undone++) {
    if (deal.cards.length > 0) deal.cards.pop();
    else deal.calls.pop();
  }
}

/** The cards of a deal, trick by trick. */
export function tricksOf(deal: DealLog): SeatCard[][] {
  const tricks: SeatCard[][] = [];
  for (let first = 0; first < deal.cards.length; first += 4)
    tricks.push(deal.cards.slice(first, first + 4));
  return tricks;
}
