/** A finished deal after so many cards. Who won each trick comes from the server. */

import { SEATS, sideOf, type Seat } from '../cards/card';
import { t } from '../i18n/i18n.svelte';
import type { DealReviewed, MatchReviewed, SeatCard, Sides, TrickSeen } from '../table/messages.gen';

export interface Listed {
  match: MatchReviewed;
  deal: DealReviewed;
  title: string;
}

/** The deals of some matches one after the other. Matches of one deal are counted like deals of one match. */
export function listed(matches: readonly MatchReviewed[]): Listed[] {
  const single = matches.every(({ deals }) => deals.length === 1);
  return matches.flatMap((match, n) =>
    match.deals.map((deal) => {
      const name = t('log-deal', { number: single ? n + 1 : deal.number });
      const many = matches.length > 1 && !single;
      return { match, deal, title: many ? `${name} (${t('review-place', { part: 'match', number: n + 1 })})` : name };
    }),
  );
}

export interface Moment {
  hands: Record<Seat, string[]>;
  /** The trick on the table, from the leader; a complete one lies there until the next is begun. */
  trick: SeatCard[];
  /** Who has won it, once it is complete. */
  winner: Seat | null;
  /** The trick's number, from 1. */
  number: number;
  /** Tricks completed. */
  taken: Sides;
}

export const played = ({ tricks }: DealReviewed): SeatCard[] => tricks.flatMap(({ cards }) => cards);

/** The number of the trick, from 1, that the `step`-th card (from 0) belongs to. */
export const trickOf = (step: number): number => Math.floor(step / 4) + 1;

const taken = (tricks: TrickSeen[]): Sides => {
  const NS = tricks.filter(({ winner }) => winner && sideOf(winner) === 'NS').length;
  return { NS, EW: tricks.length - NS };
};

export function momentAt(deal: DealReviewed, step: number): Moment {
  const cards = played(deal);
  const gone = new Set(cards.slice(0, step).map(({ card }) => card));
  const number = trickOf(Math.max(0, step - 1));
  return {
    hands: Object.fromEntries(
      SEATS.map((seat) => [seat, deal.hands[seat].filter((card) => !gone.has(card))]),
    ) as Record<Seat, string[]>,
    trick: cards.slice((number - 1) * 4, step),
    winner: step > 0 && step % 4 === 0 ? deal.tricks[number - 1].winner : null,
    number,
    taken: taken(deal.tricks.slice(0, Math.floor(step / 4))),
  };
}

/** Where a step of one trick leads: to the end of this trick or the next, or to the beginning of this or the one before. */
export const trickForward = (step: number, last: number): number =>
  Math.min(last, (Math.floor(step / 4) + 1) * 4);
export const trickBack = (step: number): number => Math.max(0, (Math.ceil(step / 4) - 1) * 4);
