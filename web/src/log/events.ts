/** The events of a log as one seat sees them, typed. */

import type { Seat } from '../cards/card';
import type { LoggedEvent } from '../table/messages.gen';

export type TableEvent = { seq: number } & (
  | { type: 'match_started'; game: string; options: Record<string, string | number>; dealer: Seat }
  | { type: 'dealt'; dealer: Seat; hands: Record<Seat, { cards: string; unseen: number }> }
  | { type: 'call_made'; seat: Seat; call: string }
  | { type: 'card_played'; seat: Seat; card: string }
  | { type: 'dummy_faced'; seat: Seat; cards: string }
  | { type: 'claimed'; seat: Seat; tricks?: number }
  | { type: 'claim_denied'; seat: Seat; tricks: number }
  | { type: 'taken_back'; seat: Seat; acts: number }
  | { type: 'hands_shown'; hands: Record<Seat, string> }
);

export const asEvent = (event: LoggedEvent): TableEvent => event as unknown as TableEvent;
