/** The spoken names of cards, calls and seats, in the language of the page. */

import { t } from '../i18n/i18n.svelte';
import { denominationOf, isBid, levelOf, rankOf, suitOf, type Seat, type Side } from './card';

export const cardName = (card: string): string =>
  t('card', { rank: rankOf(card) === 'T' ? '10' : rankOf(card), suit: suitOf(card) });

export function callName(call: string): string {
  if (isBid(call)) return bidName(call);
  return t(call === 'Pass' ? 'call-pass' : call === 'X' ? 'call-double' : 'call-redouble');
}

const bidName = (bid: string): string =>
  t('bid', { level: levelOf(bid), denomination: denominationOf(bid) });

/** A contract with its doubles, without its declarer. */
export const contractName = (bid: string, doubled: number): string =>
  t('contract-name', { level: levelOf(bid), denomination: denominationOf(bid), doubled });

export const seatName = (seat: Seat): string => t('seat', { seat });
export const sideName = (side: Side): string => t('side', { side });
