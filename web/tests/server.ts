/** A table's server made of plain objects: a wire to talk over, and messages to send. */

import type {
  LoggedEvent,
  OffersSeen,
  Snapshot,
  Update,
  ViewSeen,
} from '../src/table/messages.gen';
import type { Wire } from '../src/table/api/line';

export class FakeWire implements Wire {
  readyState = 1;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.onopen?.({} as Event);
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

export const noOffers: OffersSeen = {
  calls: [],
  cards: [],
  hand: null,
  deal: false,
  claim: false,
  take_back: false,
  hint: false,
};

type Trick = NonNullable<ViewSeen['deal']>['tricks'][number];

/** A view of South in the play of 3 clubs by North, with so many tricks gathered. */
export function view(tricks: Trick[] = [], change: Partial<ViewSeen> = {}): ViewSeen {
  return {
    game: 'vint',
    options: {},
    form: 'rubber',
    columns: ['above', 'below'],
    vulnerable: [],
    seat: 'S',
    match: {
      over: false,
      winner: null,
      totals: { NS: 0, EW: 0 },
      margin: 0,
      games: { NS: 0, EW: 0 },
      below: { NS: 0, EW: 0 },
      target: 500,
      dealer: 'N',
    },
    deal: {
      number: 1,
      dealer: 'N',
      phase: 'play',
      hands: {
        N: { cards: [], unseen: 13 },
        E: { cards: [], unseen: 13 },
        S: { cards: ['SA', 'HT', 'H2', 'C9'], unseen: 0 },
        W: { cards: [], unseen: 13 },
      },
      auction: {
        calls: [{ seat: 'N', call: '3C' }],
        bid: '3C',
        bidder: 'N',
        doubled: 0,
        passes: 0,
        passes_to_end: 12,
        minimum_level: 1,
        denominations: ['S', 'C', 'D', 'H', 'NT'],
        doubles: false,
      },
      contract: {
        bid: '3C',
        declarer: 'N',
        doubled: 0,
        dummy: null,
        needs: 9,
        to_beat: 5,
        trick_value: 26,
        one_short: 1500,
        overtrick: null,
      },
      trick: { leader: 'E', cards: [], winner: null },
      tricks,
      taken: { NS: 0, EW: 0 },
      race: {
        reached: { NS: 0, EW: 0 },
        missing: { NS: 500, EW: 500 },
        tricks: { NS: null, EW: null },
        won: null,
      },
      turn: 'S',
      actor: 'S',
    },
    sheet: [],
    ...change,
  };
}

export const trick: Trick = {
  leader: 'E',
  cards: [
    { seat: 'E', card: 'D2' },
    { seat: 'S', card: 'D3' },
    { seat: 'W', card: 'D4' },
    { seat: 'N', card: 'DA' },
  ],
  winner: 'N',
};

export const cards = (...names: string[]): OffersSeen => ({ ...noOffers, cards: names, hand: 'S' });

export const snapshot = (seq: number, offers = noOffers, seen = view()): Snapshot => ({
  type: 'snapshot',
  table: 'T1',
  sequence: null,
  cards: null,
  seq,
  seats: {},
  events: [],
  bids: [{ bid: '3C', needs: 9, trick_value: 26, one_short: 1500 }],
  view: seen,
  offers,
});

export const played = (seq: number, seat: string, card: string): LoggedEvent => ({
  seq,
  type: 'card_played',
  seat,
  card,
});

export const update = (events: LoggedEvent[], offers = noOffers, seen = view()): Update => ({
  type: 'update',
  seq: events[events.length - 1].seq,
  events,
  view: seen,
  offers,
});
