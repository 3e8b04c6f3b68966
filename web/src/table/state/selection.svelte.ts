/** The card or call that is chosen and not yet confirmed. */

import { settings } from '../../settings/settings.svelte';
import type { OffersSeen } from '../messages.gen';
import type { Act, Table } from './table.svelte';

export type Choice = { kind: 'card' | 'call'; name: string };

const same = (a: Choice | null, b: Choice): boolean => a?.kind === b.kind && a.name === b.name;

const offered = (offers: OffersSeen, { kind, name }: Choice): boolean =>
  (kind === 'card' ? offers.cards : offers.calls).includes(name);

/** Milliseconds after a move in which one tap does nothing: the second half of a double tap falls into them. */
const DOUBLE_TAP = 400;

export class Selection {
  #moved = -Infinity;
  #chosen = $state.raw<Choice | null>(null);
  /** The choice, as long as it is still offered. */
  current = $derived.by(() =>
    this.#chosen && offered(this.table.offers, this.#chosen) ? this.#chosen : null,
  );
  /** The choice that was confirmed and is on its way to the server. */
  sent = $derived.by((): Choice | null => {
    const move = this.table.inFlight?.move;
    if (move?.do === 'play') return { kind: 'card', name: move.card };
    return move?.do === 'call' ? { kind: 'call', name: move.call } : null;
  });

  constructor(private readonly table: Table) {}

  /** Chooses; choosing the same again confirms, and so does the first time where one tap is enough. What is not
   *  offered cannot be chosen. */
  choose(choice: Choice): void {
    if (!offered(this.table.offers, choice)) return;
    const again = same(this.current, choice);
    const tap = settings[choice.kind] === 'tap';
    if (tap && performance.now() - this.#moved < DOUBLE_TAP) return;
    this.#chosen = choice;
    if (again || tap) this.confirm();
  }

  confirm(): void {
    const choice = this.current;
    if (!choice) return;
    const act: Act =
      choice.kind === 'card'
        ? { do: 'play', card: choice.name }
        : { do: 'call', call: choice.name };
    if (!this.table.act(act)) return;
    this.#chosen = null;
    this.#moved = performance.now();
  }

  clear(): void {
    this.#chosen = null;
  }

  holds = (choice: Choice): boolean => same(this.current, choice) || this.sends(choice);
  sends = (choice: Choice): boolean => same(this.sent, choice);
}
