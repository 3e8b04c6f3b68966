/** Where the pips of a card stand: columns from left to right, rows from 0 (top) to 1 (bottom). */

export interface Pip {
  column: -1 | 0 | 1;
  row: number;
}

const sides = (...rows: number[]): Pip[] =>
  rows.flatMap((row) => [
    { column: -1, row },
    { column: 1, row },
  ]);
const middle = (...rows: number[]): Pip[] => rows.map((row) => ({ column: 0, row }));

const FOUR_ROWS = sides(0, 1 / 3, 2 / 3, 1);

export const PIPS: Record<string, Pip[]> = {
  '2': middle(0, 1),
  '3': middle(0, 0.5, 1),
  '4': sides(0, 1),
  '5': [...sides(0, 1), ...middle(0.5)],
  '6': sides(0, 0.5, 1),
  '7': [...sides(0, 0.5, 1), ...middle(0.25)],
  '8': [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  '9': [...FOUR_ROWS, ...middle(0.5)],
  T: [...FOUR_ROWS, ...middle(1 / 6, 5 / 6)],
};
