/** Numbers as they are written on paper: no separators, a true minus. */

import type { Item } from '../table/messages.gen';

export const points = (value: number): string => String(value).replace('-', '−');

export const signed = (value: number): string => (value > 0 ? `+${value}` : points(value));

/** How an item was reckoned; nothing where that is only the number itself. A long sum may be broken before
 *  a plus, a product never. */
export const arithmetic = ({ why, points: value }: Pick<Item, 'why' | 'points'>): string =>
  why === String(value) ? '' : why.replaceAll(' × ', '\u00a0×\u00a0').replaceAll('+ ', '+\u00a0');
