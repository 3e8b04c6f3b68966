/** The score that is open: every change is kept at once and can be undone, also after a reload. */

import { clockwise } from '../cards/card';
import { newDeal, readDeal, type Played } from '../reckon/played';
import { reckon, type Reckoning } from '../reckon/reckon';
import { forget, recall, remember } from '../storage';
import type { PriceList } from '../table/messages.gen';
import { balances, draftKey, findPad, keepWithPast, keptPast, partners, type Pad } from './pads';

/** So many changes can be undone. */
const LONGEST = 50;

/** A deal that is being told: a new one at the end, or one that is corrected. */
export interface Draft {
  match: number;
  /** Its place among the deals of the match. */
  place: number;
  deal: Played;
}

export class OpenPad {
  pad = $state.raw() as Pad;
  match = $state(0);
  draft = $state<Draft | null>(null);
  /** False where the browser keeps nothing. */
  kept = $state(true);
  private past = $state.raw<Pad[]>([]);

  constructor(
    pad: Pad,
    readonly list: PriceList,
  ) {
    this.pad = pad;
    this.past = keptPast(pad.id);
    this.match = pad.matches.length - 1;
    this.draft = this.recalled();
    if (this.draft) this.match = this.draft.match;
  }

  reckonings: Reckoning[] = $derived.by(() =>
    this.pad.matches.map((deals) => reckon(this.list, deals)),
  );
  names = $derived.by(() => partners(this.pad, this.match));
  balances = $derived.by(() => balances(this.reckonings.map(({ written }) => written.match.totals)));
  deals = $derived.by(() => this.pad.matches[this.match]);
  reckoning = $derived.by(() => this.reckonings[this.match]);
  /** The match with the draft in its place. */
  drafted = $derived.by(() => {
    if (!this.draft || this.draft.match !== this.match) return null;
    const { place, deal } = this.draft;
    const told = $state.snapshot(deal) as Played;
    const all = [...this.deals.slice(0, place), told, ...this.deals.slice(place + 1)];
    return reckon(this.list, all).deals[place];
  });

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  private change(changes: Partial<Pad>): void {
    this.past = [...this.past, this.pad].slice(-LONGEST);
    this.write({ ...this.pad, ...changes, changed: Date.now() });
  }

  private write(pad: Pad): void {
    this.pad = pad;
    this.kept = keepWithPast(pad, this.past);
  }

  /** Another window may have changed the score. */
  refresh(): void {
    const pad = findPad(this.pad.id);
    if (!pad || pad.changed <= this.pad.changed) return;
    this.pad = pad;
    this.past = keptPast(pad.id);
    this.match = Math.min(this.match, pad.matches.length - 1);
    if (this.draft && this.draft.place > (pad.matches[this.draft.match]?.length ?? -1)) this.draft = null;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.write({ ...before, changed: Date.now() });
    this.match = Math.min(this.match, before.matches.length - 1);
    this.draft = null;
  }

  /** Opens the form for the next deal; the deal passes to the left (V1.1, M1). */
  tell(): void {
    const last = this.deals.at(-1);
    const dealer = last ? clockwise(last.dealer, 1) : 'N';
    // The order of the tricks decides something in rubbers alone (V5.2).
    const ways = last ?? { vulnerable: 'None', inOrder: this.list.form === 'rubber' };
    this.draft = { match: this.match, place: this.deals.length, deal: newDeal(dealer, ways) };
  }

  /** Opens the form for a deal that is on the sheet. */
  correct(place: number): void {
    const deal = structuredClone(this.deals[place]);
    this.draft = { match: this.match, place, deal };
  }

  /** Writes the draft down. */
  commit(): void {
    if (!this.draft) return;
    const { place, deal } = this.draft;
    this.put(place, [$state.snapshot(deal) as Played]);
    this.draft = null;
  }

  remove(place: number): void {
    this.put(place, []);
    this.draft = null;
  }

  /** Answers who reached game first in a deal of which only the count is known (V5.2). */
  decide(place: number, first: Played['first']): void {
    this.put(place, [{ ...this.deals[place], first }]);
  }

  private put(place: number, deals: Played[]): void {
    const all = [...this.deals.slice(0, place), ...deals, ...this.deals.slice(place + 1)];
    this.change({ matches: this.pad.matches.map((each, n) => (n === this.match ? all : each)) });
  }

  rename(players: Pad['players']): void {
    this.change({ players });
  }

  get mayBeginNext(): boolean {
    const { matches, rubbers } = this.pad;
    return matches.length < rubbers && this.reckonings[matches.length - 1].written.match.over;
  }

  beginNext(): void {
    this.change({ matches: [...this.pad.matches, []] });
    this.match = this.pad.matches.length - 1;
    this.draft = null;
  }

  /** Keeps the draft for a reload in the middle of it. */
  keepDraft(): void {
    if (this.draft) remember(draftKey(this.pad.id), JSON.stringify($state.snapshot(this.draft)));
    else forget(draftKey(this.pad.id));
  }

  private recalled(): Draft | null {
    try {
      const draft = JSON.parse(recall(draftKey(this.pad.id)) ?? 'null') as Draft | null;
      const deal = readDeal(draft?.deal);
      if (!draft || !deal) return null;
      const known = this.pad.matches[draft.match]?.length ?? -1;
      return draft.place >= 0 && draft.place <= known ? { ...draft, deal } : null;
    } catch {
      return null;
    }
  }
}
