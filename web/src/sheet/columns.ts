/** The sheet as columns of entries: every entry keeps the deal it came from. */

import type { Side } from '../cards/card';
import type { Item, SheetRow, Sides } from '../table/messages.gen';

export interface Entry extends Item {
  deal: number;
}

/** A pair of entries written side by side; `endsGame` draws the thin line under it. */
export interface Pair {
  NS: Entry | null;
  EW: Entry | null;
  endsGame: boolean;
}

type Line = Item['line'];

function entries(row: SheetRow, side: Side, line: Line): Entry[] {
  return row.items
    .filter((item) => item.side === side && item.line === line)
    .map((item) => ({ ...item, deal: row.deal }));
}

function pair(ns: Entry[], ew: Entry[]): Pair[] {
  return Array.from({ length: Math.max(ns.length, ew.length) }, (_, n) => ({
    NS: ns[n] ?? null,
    EW: ew[n] ?? null,
    endsGame: false,
  }));
}

const pairs = (row: SheetRow, line: Line): Pair[] =>
  pair(entries(row, 'NS', line), entries(row, 'EW', line));

/** Prizes: each side's column is filled on its own, in the order of the deals. */
export const above = (sheet: readonly SheetRow[]): Pair[] =>
  pair(
    sheet.flatMap((row) => entries(row, 'NS', 'above')),
    sheet.flatMap((row) => entries(row, 'EW', 'above')),
  );

/** Tricks: a line for each deal, so that both sides of it stand opposite each other. */
export function below(sheet: readonly SheetRow[]): Pair[] {
  return sheet.flatMap((row) => {
    const made = pairs(row, 'below');
    if (row.game_won && made.length > 0) made[made.length - 1].endsGame = true;
    return made;
  });
}

/** The single running column: the entries of one deal. */
export const scored = (row: SheetRow): Pair[] => pairs(row, 'score');

/** Totals after each deal. */
export function running(sheet: readonly SheetRow[]): Sides[] {
  let NS = 0;
  let EW = 0;
  return sheet.map(({ totals }) => ({ NS: (NS += totals.NS), EW: (EW += totals.EW) }));
}

/** What people are shown of a game whose one score counts for one side and against the other. */
export const opposite = ({ NS, EW }: Sides): Sides => ({ NS: NS - EW, EW: EW - NS });
