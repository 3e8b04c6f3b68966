/** Convention cards, fetched once each, and their sentences. */

import { capital, factText, readingText } from '../cards/advice';
import { t } from '../i18n/i18n.svelte';
import { getCard } from '../table/api/http';
import type { AnswerSeen, ConventionCard, MeaningSeen } from '../table/messages.gen';

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

/** What a call says, each reading a sentence. */
const said = ({ readings }: MeaningSeen): string =>
  readings
    .map((reading, place) => {
      const facts = reading.facts.map(factText).join(', ');
      return readingText(reading, place) + (facts ? `: ${facts}.` : '.');
    })
    .join(' ');

/** What a call says on the card, and what it says when vulnerable where that is something else. */
export function sentences({ when, meaning, vulnerable, changed }: AnswerSeen): string[] {
  const found = [when === 'always' ? said(meaning) : only(when, said(meaning))];
  if (!vulnerable) return found;
  const facts = changed.map(factText).join(', ');
  return [...found, only('vulnerable', facts ? `${facts}.` : said(vulnerable))];
}

const only = (when: AnswerSeen['when'], meaning: string): string =>
  capital(t('card-when', { when, meaning }));
