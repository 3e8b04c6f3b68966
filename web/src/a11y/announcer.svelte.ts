/** What is said aloud, politely and in order: others' acts, tricks, refusals, one's own turn, the end of a deal. */

import { untrack } from 'svelte';
import { asEvent, type TableEvent } from '../log/events';
import { callName, cardName } from '../cards/words';
import type { Seat } from '../cards/card';
import { t } from '../i18n/i18n.svelte';
import { outcomeText, resultText } from '../sheet/outcome';
import type { Update, ViewSeen } from '../table/messages.gen';
import { completedTrick } from '../table/update/pace';

/** Older lines are dropped: a reader only speaks what is added. */
const KEPT = 6;
const TRANSCRIBED = 200;

export interface Line {
  id: number;
  /** Said by the table, or typed by the person, which is not said again. */
  by: 'table' | 'person';
  text: string;
}

export class Announcer {
  /** What was said and typed, as one can read it again. */
  transcript = $state.raw<Line[]>([]);
  lines = $derived(this.transcript.filter(({ by }) => by === 'table').slice(-KEPT));
  #next = 0;

  /** May be called from an effect: it does not make that effect depend on what was said before. */
  say(text: string): void {
    this.#add('table', text);
  }

  /** Writes down what the person typed. */
  quote(text: string): void {
    this.#add('person', text);
  }

  /** `own`: whether one's own acts are said too. */
  witness(update: Update, before: ViewSeen | null, own = false): void {
    this.say(sentences(update, before, own).join(' '));
  }

  #add(by: Line['by'], text: string): void {
    const before = untrack(() => this.transcript);
    if (text) this.transcript = [...before, { id: this.#next++, by, text }].slice(-TRANSCRIBED);
  }
}

export function sentences(update: Update, before: ViewSeen | null, own = false): string[] {
  const { view } = update;
  const said = update.events
    .map((event) => sentence(asEvent(event), view, own))
    .filter((text) => text !== null);
  const winner = completedTrick(before, update) && view.deal?.tricks.at(-1)?.winner;
  if (winner) said.push(t('said-trick', { seat: winner }));
  if (view.deal?.phase === 'over' && before?.deal?.phase !== 'over') said.push(...ending(view));
  return said;
}

function ending(view: ViewSeen): string[] {
  const row = view.sheet.at(-1);
  return [
    t('said-deal-over'),
    ...(row ? [outcomeText(row)] : []),
    ...(view.match.over ? [`${resultText(view)}.`] : []),
  ];
}

function sentence(event: TableEvent, view: ViewSeen, own: boolean): string | null {
  const unsaid = (seat: Seat) => seat === view.seat && !own;
  switch (event.type) {
    case 'call_made':
      if (event.call === 'Pass') return passed(event.seat, view);
      return unsaid(event.seat)
        ? null
        : t('said-call', { seat: event.seat, call: callName(event.call) });
    case 'card_played':
      return unsaid(event.seat)
        ? null
        : t('said-card', { seat: event.seat, card: cardName(event.card) });
    case 'dealt':
      return t('said-dealt', { number: view.deal?.number ?? 1, seat: event.dealer });
    case 'dummy_faced':
      return t('said-dummy', { seat: event.seat });
    case 'claimed':
      return event.tricks === undefined
        ? t('said-claimed', { seat: event.seat })
        : `${t('claim-told', { seat: event.seat, tricks: event.tricks })}.`;
    case 'claim_denied':
      return event.seat === view.seat
        ? null
        : `${t('claim-told-denied', { seat: event.seat, tricks: event.tricks })}.`;
    case 'taken_back':
      return t('said-taken-back', { seat: event.seat });
    default:
      return null;
  }
}

/** Every pass is counted aloud, one's own too: so many of them end the auction. */
function passed(seat: Seat, { deal }: ViewSeen): string {
  const { passes, passes_to_end: end } = deal!.auction;
  return t('said-pass', { seat, passes, end });
}
