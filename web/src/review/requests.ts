/** Requests about finished deals. */

import { ask, post } from '../table/api/http';
import type {
  CallJudged,
  DealJudged,
  MatchReviewed,
  Reviewed,
  Seated,
  SidesCards,
  Written,
} from '../table/messages.gen';

type MatchRecord = MatchReviewed['record'];

export const reviewTable = (table: string, token: string): Promise<Reviewed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/review?token=${encodeURIComponent(token)}`);

/** A match record, several of them a line each, or PBN. */
export const reviewText = (text: string): Promise<Reviewed> => post('/api/review', { text });

/** As whom the players bid, where that is known. */
export interface Bidders {
  level: string | null;
  cards: SidesCards | null;
}

const known = ({ level, cards }: Bidders) => ({ ...(level && { level }), ...(cards && { cards }) });

export const judgeDeal = (record: MatchRecord, deal: number, bidders: Bidders): Promise<DealJudged> =>
  post('/api/review/deal', { record, deal, ...known(bidders) });

export const judgeCall = (
  record: MatchRecord,
  deal: number,
  call: number,
  bidders: Bidders,
): Promise<CallJudged> => post('/api/review/call', { record, deal, call, ...known(bidders) });

/** The finished deals of a record as text; of LIN there is only Bridge. */
export const write = (kind: 'pbn' | 'lin', record: MatchRecord): Promise<Written> =>
  post(`/api/review/${kind}`, { record });

export const dealAgain = (ask: {
  record: MatchRecord;
  deal: number;
  seat: string;
  level: string;
  cards?: SidesCards;
  cut: string;
}): Promise<Seated> => post('/api/review/again', ask);
