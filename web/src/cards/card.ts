/** Cards, bids and seats as the server writes them (`HT`, `3C`, `1NT`, `N`), and how a person wants cards shown.
 *  Knows no rules of play. */

import { language } from '../i18n/i18n.svelte';
import type { Language } from '../i18n/languages';
import { settings } from '../settings/settings.svelte';

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Denomination = Suit | 'NT';
export type Seat = 'N' | 'E' | 'S' | 'W';
export type Side = 'NS' | 'EW';

/** Clockwise from North. */
export const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];
export const SIDES: readonly Side[] = ['NS', 'EW'];
/** From high to low; `T` is the ten. */
export const RANKS = 'AKQJT98765432';
/** Alternating black and red, so that neighbours in a hand differ in colour. */
const SUITS_IN_HAND: readonly Suit[] = ['S', 'H', 'C', 'D'];

export const suitOf = (card: string): Suit => card[0] as Suit;
export const rankOf = (card: string): string => card[1];

const HONOURS = 'AKQJ';
/** What packs of cards print for ace, king, queen and jack in each language. */
const LETTERS: Record<Language, string> = { en: HONOURS, es: 'ARDJ', pt: 'ARDV', ru: 'ТКДВ' };

/** What is printed in the corner of a card: `10`, and the letters that were chosen. */
export function indexOf(card: string): string {
  const rank = rankOf(card);
  if (rank === 'T') return '10';
  return settings.index === 'language'
    ? (LETTERS[language()][HONOURS.indexOf(rank)] ?? rank)
    : rank;
}

export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** The seat `steps` places clockwise of `seat`. */
export const clockwise = (seat: Seat, steps: number): Seat =>
  SEATS[(SEATS.indexOf(seat) + steps) % 4];

export const isBid = (call: string): boolean => /^[1-7]/.test(call);
export const levelOf = (bid: string): number => Number(bid[0]);
export const denominationOf = (bid: string): Denomination => bid.slice(1) as Denomination;

/** The suits of a hand in the order it is held: trumps at the left, then the others. */
export function suitOrder(trump: Denomination | null): Suit[] {
  return [...SUITS_IN_HAND].sort((a, b) => Number(b === trump) - Number(a === trump));
}

/** A hand by suits, each from high to low, or the other way for who wants high cards at the right. */
export function sortHand(cards: readonly string[], trump: Denomination | null): string[] {
  const suits = suitOrder(trump);
  const way = settings.high === 'left' ? 1 : -1;
  const place = (card: string) =>
    suits.indexOf(suitOf(card)) * RANKS.length + way * RANKS.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** The cards of a sorted hand, a list for each suit it holds. */
export function bySuit(sorted: readonly string[]): { suit: Suit; cards: string[] }[] {
  const groups: { suit: Suit; cards: string[] }[] = [];
  for (const card of sorted) {
    const last = groups.at(-1);
    if (last?.suit === suitOf(card)) last.cards.push(card);
    else groups.push({ suit: suitOf(card), cards: [card] });
  }
  return groups;
}
