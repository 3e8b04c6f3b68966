/** The sheet as columns of entries: every entry keeps the deal it came from. */

import type { Side } from '../cards/card';
import type { Item, Sides } from '../table/messages.gen';
import type { Row, Won } from './written';

export interface Entry extends Item {
  deal: number;
}

/** A pair of entries written side by side; where a game was `won` the thin line is drawn under it. */
export interface Pair {
  NS: Entry | null;
  EW: Entry | null;
  won: Won | null;
}

type Line = Item['line'];

/** Names an entry on its sheet: no side has two of a kind in one deal. */
export const keyOf = ({ deal, side, line, kind }: Entry): string => `${deal} ${side} ${line} ${kind}`;

function entries(row: Row, side: Side, line: Line): Entry[] {
  return row.items
    .filter((item) => item.side === side && item.line === line)
    .map((item) => ({ ...item, deal: row.deal }));
}

function pair(ns: Entry[], ew: Entry[]): Pair[] {
  return Array.from({ length: Math.max(ns.length, ew.length) }, (_, n) => ({
    NS: ns[n] ?? null,
    EW: ew[n] ?? null,
    won: null,
  }));
}

const pairs = (row: Row, line: Line): Pair[] =>
  pair(entries(row, 'NS', line), entries(row, 'EW', line));

/** Prizes: each side's column is filled on its own, in the order of the deals. */
export const above = (sheet: readonly Row[]): Pair[] =>
  pair(
    sheet.flatMap((row) => entries(row, 'NS', 'above')),
    sheet.flatMap((row) => entries(row, 'EW', 'above')),
  );

/** Tricks: a line for each deal, so that both sides of it stand opposite each other. */
export function below(sheet: readonly Row[]): Pair[] {
  return sheet.flatMap((row) => {
    const made = pairs(row, 'below');
    if (made.length > 0) made[made.length - 1].won = row.game_won;
    return made;
  });
}

/** The single running column: the entries of one deal. */
export const scored = (row: Row): Pair[] => pairs(row, 'score');

/** Totals after each deal. */
export function running(sheet: readonly Pick<Row, 'totals'>[]): Sides[] {
  let NS = 0;
  let EW = 0;
  return sheet.map(({ totals }) => ({ NS: (NS += totals.NS), EW: (EW += totals.EW) }));
}

/** What people are shown of a game whose one score counts for one side and against the other. */
export const opposite = ({ NS, EW }: Sides): Sides => ({ NS: NS - EW, EW: EW - NS });
