/** The table as it is shown: the last view, what may be done now, and the move on its way.
 *  It holds no rules: offers come from the server, and a refusal changes nothing. */

import { Line, type LineState, type ServerMessage, type Wire } from '../api/line';
import type {
  LoggedEvent,
  Move,
  OffersSeen,
  SeatInfo,
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
  moment = $state<TrickMoment>('none');
  refusal = $state.raw<Refusal | null>(null);
  inFlight = $state.raw<Move | null>(null);

  #offers = $state.raw<OffersSeen>(NOTHING);
  #showing = $state<'nothing' | 'last' | 'more'>('nothing');
  /** What may be done now: nothing while a move is on its way or more acts wait to be shown. While the last one is
   *  still being looked at, a call or a card may already be chosen. */
  offers = $derived.by(() => {
    const { calls, cards } = this.#offers;
    if (this.inFlight || this.line !== 'open' || this.#showing === 'more') return NOTHING;
    return this.#showing === 'last' && calls.length + cards.length === 0 ? NOTHING : this.#offers;
  });

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
    this.inFlight = message;
    this.refusal = null;
    this.#queue.hurry();
    return true;
  }

  #lineChanged(state: LineState): void {
    this.line = state;
    if (state !== 'open') this.inFlight = null;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#start(message);
    else if (message.type === 'update') this.#receive(message);
    else if (message.type === 'refused') {
      if (message.id === null || message.id === this.inFlight?.id) this.inFlight = null;
      this.refusal = { code: message.code, params: message.params };
      if (message.seq !== this.#received && this.line === 'open') this.#askSnapshot();
    }
  }

  #start(snapshot: Snapshot): void {
    this.#queue.clear();
    clearTimeout(this.#sweepTimer);
    this.#awaitingSnapshot = false;
    this.#received = snapshot.seq;
    this.#showing = 'nothing';
    this.inFlight = null;
    this.moment = 'none';
    this.seats = snapshot.seats;
    this.sequence = snapshot.sequence;
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
    this.#showing = 'more';
    this.#queue.push(update);
  }

  #askSnapshot(): void {
    this.#awaitingSnapshot = this.#line.send({ type: 'snapshot' });
  }

  /** Draws an act; the answer is how many milliseconds it stays alone. */
  #show(update: Update): number {
    const before = this.view;
    const { act, look, sweep } = this.settings.pace();
    this.moment = 'none';
    this.#showing = update.seq === this.#received ? 'last' : 'more';
    this.events = [...this.events, ...update.events];
    this.view = update.view;
    this.#offers = update.offers;
    this.refusal = null;
    this.settings.witness?.(update, before);
    if (!completedTrick(before, update)) return act;
    this.moment = 'look';
    this.#sweepTimer = setTimeout(() => (this.moment = 'sweep'), look);
    return look + sweep;
  }

  #rested(): void {
    clearTimeout(this.#sweepTimer);
    this.moment = 'none';
    this.#showing = 'nothing';
  }
}
