import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clockwise, sideOf, type Seat, type Side } from '../src/cards/card';
import { missing, newDeal, possible, readDeal, type Played, type Zone } from '../src/reckon/played';
import { minimumLevel, reckon } from '../src/reckon/reckon';
import type { Item, PriceList, Sides } from '../src/table/messages.gen';

const DATA = join(__dirname, 'data');
const lists: PriceList[] = JSON.parse(readFileSync(join(DATA, 'prices.json'), 'utf8'));

interface Known {
  dealer: Seat;
  contract: string | null;
  declarer: Seat | null;
  doubled: number;
  vulnerable: Zone;
  winners: string;
  honours: number;
  aces: number;
}

/** A match of the engine: `rows` with their items as text. */
interface Engine {
  game: string;
  options: Record<string, string | number>;
  list: number;
  deals: Known[];
  rows: { items: string[]; totals: Sides; game_won: { side: Side; trick: number } | null }[];
  totals: Sides;
  below: Sides;
  games: Sides;
  margin: number;
  winner: Side | null;
  over: boolean;
}

const matches: Engine[] = readFileSync(join(DATA, 'matches.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const listOf = ({ list }: Engine): PriceList => lists[list];

const told = (deal: Known, inOrder: boolean): Played => {
  const winners = [...deal.winners].map((seat) => sideOf(seat as Seat));
  return {
    ...newDeal(deal.dealer),
    passedOut: deal.contract === null,
    contract: deal.contract,
    declarer: deal.declarer,
    doubled: deal.doubled,
    vulnerable: deal.vulnerable,
    inOrder,
    winners: inOrder ? winners : [],
    counted: inOrder ? null : winners.filter((side) => side === 'NS').length,
    honours: deal.honours,
    aces: deal.aces,
  };
};

const text = ({ side, line, kind, points, why, rule }: Item) =>
  [side, line, kind, points, why, rule].join(' ');

const named = matches.map((match, n) => [`${match.game} ${n}`, match] as const);

describe('the engine agrees', () => {
  it('on hundreds of matches', () => {
    expect(matches.length).toBeGreaterThan(400);
    expect(new Set(matches.map(({ game, options }) => game + JSON.stringify(options))).size).toBe(11);
  });

  it.each(named)('%s, trick by trick', (_, match) => {
    const { deals, written } = reckon(listOf(match), match.deals.map((deal) => told(deal, true)));
    expect(
      deals.map(({ row }) => ({
        items: row.items.map(text).sort(),
        totals: row.totals,
        game_won: row.game_won,
      })),
    ).toEqual(match.rows);
    const { totals, below, games, margin, winner, over } = written.match;
    const { totals: t, below: b, games: g, margin: m, winner: w, over: o } = match;
    expect([totals, below, games, margin, winner, over]).toEqual([t, b, g, m, w, o]);
  });

  it.each(named)('%s, tricks counted, asked who was first where both reach game', (_, match) => {
    const list = listOf(match);
    const counted = match.deals.map((deal) => told(deal, false));
    for (const [n, { game_won }] of match.rows.entries()) {
      const { deals } = reckon(list, counted.slice(0, n + 1));
      if (deals[n].undecided) {
        expect(game_won).not.toBeNull();
        counted[n].first = game_won!.side;
      }
    }
    const { deals, written } = reckon(list, counted);
    expect(deals.map(({ row }) => row.items.map(text).sort())).toEqual(match.rows.map(({ items }) => items));
    expect(deals.map(({ row }) => row.game_won?.side)).toEqual(match.rows.map(({ game_won }) => game_won?.side));
    expect([written.match.totals, written.match.winner]).toEqual([match.totals, match.winner]);
  });

  it('asks who was first in some of them', () => {
    const asked = matches.filter((match) =>
      reckon(listOf(match), match.deals.map((deal) => told(deal, false))).deals.some(({ undecided }) => undecided),
    );
    expect(asked.length).toBeGreaterThan(5);
  });

  it('on who deals next', () => {
    for (const { deals } of matches)
      for (const [n, { dealer }] of deals.entries())
        if (n > 0) expect(dealer).toBe(clockwise(deals[n - 1].dealer, 1));
  });
});

const vint = lists.find(({ game }) => game === 'vint')!;
const worked: Played = {
  ...newDeal('E'),
  contract: '3C',
  declarer: 'N',
  inOrder: false,
  counted: 8,
  honours: 4,
  aces: 3,
};

describe('Vint', () => {
  it('V6: the worked example', () => {
    const { deals, written } = reckon(vint, [worked]);
    expect(deals[0].row.items.map(text)).toEqual([
      'NS below tricks 208 8 × 26 V4.2',
      'EW below tricks 130 5 × 26 V4.2',
      'EW above undertricks 1500 500 × 3 × 1 V4.9',
      'NS above honours 780 30 × 26 V4.6',
      'NS above aces 780 30 × 26 V4.7',
    ]);
    expect(written.match).toMatchObject({ totals: { NS: 1768, EW: 1630 }, margin: 138, over: false });
  });

  it('V5.2: waits with games until it is told who was first, and counts what is above the line', () => {
    const close = { NS: 400, EW: 400 };
    const open = reckon(vint, [worked, worked], { below: close });
    expect(open.deals.map(({ undecided }) => undecided)).toEqual([true, false]);
    expect(open.written.match.games).toEqual({ NS: 0, EW: 0 });
    expect(open.written.match.totals).toEqual({ NS: 3536, EW: 3260 });
    const settled = reckon(vint, [{ ...worked, first: 'EW' }, worked], { below: close });
    expect(settled.deals[0].row.game_won).toEqual({ side: 'EW', trick: null });
    expect(settled.written.match).toMatchObject({
      games: { NS: 0, EW: 1 },
      below: { NS: 208, EW: 130 },
    });
  });

  it('leaves deals off the sheet that come after the end, and those that are not told in full', () => {
    const game: Played = { ...worked, contract: '7NT', inOrder: true, winners: Array(13).fill('NS') };
    const { deals, written } = reckon(vint, [game, { ...worked, aces: null }, game, worked]);
    expect(deals.map(({ state }) => state)).toEqual(['written', 'missing', 'written', 'after']);
    expect(written.match).toMatchObject({ over: true, winner: 'NS', games: { NS: 2, EW: 0 } });
    expect(written.sheet.map(({ deal }) => deal)).toEqual([1, 3]);
  });

  it('knows what is still to be told', () => {
    expect(missing(vint, newDeal('N'))).toEqual(['contract', 'declarer', 'tricks']);
    expect(missing(vint, { ...newDeal('N'), contract: '1NT', declarer: 'E' })).toEqual(['tricks', 'aces']);
    expect(missing(vint, { ...worked, honours: null })).toEqual(['honours']);
    expect(missing(vint, { ...newDeal('N'), passedOut: true })).toEqual([]);
    expect(missing(vint, { ...worked, inOrder: true, winners: ['NS'] })).toEqual(['tricks']);
  });

  it('V4.8: the ace of trumps is an honour and an ace', () => {
    expect(possible('3C', 5, 0)).toBe(false);
    expect(possible('3C', 0, 4)).toBe(false);
    expect(possible('3C', 5, 1) && possible('3NT', 5, 0) && possible('3C', null, 0)).toBe(true);
  });
});

it('M6: the progressive form raises its lowest bid after every deal that was played', () => {
  const progressive = lists.find(({ options }) => options.variant === 'progressive')!;
  const thrownIn = { ...newDeal('N'), passedOut: true };
  expect(minimumLevel(progressive, [])).toBe(1);
  expect(minimumLevel(progressive, [worked, thrownIn, worked])).toBe(3);
  expect(minimumLevel(progressive, Array(9).fill(worked))).toBe(7);
  expect(minimumLevel(vint, [worked, worked])).toBe(1);
});

it('a deal read from a file is one, or nothing', () => {
  expect(readDeal(JSON.parse(JSON.stringify(worked)))).toEqual(worked);
  expect(readDeal({ ...worked, more: 1 })).toEqual(worked);
  for (const wrong of [
    null,
    7,
    {},
    { ...worked, dealer: 'X' },
    { ...worked, contract: '8C' },
    { ...worked, counted: 14 },
    { ...worked, counted: 1.5 },
    { ...worked, winners: ['N'] },
    { ...worked, winners: Array(14).fill('NS') },
    { ...worked, honours: 5, aces: 0 },
  ])
    expect(readDeal(wrong)).toBeNull();
});
