/** A step of a finished deal in words: for the line under the board, and read aloud. */

import { cardName } from '../cards/words';
import { t } from '../i18n/i18n.svelte';
import type { DealJudged, DealReviewed, StepJudged } from '../table/messages.gen';
import { momentAt, played, trickOf } from './replay';

/** What a card cost, in points and tricks; empty where that is nothing, or not known. */
export function costText({ lost_points, lost_tricks }: StepJudged): string {
  const parts = [
    ...(lost_points ? [t('review-points', { points: lost_points })] : []),
    ...(lost_tricks ? [t('review-tricks', { tricks: lost_tricks })] : []),
  ];
  return parts.join(', ');
}

/** What the last card of `step` cards was, what it cost, and who won the trick it ended. */
export function stepText(deal: DealReviewed, judged: DealJudged | null, step: number): string {
  const cards = played(deal);
  if (cards.length === 0) return t('outcome-passed-out');
  if (step === 0) return t('review-before-lead', { seat: cards[0].seat });
  const { seat, card } = cards[step - 1];
  const done = judged?.steps[step - 1];
  const cost = done ? costText(done) : '';
  const { winner } = momentAt(deal, step);
  return [
    t('review-step', { trick: trickOf(step - 1), seat, card: cardName(card) }),
    ...(cost ? [t('review-step-cost', { cost })] : []),
    ...(winner ? [t('said-trick', { seat: winner })] : []),
  ].join(' ');
}
