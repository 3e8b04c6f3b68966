/** What a table says aloud beyond its events, and where the keyboard goes, as things change on it. */

import { tick, untrack } from 'svelte';
import type { Announcer } from '../../a11y/announcer.svelte';
import { actName, reasonText } from '../../cards/advice';
import { t } from '../../i18n/i18n.svelte';
import type { Hint, ViewSeen } from '../messages.gen';
import { turns } from '../sound/cues';
import { play } from '../sound/sounds';
import type { Table } from '../state/table.svelte';
import { focusFirst, keepFocus } from './focus';
import { refusalText } from './refusal';

const hintName = ({ move }: Hint) =>
  move.do === 'claim' ? t('claim') : actName(move.do === 'call' ? move.call : move.card);

const turnText = (calling: boolean, own: boolean) =>
  t(calling ? 'said-turn-call' : own ? 'said-turn-play' : 'said-turn-dummy');

/** To be called while a component is made; `page` gives its root once it is drawn. */
export function attend(table: Table, announcer: Announcer, page: () => HTMLElement): void {
  $effect(() => {
    if (table.refusal) announcer.say(refusalText(table.refusal));
  });
  $effect(() => {
    if (table.wondering) announcer.say(t('hint-thinking'));
    if (table.hint)
      announcer.say(`${t('hint')}: ${hintName(table.hint)}. ${reasonText(table.hint.why)}`);
  });
  $effect(() => {
    if (table.paused && !turns(table.offers)) untrack(() => announcer.say(t('trick-waits')));
  });
  $effect(() => {
    if (table.line === 'lost') announcer.say(t('line-lost'));
  });
  let told: ViewSeen | null = null;
  $effect(() => {
    const { offers } = table;
    if (!turns(offers)) return;
    untrack(() => {
      if (told !== table.view) {
        announcer.say(turnText(offers.calls.length > 0, offers.hand === table.view?.seat));
        play('turn');
      }
      told = table.view;
    });
    void tick().then(() => focusFirst(page()));
  });
  $effect(() => {
    void table.offers;
    void table.view;
    void tick().then(() => keepFocus(page()));
  });
  $effect(() => {
    if (table.offers.deal || (table.view?.match.over && table.moment === 'none'))
      void tick().then(() => focusFirst(page(), '.middle .act'));
  });
}
