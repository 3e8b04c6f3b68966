/** The card or call that is chosen and not yet confirmed. */

import type { OffersSeen } from '../messages.gen';
import type { Act, Table } from './table.svelte';

export type Choice = { kind: 'card' | 'call'; name: string };

const same = (a: Choice | null, b: Choice): boolean => a?.kind === b.kind && a.name === b.name;

const offered = (offers: OffersSeen, { kind, name }: Choice): boolean =>
  (kind === 'card' ? offers.cards : offers.calls).includes(name);

export class Selection {
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

  /** Chooses; choosing the same again confirms. What is not offered cannot be chosen. */
  choose(choice: Choice): void {
    if (!offered(this.table.offers, choice)) return;
    if (same(this.current, choice)) this.confirm();
    else this.#chosen = choice;
  }

  confirm(): void {
    const choice = this.current;
    if (!choice) return;
    const act: Act =
      choice.kind === 'card'
        ? { do: 'play', card: choice.name }
        : { do: 'call', call: choice.name };
    if (this.table.act(act)) this.#chosen = null;
  }

  clear(): void {
    this.#chosen = null;
  }

  holds = (choice: Choice): boolean => same(this.current, choice) || same(this.sent, choice);
}
