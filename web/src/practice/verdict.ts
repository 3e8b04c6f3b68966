/** The verdict on an answer in one sentence. */

import { callName } from '../cards/words';
import { t } from '../i18n/i18n.svelte';
import type { PracticeVerdict } from '../table/messages.gen';

export function verdictText({ right, call, best }: PracticeVerdict): string {
  const named = { call: callName(best), answer: callName(call) };
  if (!right) return t('practice-wrong', named);
  return t(call === best ? 'practice-right' : 'practice-possible', named);
}
