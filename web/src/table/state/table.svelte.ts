/** The table as it is shown: the last view, what may be done now, and the move on its way.
 *  It holds no rules: offers come from the server, and a refusal changes nothing. */

import { Line, type LineState, type ServerMessage, type Wire } from '../api/line';
import type {
  BidWorth,
  Hint,
  LoggedEvent,
  MeaningSeen,
  Move,
  OffersSeen,
  SeatInfo,
  SidesCards,
  Snapshot,
  Update,
  ViewSeen,
} from '../messages.gen';
import { continues } from '../update/follow';
import { completedTrick, type Pace } from '../update/pace';
import { Queue } from '../update/queue';

export type Act = Move['move'];
export type Refusal = { code: string; params: Record<string, unknown> };
/** A completed trick is looked at, then gathered by its winner. */
export type TrickMoment = 'none' | 'look' | 'sweep';

export const NOTHING: OffersSeen = {
  calls: [],
  cards: [],
  hand: null,
  deal: false,
  claim: false,
  take_back: false,
  hint: false,
};

export interface TableSettings {
  token: string;
  dial: () => Wire;
  pace: () => Pace;
  /** Told of every act that is shown. */
  witness?: (update: Update, before: ViewSeen | null) => void;
}

export class Table {
  line = $state<LineState>('opening');
  view = $state.raw<ViewSeen | null>(null);
  seats = $state.raw<Record<string, SeatInfo>>({});
  events = $state.raw<LoggedEvent[]>([]);
  sequence = $state.raw<string | null>(null);
  /** The convention cards of the sides; null where players bid by none. */
  cards = $state.raw<SidesCards | null>(null);
  /** What bids are worth, from low to high. */
  bids = $state.raw<BidWorth[]>([]);
  moment = $state<TrickMoment>('none');
  /** A completed trick lies until the person goes on. */
  paused = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  inFlight = $state.raw<Move | null>(null);
  /** What an expert would do here, once it was asked for and until something happens. */
  hint = $state.raw<Hint | null>(null);
  /** The question for a hint that is on its way. */
  wondering = $state<string | null>(null);

