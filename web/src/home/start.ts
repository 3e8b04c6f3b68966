/** Opens a new table, keeps its secret, and goes there. */

import { go } from '../router.svelte';
import { openTable } from '../table/api/http';
import type { Seat } from '../cards/card';
import type { Chosen } from './options';
import { keepTable } from './tables';

export async function startTable(
  game: string,
  options: Chosen,
  level?: string,
  sequence?: string,
): Promise<void> {
  const { table, seat, token } = await openTable(game, options, level, sequence);
  keepTable({ table, token, seat: seat as Seat, game, options, opened: Date.now(), over: false });
  go(`/t/${encodeURIComponent(table)}`);
}
