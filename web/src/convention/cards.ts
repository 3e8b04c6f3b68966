/** Convention cards by their names, fetched once each. */

import { t } from '../i18n/i18n.svelte';
import { getCard } from '../table/api/http';
import type { ConventionCard } from '../table/messages.gen';

const fetched = new Map<string, Promise<ConventionCard>>();

/** The card of this name; one that could not be had is asked for again. */
export function cardNamed(name: string): Promise<ConventionCard> {
  const known = fetched.get(name);
  if (known) return known;
  const asked = getCard(name);
  fetched.set(name, asked);
  asked.catch(() => fetched.delete(name));
  return asked;
}

export const cardAddress = (name: string): string => `/cards/${encodeURIComponent(name)}`;

export const cardName = (card: string): string => t('card-name', { card });
