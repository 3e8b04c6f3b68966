/** Opens a new table, keeps its secret, and goes there. */

import { go } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { openTable } from '../table/api/http';
import type { Seat } from '../cards/card';
import type { SidesCards } from '../table/messages.gen';
import type { Chosen } from './options';
import { keepTable } from './tables';

export async function startTable(
  game: string,
  options: Chosen,
  level?: string,
  sequence?: string,
  cards?: SidesCards,
): Promise<void> {
  const declare = game === 'bridge' ? settings.declare : undefined;
  const { table, seat, token } = await openTable(game, options, level, sequence, cards, declare);
  keepTable({ table, token, seat: seat as Seat, game, options, opened: Date.now(), over: false });
  go(`/t/${encodeURIComponent(table)}`);
}
