/** Adds up deals by a price list: picks their items, draws the line at each game (V5), ends the match (V5.4, M5). */

import { otherSide, SIDES, sideOf, type Side } from '../cards/card';
import type { Row, Standing, Won, Written } from '../sheet/written';
import type { Item, PricedItem, PriceList, Sides } from '../table/messages.gen';
import { missing, pricesOf, shareOf, tricksOf, type Played } from './played';

/** What became of a deal that was told: it is written on the sheet; something of it is missing; or it was played
 *  after the match had ended. */
export type State = 'written' | 'missing' | 'after';

export interface Reckoned {
  row: Row;
  state: State;
  /** Both sides reached game in it, and it is not known who did so first (V5.2). */
  undecided: boolean;
}

export interface Reckoning {
  deals: Reckoned[];
  /** What stands on the sheet. While a deal is undecided nobody wins a game after it. */
  written: Written;
}

const both = (value: number): Sides => ({ NS: value, EW: value });
const plus = (a: Sides, b: Sides): Sides => ({ NS: a.NS + b.NS, EW: a.EW + b.EW });

const item = ({ line, kind, points, why, rule }: PricedItem, side: Side): Item => ({
  side,
  line,
  kind,
  points,
  why,
  rule,
});

function total(items: readonly Item[]): Sides {
  const sum = both(0);
  for (const { side, points } of items) sum[side] += points;
  return sum;
}

/** The items of a deal, as far as it is known. */
export function itemsOf(list: PriceList, deal: Played): Item[] {
  const prices = pricesOf(list, deal);
  if (!prices || deal.declarer === null) return [];
  const side = sideOf(deal.declarer);
  const tricks = tricksOf(deal)?.[side];
  const places = tricks === undefined ? [] : [...prices.tricks[tricks]];
  if (prices.honours && deal.honours !== null)
    places.push(...prices.honours[shareOf(side, deal.honours, 5)]);
  if (prices.aces && deal.aces !== null && tricks !== undefined)
    places.push(...prices.aces[shareOf(side, deal.aces, 4)][tricks]);
  return places.map((place) => {
    const priced = list.items[place];
    return item(priced, priced.role === 'declaring' ? side : otherSide(side));
  });
}

interface Games {
  below: Sides;
  won: Won | null;
  undecided: boolean;
}

/** Who reaches game in a deal, in the order of its tricks (V5.2). */
export function gameIn(target: number, before: Sides, value: number, deal: Played): Games {
  const below = { ...before };
  if (deal.inOrder) {
    for (const [n, side] of deal.winners.entries()) {
      below[side] += value;
      if (below[side] >= target)
        return { below: both(0), won: { side, trick: n + 1 }, undecided: false };
    }
    return { below, won: null, undecided: false };
  }
  const tricks = tricksOf(deal)!;
  for (const side of SIDES) below[side] += tricks[side] * value;
  const reached = SIDES.filter((side) => below[side] >= target);
  if (reached.length === 0) return { below, won: null, undecided: false };
  const side = reached.length === 1 ? reached[0] : deal.first;
  if (side === null) return { below, won: null, undecided: true };
  return { below: both(0), won: { side, trick: null }, undecided: false };
}

/** What the match form adds to a deal (V5, M5); a deal that stands alone ends its match. */
class Match {
  standing: Standing;
  private undecided = false;

  constructor(
    private readonly list: PriceList,
    before?: Partial<Standing>,
  ) {
    this.standing = {
      over: false,
      winner: null,
      totals: both(0),
      margin: 0,
      games: both(0),
      below: both(0),
      target: list.target,
      ...before,
    };
  }

  add(number: number, deal: Played): Reckoned {
    const row = rowOf(this.list, number, deal);
    if (missing(this.list, deal).length > 0) return { row, state: 'missing', undecided: false };
    if (this.standing.over && this.list.form !== 'one_deal')
      return { row, state: 'after', undecided: false };
    const undecided = this.close(row, deal);
    row.totals = total(row.items);
    const totals = plus(this.standing.totals, row.totals);
    this.standing = { ...this.standing, totals, margin: Math.abs(totals.NS - totals.EW) };
    return { row, state: 'written', undecided };
  }

  private close(row: Row, deal: Played): boolean {
    const { form } = this.list;
    if (form === 'rubber' && !deal.passedOut) return this.rubber(row, deal);
    if (form === 'target') this.target(row);
    if (form === 'one_deal') this.standing = { ...this.standing, over: true };
    return false;
  }

  private rubber(row: Row, deal: Played): boolean {
    if (this.undecided) return false;
    const { below, games } = this.standing;
    const value = pricesOf(this.list, deal)?.trick_value ?? 0;
    const found = gameIn(this.list.target!, below, value, deal);
    this.undecided = found.undecided;
    this.standing = { ...this.standing, below: found.below };
    if (!found.won) return found.undecided;
    const { side } = found.won;
    const second = games[side] === 1;
    row.game_won = found.won;
    row.items.push(...this.list.bonuses[second ? 1 : 0].map((each) => item(each, side)));
    this.standing.games = plus(games, { ...both(0), [side]: 1 });
    if (second) this.standing = { ...this.standing, over: true, winner: side };
    return false;
  }

  private target(row: Row): void {
    const { NS, EW } = plus(this.standing.totals, row.totals);
    if (Math.max(NS, EW) < this.list.target! || NS === EW) return;
    const winner = NS > EW ? 'NS' : 'EW';
    row.items.push(...this.list.bonuses[0].map((each) => item(each, winner)));
    this.standing = { ...this.standing, over: true, winner };
  }
}

function rowOf(list: PriceList, number: number, deal: Played): Row {
  const prices = pricesOf(list, deal);
  const tricks = deal.passedOut ? null : tricksOf(deal);
  const items = itemsOf(list, deal);
  return {
    deal: number,
    dealer: deal.dealer,
    contract: prices?.bid ?? null,
    declarer: prices ? deal.declarer : null,
    doubled: prices?.doubled ?? 0,
    needs: prices?.needs ?? 0,
    tricks: prices && tricks ? tricks : both(0),
    trick_winners:
      prices && deal.inOrder ? deal.winners.map((side) => (side === 'NS' ? 'N' : 'E')) : [],
    items,
    totals: total(items),
    game_won: null,
  };
}

/** A match of deals in their order; `before`: where it stood when the first of them was dealt. */
export function reckon(
  list: PriceList,
  deals: readonly Played[],
  before?: Partial<Standing>,
): Reckoning {
  const match = new Match(list, before);
  const reckoned = deals.map((deal, n) => match.add(n + 1, deal));
  return {
    deals: reckoned,
    written: {
      form: list.form,
      columns: list.columns,
      sheet: reckoned.filter(({ state }) => state === 'written').map(({ row }) => row),
      match: match.standing,
    },
  };
}

/** The lowest level of the first bid after so many deals (M6 `progressive`). */
export function minimumLevel(list: PriceList, deals: readonly Played[]): number {
  const played = deals.filter(({ passedOut }) => !passedOut).length;
  return list.minimum_levels[Math.min(played, list.minimum_levels.length - 1)];
}
