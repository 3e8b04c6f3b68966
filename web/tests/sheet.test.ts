import { describe, expect, it } from 'vitest';
import { above, below, opposite, running, scored } from '../src/sheet/columns';
import { arithmetic, points, signed } from '../src/sheet/numbers';
import type { Item, SheetRow } from '../src/table/messages.gen';

const item = (side: Item['side'], line: Item['line'], kind: string, value: number): Item => ({
  side,
  line,
  kind,
  points: value,
  why: '8 × 26',
});

/** The worked example of the rules (V6). */
const worked: SheetRow = {
  deal: 1,
  dealer: 'E',
  contract: '3C',
  declarer: 'N',
  doubled: 0,
  needs: 9,
  tricks: { NS: 8, EW: 5 },
  trick_winners: [],
  items: [
    item('NS', 'below', 'tricks', 208),
    item('EW', 'below', 'tricks', 130),
    item('NS', 'above', 'honours', 780),
    item('NS', 'above', 'aces', 780),
    item('EW', 'above', 'undertricks', 1500),
  ],
  totals: { NS: 1768, EW: 1630 },
  game_won: null,
};
const passedOut: SheetRow = {
  ...worked,
  deal: 2,
  contract: null,
  declarer: null,
  items: [],
  totals: { NS: 0, EW: 0 },
};
const gameDeal: SheetRow = {
  ...worked,
  deal: 3,
  items: [item('EW', 'above', 'game', 500), item('EW', 'below', 'tricks', 364)],
  totals: { NS: 0, EW: 864 },
  game_won: { side: 'EW', trick: 9 },
};
const sheet = [worked, passedOut, gameDeal];

describe('the rubber sheet', () => {
  it('fills the prizes of each side without holes, and keeps their deals', () => {
    const pairs = above(sheet).map(({ NS, EW }) => [NS?.points, NS?.deal, EW?.points, EW?.deal]);
    expect(pairs).toEqual([
      [780, 1, 1500, 1],
      [780, 1, 500, 3],
    ]);
  });

  it('sets the tricks of a deal opposite each other and draws a line under a game', () => {
    const pairs = below(sheet).map(({ NS, EW, won }) => [NS?.points, EW?.points, won]);
    expect(pairs).toEqual([
      [208, 130, null],
      [undefined, 364, { side: 'EW', trick: 9 }],
    ]);
  });
});

describe('the running score', () => {
  it('adds up after every deal, also one that was passed out', () => {
    expect(running(sheet)).toEqual([
      { NS: 1768, EW: 1630 },
      { NS: 1768, EW: 1630 },
      { NS: 1768, EW: 2494 },
    ]);
  });

  it('takes only the entries of its column', () => {
    expect(scored(worked)).toEqual([]);
    const row = { ...worked, items: [item('EW', 'score', 'undertricks', 200)] };
    expect(scored(row)).toMatchObject([{ NS: null, EW: { points: 200, deal: 1 } }]);
  });

  it('is equal and opposite where it counts for one side and against the other', () => {
    expect(opposite({ NS: 0, EW: 200 })).toEqual({ NS: -200, EW: 200 });
  });
});

it('writes a true minus, a plus only where it tells something, and no arithmetic twice', () => {
  expect([points(-50), signed(420), signed(0), signed(-50)]).toEqual(['−50', '+420', '0', '−50']);
  expect(arithmetic({ why: '500', points: 500 })).toBe('');
  expect(arithmetic({ why: '8 × 26', points: 208 })).toBe('8\u00a0×\u00a026');
  expect(arithmetic({ why: '100 + 2 × 200 + 5 × 300', points: 2000 })).toBe(
    '100 +\u00a02\u00a0×\u00a0200 +\u00a05\u00a0×\u00a0300',
  );
});
