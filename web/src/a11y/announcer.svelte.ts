/** What is said aloud, politely and in order: others' acts, tricks, refusals, one's own turn. */

import { untrack } from 'svelte';
import { asEvent, type TableEvent } from '../log/events';
import { callName, cardName } from '../cards/words';
import type { Seat } from '../cards/card';
import { t } from '../i18n/i18n.svelte';
import type { Update, ViewSeen } from '../table/messages.gen';
import { completedTrick } from '../table/update/pace';

/** Older lines are dropped: a reader only speaks what is added. */
const KEPT = 6;

export class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #next = 0;

  /** May be called from an effect: it does not make that effect depend on what was said before. */
  say(text: string): void {
    const before = untrack(() => this.lines);
    if (text) this.lines = [...before, { id: this.#next++, text }].slice(-KEPT);
  }

  witness(update: Update, before: ViewSeen | null): void {
    this.say(sentences(update, before).join(' '));
  }
}

export function sentences(update: Update, before: ViewSeen | null): string[] {
  const { view } = update;
  const said = update.events
    .map((event) => sentence(asEvent(event), view))
    .filter((text) => text !== null);
  const winner = completedTrick(before, update) && view.deal?.tricks.at(-1)?.winner;
  if (winner) said.push(t('said-trick', { seat: winner }));
  if (view.deal?.phase === 'over' && before?.deal?.phase !== 'over') said.push(t('said-deal-over'));
  return said;
}

function sentence(event: TableEvent, view: ViewSeen): string | null {
  const mine = (seat: Seat) => seat === view.seat;
  switch (event.type) {
    case 'call_made':
      if (event.call === 'Pass') return passed(event.seat, view);
      return mine(event.seat)
        ? null
        : t('said-call', { seat: event.seat, call: callName(event.call) });
    case 'card_played':
      return mine(event.seat)
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
      return mine(event.seat)
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
