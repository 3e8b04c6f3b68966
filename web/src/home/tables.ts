/** The tables this browser has sat at: the secrets that open them again. */

import type { Seat } from '../cards/card';
import { recall, remember } from '../storage';

export interface MyTable {
  table: string;
  token: string;
  seat: Seat;
  game: string;
  options: Record<string, string | number>;
  /** When it was opened, in milliseconds since 1970. */
  opened: number;
  over: boolean;
}

const KEY = 'vintik.tables';
const KEPT = 40;

export function myTables(): MyTable[] {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as MyTable[]) : [];
  } catch {
    return [];
  }
}

const store = (tables: MyTable[]): void => void remember(KEY, JSON.stringify(tables.slice(0, KEPT)));

export const findTable = (table: string): MyTable | undefined =>
  myTables().find((mine) => mine.table === table);

export const keepTable = (mine: MyTable): void =>
  store([mine, ...myTables().filter(({ table }) => table !== mine.table)]);

export const finishTable = (table: string): void =>
  store(myTables().map((mine) => (mine.table === table ? { ...mine, over: true } : mine)));

export const forgetTable = (table: string): void =>
  store(myTables().filter((mine) => mine.table !== table));
