/** The auction as a diagram: a column for each seat, the dealer's first. */

import { clockwise, type Seat } from '../cards/card';
import { t } from '../i18n/i18n.svelte';
import type { AuctionSeen, MeaningSeen, SeatCall } from '../table/messages.gen';
import type { Table } from '../table/state/table.svelte';

export const columns = (dealer: Seat): Seat[] => [0, 1, 2, 3].map((n) => clockwise(dealer, n));

/** Rows of four calls; the last row may be short. */
export function rows(calls: readonly SeatCall[]): SeatCall[][] {
  const made: SeatCall[][] = [];
  for (let first = 0; first < calls.length; first += 4) made.push(calls.slice(first, first + 4));
  return made;
}

/** Where the bid stands that the auction has come to, or -1. */
export const lastBid = (calls: readonly SeatCall[]): number =>
  calls.findLastIndex(({ call }) => /^[1-7]/.test(call));

/** `pass 5 of 12`, or how many will end it. */
export const passesText = ({
  passes,
  passes_to_end: end,
}: Pick<AuctionSeen, 'passes' | 'passes_to_end'>): string =>
  passes > 0 ? t('passes-of', { passes, end }) : t('passes-none', { end });

export interface CallMeanings {
  /** What the call at a place says; undefined until it is known. */
  of: (place: number, call: string) => MeaningSeen | undefined;
  ask: () => void;
  /** Whether artificial calls are marked: then it is asked for as soon as a call is made. */
  alerts: boolean;
}

export const meaningsOf = (table: Table, deal: number): CallMeanings => ({
  of: (place, call) => table.meaning(deal, place, call),
  ask: () => table.askMeanings(deal),
  alerts: table.view?.game === 'bridge',
});
