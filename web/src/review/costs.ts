/** Where tricks and points went: sums of what the server says each card cost. */

import { sideOf, SEATS, type Seat } from '../cards/card';
import type { DealJudged, SheetRow, StepJudged } from '../table/messages.gen';

/** What the numbers on the cards count. */
export type Measure = 'tricks' | 'points';

export interface Mistake {
  /** Cards played before it. */
  step: number;
  judged: StepJudged;
  /** The cards that were worth most. */
  better: string[];
}

const MOST_BETTER = 3;

export const best = (step: StepJudged, by: Measure): number =>
  Math.max(...(step.judged ?? []).map((each) => each[by]));

/** How much less a card is worth than the best: 0 or more. */
export const loss = (step: StepJudged, card: string, by: Measure): number => {
  const found = step.judged?.find((each) => each.card === card);
  return found ? best(step, by) - found[by] : 0;
};

/** The cards that cost something, the dearest first. */
export function mistakes({ steps }: DealJudged, most: number): Mistake[] {
  return steps
    .map((judged, step) => ({ step, judged }))
    .filter(({ judged }) => (judged.lost_points ?? 0) > 0 || (judged.lost_tricks ?? 0) > 0)
    .sort(
      (a, b) =>
        b.judged.lost_points! - a.judged.lost_points! ||
        b.judged.lost_tricks! - a.judged.lost_tricks! ||
        a.step - b.step,
    )
    .slice(0, most)
    .map((found) => ({ ...found, better: better(found.judged) }));
}

function better(step: StepJudged): string[] {
  const by: Measure = step.lost_points ? 'points' : 'tricks';
  const most = best(step, by);
  return step.judged!.filter((each) => each[by] === most).map(({ card }) => card).slice(0, MOST_BETTER);
}

/** What each player's choices cost, dummy's cards counted for declarer. */
export function lostBy({ steps }: DealJudged): { seat: Seat; tricks: number; points: number }[] {
  return SEATS.map((seat) => {
    const own = steps.filter(({ chooser }) => chooser === seat);
    return {
      seat,
      tricks: own.reduce((sum, { lost_tricks }) => sum + (lost_tricks ?? 0), 0),
      points: own.reduce((sum, { lost_points }) => sum + (lost_points ?? 0), 0),
    };
  });
}

const forNorthSouth = (seat: Seat): 1 | -1 => (sideOf(seat) === 'NS' ? 1 : -1);

/** Points of North–South less East–West's that the deal was worth before each card and, last, that it came to;
 *  null where that was not found out. */
export function values({ steps }: DealJudged, row: SheetRow): (number | null)[] {
  return [
    ...steps.map((step) => (step.judged ? forNorthSouth(step.seat) * best(step, 'points') : null)),
    row.totals.NS - row.totals.EW,
  ];
}

/** What North–South could have had from the lead on, in tricks and points; null where that was not found out. */
export function possible({ steps }: DealJudged): { tricks: number; points: number } | null {
  const first = steps[0];
  if (!first?.judged) return null;
  const tricks = best(first, 'tricks');
  const sign = forNorthSouth(first.seat);
  return { tricks: sign === 1 ? tricks : 13 - tricks, points: sign * best(first, 'points') };
}
