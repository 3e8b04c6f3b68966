/** The words for a refusal: its code names a message, its parameters fill it. */

import { callName, cardName } from '../../cards/words';
import { has, t, type Params } from '../../i18n/i18n.svelte';
import { ProblemError } from '../api/http';

export function refusalText({ code, params }: { code: string; params: Record<string, unknown> }) {
  const dashed = code.replaceAll('_', '-');
  const id = [`refusal-${dashed}`, `problem-${dashed}`].find(has);
  if (!id) return t('problem', { code });
  return t(
    id,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(name, value)])),
  );
}

/** The words for whatever went wrong with a request. */
export const troubleText = (error: unknown): string =>
  error instanceof ProblemError ? refusalText(error.problem) : String(error);

/** Seats, cards and bids come in notation and are named; a suit is declined by the sentence itself. */
function said(name: string, value: unknown): Params[string] {
  if (typeof value === 'number') return value;
  const text = String(value);
  if (name === 'suit') return text;
  if (/^[NESW]$/.test(text)) return t('seat-cited', { seat: text });
  if (/^[SHDC][2-9TJQKA]$/.test(text)) return cardName(text);
  return /^[1-7]([SHDC]|NT)$/.test(text) ? callName(text) : text;
}
