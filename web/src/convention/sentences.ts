/** The sentences of a convention card. */

import { capital, factText, readingText } from '../cards/advice';
import { t } from '../i18n/i18n.svelte';
import type { AnswerSeen, MeaningSeen } from '../table/messages.gen';

/** With its full stop, which an abbreviation at the end has already. */
const stopped = (text: string): string => text.replace(/\.?$/, '.');

/** What a call says, each reading a sentence. */
const said = ({ readings }: MeaningSeen, brief = false): string =>
  readings
    .map((reading, place) => {
      const facts = reading.facts.map((fact) => factText(fact, brief)).join(', ');
      return stopped(readingText(reading, place) + (facts && `: ${facts}`));
    })
    .join(' ');

/** What a call says in the summary of a card. */
export const briefly = ({ meaning }: AnswerSeen): string => said(meaning, true);

/** What a call says on the card, and what it says when vulnerable where that is something else. */
export function sentences({ when, meaning, vulnerable, changed }: AnswerSeen): string[] {
  const found = [when === 'always' ? said(meaning) : only(when, said(meaning))];
  if (!vulnerable) return found;
  const facts = changed.map((fact) => factText(fact)).join(', ');
  return [...found, only('vulnerable', facts ? `${facts}.` : said(vulnerable))];
}

const only = (when: AnswerSeen['when'], meaning: string): string =>
  capital(t('card-when', { when, meaning }));