  #offers = $state.raw<OffersSeen>(NOTHING);
  #showing = $state<'nothing' | 'last' | 'more'>('nothing');
  /** What may be done now: nothing while a move is on its way or more acts wait to be shown. While the last one is
   *  still being looked at, a call or a card may already be chosen. */
  offers = $derived.by(() => {
    const { calls, cards } = this.#offers;
    if (this.inFlight || this.line !== 'open' || this.#showing === 'more') return NOTHING;
    return this.#showing === 'last' && calls.length + cards.length === 0 ? NOTHING : this.#offers;
  });

  /** What the calls say, by the number of the deal. */
  #meanings = $state.raw<Record<number, MeaningSeen[]>>({});

  #received = 0;
  #sent = 0;
  #awaitingSnapshot = false;
  #sweepTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #line: Line;
  readonly #queue: Queue<Update>;

  constructor(private readonly settings: TableSettings) {
    this.#line = new Line(
      settings.token,
      settings.dial,
      (message) => this.#hear(message),
      (state) => this.#lineChanged(state),
    );
    this.#queue = new Queue<Update>(
      (update) => this.#show(update),
      () => this.#rested(),
    );
  }

  sit(): void {
    this.#line.open();
  }

  leave(): void {
    this.#line.end();
    this.#queue.clear();
    clearTimeout(this.#sweepTimer);
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** The completed trick has been looked at: it is gathered now. */
  goOn(): void {
    if (this.moment !== 'look') return;
    this.#settle();
    this.moment = 'sweep';
    this.#sweepTimer = setTimeout(() => this.#queue.hurry(), this.settings.pace().sweep);
  }

  /** Sends one move; false while nothing is offered. */
  act(move: Act): boolean {
    if (this.offers === NOTHING) return false;
    const message: Move = {
      type: 'move',
      id: String(++this.#sent),
      seq: this.#received,
      move,
    };
    if (!this.#line.send(message)) return false;
    this.dismissHint();
    this.inFlight = message;
    this.refusal = null;
    this.#queue.hurry();
    return true;
  }

  /** Asks what to do; the answer may take seconds, and moves can be made meanwhile. */
  askHint(): void {
    if (!this.offers.hint || this.wondering) return;
    const id = String(++this.#sent);
    if (this.#line.send({ type: 'hint', id, seq: this.#received })) this.wondering = id;
    this.refusal = null;
  }

  dismissHint(): void {
    this.hint = null;
    this.wondering = null;
  }

  /** What a call of a deal says; undefined until the answer to `askMeanings` has come. */
  meaning(deal: number, place: number, call: string): MeaningSeen | undefined {
    const found = this.#meanings[deal]?.[place];
    return found?.call === call ? found : undefined;
  }

  askMeanings(deal: number): void {
    this.#line.send({ type: 'meanings', deal });
  }

  #lineChanged(state: LineState): void {
    this.line = state;
    if (state === 'open') return;
    this.inFlight = null;
    this.wondering = null;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#start(message);
    else if (message.type === 'update') this.#receive(message);
    else if (message.type === 'hint') this.#take(message);
    else if (message.type === 'meanings')
      this.#meanings = { ...this.#meanings, [message.deal]: message.meanings };
    else if (message.type === 'refused') {
      if (message.id !== null && message.id === this.wondering) {
        this.wondering = null;
        if (message.code === 'stale_move') return;
      }
      if (message.id === null || message.id === this.inFlight?.id) this.inFlight = null;
      this.refusal = { code: message.code, params: message.params };
      if (message.seq !== this.#received && this.line === 'open') this.#askSnapshot();
    }
  }

  #take(hint: Hint): void {
    if (hint.seq !== this.#received || !this.wondering) return;
    this.hint = hint;
    this.wondering = null;
  }

  #start(snapshot: Snapshot): void {
    this.#queue.clear();
    this.#settle();
    this.#awaitingSnapshot = false;
    this.#received = snapshot.seq;
    this.#showing = 'nothing';
    this.inFlight = null;
    this.dismissHint();
    this.#meanings = {};
    this.seats = snapshot.seats;
    this.sequence = snapshot.sequence;
    this.cards = snapshot.cards;
    this.bids = snapshot.bids;
    this.events = snapshot.events;
    this.view = snapshot.view;
    this.#offers = snapshot.offers;
  }

  #receive(update: Update): void {
    if (this.#awaitingSnapshot) return;
    const continuity = continues(this.#received, update);
    if (continuity === 'old') return;
    if (continuity === 'gap') return this.#askSnapshot();
    this.#received = update.seq;
    this.inFlight = null;
    this.dismissHint();
    if (update.events.some(({ type }) => type === 'taken_back')) this.#meanings = {};
    this.#showing = 'more';
    this.#queue.push(update);
  }

  #askSnapshot(): void {
    this.#awaitingSnapshot = this.#line.send({ type: 'snapshot' });
  }

  /** Draws an act; the answer is how many milliseconds it stays alone, null for until the person goes on. */
  #show(update: Update): number | null {
    const before = this.view;
    const { act, look, sweep } = this.settings.pace();
    this.#settle();
    this.#showing = update.seq === this.#received ? 'last' : 'more';
    this.events = [...this.events, ...update.events];
    this.view = update.view;
    this.#offers = update.offers;
    this.refusal = null;
    this.settings.witness?.(update, before);
    if (!completedTrick(before, update)) return act;
    this.moment = 'look';
    this.paused = look === null;
    if (look === null) return null;
    this.#sweepTimer = setTimeout(() => (this.moment = 'sweep'), look);
    return look + sweep;
  }

  /** Nothing of the trick before is to be seen any more. */
  #settle(): void {
    clearTimeout(this.#sweepTimer);
    this.paused = false;
    this.moment = 'none';
  }

  #rested(): void {
    this.#settle();
    this.#showing = 'nothing';
  }
}
