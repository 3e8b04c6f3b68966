/** A score as a table for spreadsheets: a line for each item, and for each deal without one. */

import type { Reckoning } from '../reckon/reckon';

const HEAD = ['match', 'deal', 'dealer', 'contract', 'declarer', 'tricks_ns', 'tricks_ew'];
const ITEM = ['side', 'line', 'kind', 'points', 'why', 'rule'];

/** Text, in quotes where it must be. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function asTable(reckonings: readonly Reckoning[]): string {
  const lines: (string | number | null | undefined)[][] = [[...HEAD, ...ITEM]];
  for (const [n, { written }] of reckonings.entries())
    for (const row of written.sheet) {
      const doubled = 'X'.repeat(row.doubled);
      const deal = [n + 1, row.deal, row.dealer, row.contract && row.contract + doubled, row.declarer];
      const head = row.contract ? [...deal, row.tricks.NS, row.tricks.EW] : [...deal, null, null];
      if (row.items.length === 0) lines.push([...head, ...ITEM.map(() => null)]);
      for (const { side, line, kind, points, why, rule } of row.items)
        lines.push([...head, side, line, kind, points, why, rule]);
    }
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
