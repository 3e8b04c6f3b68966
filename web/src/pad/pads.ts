/** Scores kept on this device: what was told of each deal, by whom it was played. Numbers are never kept, they are
 *  reckoned anew. Knows no scoring and no screen. */

import { SEATS, sideOf, type Seat, type Side } from '../cards/card';
import type { Chosen } from '../home/options';
import { readDeal, type Played } from '../reckon/played';
import { forget, recall, remember } from '../storage';

export const FORMAT = 'vintik.pad/1';

export interface Pad {
  format: typeof FORMAT;
  id: string;
  /** Milliseconds, as `Date.now()` gives them. */
  made: number;
  changed: number;
  game: string;
  options: Chosen;
  /** As they sit in the first match: North, East, South, West. Empty where nobody was named. */
  players: [string, string, string, string];
  /** Three rubbers with each partnership once (V5.6), or one match. */
  rubbers: 1 | 3;
  /** The deals of each match that was begun. */
  matches: Played[][];
}

const INDEX = 'vintik.pads';
const keyOf = (id: string) => `vintik.pad ${id}`;
/** Where the deal that is being told is kept. */
export const draftKey = (id: string) => `vintik.pad-draft ${id}`;
const pastKey = (id: string) => `vintik.pad-past ${id}`;

export function newPad(
  game: string,
  options: Chosen,
  players: Pad['players'],
  rubbers: Pad['rubbers'],
): Pad {
  const now = Date.now();
  return {
    format: FORMAT,
    id: newId(),
    made: now,
    changed: now,
    game,
    options,
    players,
    rubbers,
    matches: [[]],
  };
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

function ids(): string[] {
  try {
    const found: unknown = JSON.parse(recall(INDEX) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** Every score on this device, the last changed first. */
export const keptPads = (): Pad[] =>
  ids()
    .map(findPad)
    .filter((pad) => pad !== null)
    .sort((a, b) => b.changed - a.changed);

export function findPad(id: string): Pad | null {
  const text = recall(keyOf(id));
  return text === null ? null : readPad(text);
}

/** Writes a score down; false where it will be gone when the page is closed. */
export function keepPad(pad: Pad): boolean {
  if (!ids().includes(pad.id)) remember(INDEX, JSON.stringify([...ids(), pad.id]));
  return remember(keyOf(pad.id), JSON.stringify(pad));
}

/** Writes a score down and how it was before each change, the oldest first; where there is no room for both, the score
 *  alone. The past comes first, so that another window which hears of the score finds it. */
export function keepWithPast(pad: Pad, past: readonly Pad[]): boolean {
  if (!remember(pastKey(pad.id), JSON.stringify(past))) forget(pastKey(pad.id));
  if (keepPad(pad)) return true;
  forget(pastKey(pad.id));
  return keepPad(pad);
}

/** How a score was before each change; empty where that is not known. */
export function keptPast(id: string): Pad[] {
  try {
    const found: unknown = JSON.parse(recall(pastKey(id)) ?? '[]');
    const past = Array.isArray(found) ? found.map(padFrom) : [];
    return past.every((pad) => pad?.id === id) ? (past as Pad[]) : [];
  } catch {
    return [];
  }
}

export function forgetPad(id: string): void {
  remember(INDEX, JSON.stringify(ids().filter((each) => each !== id)));
  forget(keyOf(id));
  forget(draftKey(id));
  forget(pastKey(id));
}

/** A score from its text; null if it is none. */
export function readPad(text: string): Pad | null {
  try {
    return padFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

function padFrom(value: unknown): Pad | null {
  if (typeof value !== 'object' || value === null) return null;
  const pad = value as Record<keyof Pad, unknown>;
  const fine =
    pad.format === FORMAT &&
    typeof pad.id === 'string' &&
    typeof pad.game === 'string' &&
    Number.isFinite(pad.made) &&
    Number.isFinite(pad.changed) &&
    isOptions(pad.options) &&
    Array.isArray(pad.players) &&
    pad.players.length === 4 &&
    pad.players.every((name) => typeof name === 'string') &&
    (pad.rubbers === 1 || pad.rubbers === 3) &&
    Array.isArray(pad.matches) &&
    pad.matches.length >= 1 &&
    pad.matches.length <= pad.rubbers &&
    pad.matches.every(Array.isArray);
  if (!fine) return null;
  const matches = (pad.matches as unknown[][]).map((deals) => deals.map(readDeal));
  if (matches.some((deals) => deals.includes(null))) return null;
  const { id, made, changed, game, options, rubbers } = pad as unknown as Pad;
  const players = (pad.players as string[]).map((name) => name.slice(0, 40)) as Pad['players'];
  return {
    ...{ format: FORMAT, id, made, changed, game, options, players, rubbers },
    matches: matches as Played[][],
  };
}

const isOptions = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');

/** A score from a file, kept beside those that are there. */
export function takeIn(text: string): Pad | null {
  const read = readPad(text);
  if (!read) return null;
  const pad = { ...read, id: newId() };
  keepPad(pad);
  return pad;
}

/** Places of the first match, by seat, in each of three: the first player keeps the place and sits opposite
 *  another each time (V5.6). */
const SEATINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
];

/** Who sits where in a match, counted from 0. */
export const seated = ({ players }: Pick<Pad, 'players'>, match: number): Record<Seat, string> =>
  Object.fromEntries(SEATS.map((seat, n) => [seat, players[SEATINGS[match][n]]])) as Record<
    Seat,
    string
  >;

/** Which side each player, in the order of `players`, belongs to in a match. */
export const sidesIn = (match: number): Side[] =>
  [0, 1, 2, 3].map((player) => sideOf(SEATS[SEATINGS[match].indexOf(player)]));

/** The names of each side in a match, empty where neither player has one. */
export function partners(pad: Pick<Pad, 'players'>, match: number): Record<Side, string> {
  const { N, E, S, W } = seated(pad, match);
  const pair = (...names: string[]) => names.filter((name) => name !== '').join(' · ');
  return { NS: pair(N, S), EW: pair(E, W) };
}

/** What each player has won or lost over the matches, in the order of `players`: the margin for the side ahead,
 *  against the other (V5.6). */
export function balances(totals: readonly { NS: number; EW: number }[]): number[] {
  const sum = [0, 0, 0, 0];
  for (const [match, { NS, EW }] of totals.entries())
    for (const [player, side] of sidesIn(match).entries())
      sum[player] += side === 'NS' ? NS - EW : EW - NS;
  return sum;
}
