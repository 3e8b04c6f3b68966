/** Reasons and meanings in words: their facts are filled into the sentences of the catalogues. */

import { t, type Params } from '../i18n/i18n.svelte';
import type { FactSeen, ReadingSeen, ReasonSeen } from '../table/messages.gen';
import { callName, cardName } from './words';

/** Parameters that hold a card or a call; the others are numbers, codes, suits or denominations. */
const NAMED = ['bid', 'call', 'contract', 'card', 'over'];
const CARD = /^[SHDC][2-9TJQKA]$/;

export const actName = (name: string): string =>
  CARD.test(name) ? cardName(name) : callName(name);

const named = (params: ReasonSeen['params']): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      NAMED.includes(name) ? actName(String(value)) : value,
    ]),
  );

const dashed = (code: string): string => code.replaceAll('_', '-');

/** Names begin with a small letter inside a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasonText = ({ code, params }: ReasonSeen): string =>
  `${capital(t(`why-${dashed(code)}`, named(params)))}.`;

/** Facts of the summary of a convention card that have no short form. */
const NEVER_BRIEF = ['aces_exactly', 'aces_either'];

/** `brief`: as on a convention card. */
export const factText = ({ kind, params }: FactSeen, brief = false): string =>
  t(`${brief && !NEVER_BRIEF.includes(kind) ? 'brief' : 'fact'}-${dashed(kind)}`, params);

/** Why such a call is made; of the second and later readings, as what it may be instead. */
export function readingText({ code }: ReadingSeen, place: number): string {
  const text = t('meaning', { meaning: code });
  return capital(place === 0 ? text : t('meaning-or', { reading: text }));
}
