/** The end of a deal and of a match, each in one sentence. */

import { sideOf } from '../cards/card';
import { contractName } from '../cards/words';
import { t } from '../i18n/i18n.svelte';
import type { ViewSeen } from '../table/messages.gen';
import type { Row } from './written';

/** What was bid, by whom, and whether it was made. */
export function outcomeText(row: Row): string {
  const { contract, declarer: seat, doubled, needs } = row;
  if (contract === null || seat === null) return t('outcome-passed-out');
  const tricks = row.tricks[sideOf(seat)];
  const said = { contract: contractName(contract, doubled), seat, tricks };
  if (tricks < needs) return t('outcome-short', { ...said, short: needs - tricks });
  if (tricks > needs) return t('outcome-over', { ...said, over: tricks - needs });
  return t('outcome-made', said);
}

/** Who won a match that is over. */
export function resultText({ form, match }: ViewSeen): string {
  if (form === 'rubber') return t('result-rubber', { side: match.winner });
  if (form === 'target') return t('result-target', { side: match.winner });
  if (match.margin === 0) return t('result-nothing');
  const side = match.totals.NS >= match.totals.EW ? 'NS' : 'EW';
  return t('result-score', { side, points: match.margin });
}
