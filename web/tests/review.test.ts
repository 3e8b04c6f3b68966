import { describe, expect, it } from 'vitest';
import { best, lostBy, loss, mistakes, possible, values } from '../src/review/costs';
import { hashOf, pack, readHash, unpack } from '../src/review/link';
import { momentAt, trickBack, trickForward } from '../src/review/replay';
import type { DealJudged, DealReviewed, SheetRow, StepJudged } from '../src/table/messages.gen';

const ROW: SheetRow = {
  deal: 1,
  dealer: 'W',
  contract: '1NT',
  declarer: 'W',
  doubled: 0,
  needs: 7,
  tricks: { NS: 1, EW: 1 },
  trick_winners: ['S', 'W'],
  items: [],
  totals: { NS: 12, EW: 12 },
  game_won: null,
};
/** Two tricks are enough to walk through. */
const DEAL: DealReviewed = {
  number: 1,
  dealer: 'W',
  hands: { N: ['SA', 'H2'], E: ['S3', 'H3'], S: ['SK', 'H4'], W: ['S5', 'HA'] },
  calls: [],
  dummy: null,
  before: { NS: 0, EW: 0 },
  tricks: [
    {
      leader: 'N',
      cards: [
        { seat: 'N', card: 'H2' },
        { seat: 'E', card: 'H3' },
        { seat: 'S', card: 'H4' },
        { seat: 'W', card: 'S5' },
      ],
      winner: 'S',
    },
    {
      leader: 'S',
      cards: [
        { seat: 'S', card: 'SK' },
        { seat: 'W', card: 'HA' },
        { seat: 'N', card: 'SA' },
        { seat: 'E', card: 'S3' },
      ],
      winner: 'W',
    },
  ],
  row: ROW,
};

const step = (
  seat: StepJudged['seat'],
  card: string,
  lost: [number, number] | null,
  judged: StepJudged['judged'] = [],
): StepJudged => ({
  seat,
  chooser: seat,
  card,
  judged: lost && judged,
  lost_tricks: lost && lost[0],
  lost_points: lost && lost[1],
});

const JUDGED: DealJudged = {
  steps: [
    step('N', 'H2', [0, 30], [
      { card: 'SA', tricks: 2, points: 90 },
      { card: 'H2', tricks: 2, points: 60 },
    ]),
    step('E', 'H3', [1, 60], [
      { card: 'H3', tricks: 0, points: -120 },
      { card: 'S3', tricks: 1, points: -60 },
    ]),
    step('S', 'H4', null),
    step('W', 'S5', [0, 0], [{ card: 'S5', tricks: 1, points: -60 }]),
  ],
  meanings: [],
  makeable: null,
};

describe('a walk through the play', () => {
  it('begins with all cards in hand', () => {
    expect(momentAt(DEAL, 0)).toEqual({
      hands: DEAL.hands,
      trick: [],
      winner: null,
      number: 1,
      taken: { NS: 0, EW: 0 },
    });
  });

  it('leaves a complete trick on the table until the next is begun', () => {
    const { trick, winner, number, taken, hands } = momentAt(DEAL, 4);
    expect([trick.length, winner, number, taken]).toEqual([4, 'S', 1, { NS: 1, EW: 0 }]);
    expect(hands.N).toEqual(['SA']);
    const next = momentAt(DEAL, 5);
    expect([next.trick.map(({ card }) => card), next.winner, next.number]).toEqual([['SK'], null, 2]);
    expect(momentAt(DEAL, 8).taken).toEqual({ NS: 1, EW: 1 });
  });

  it('goes by whole tricks', () => {
    expect([0, 1, 3, 4, 7, 8].map((at) => trickForward(at, 8))).toEqual([4, 4, 4, 8, 8, 8]);
    expect([0, 1, 4, 5, 8].map(trickBack)).toEqual([0, 0, 0, 4, 4]);
  });
});

describe('the costs', () => {
  it('are counted from the best card', () => {
    expect(best(JUDGED.steps[0], 'points')).toBe(90);
    expect(loss(JUDGED.steps[1], 'H3', 'tricks')).toBe(1);
    expect(loss(JUDGED.steps[2], 'H4', 'points')).toBe(0);
  });

  it('are listed, the dearest first, with what was better', () => {
    const found = mistakes(JUDGED, 9);
    expect(found.map(({ step: at, better }) => [at, better])).toEqual([
      [1, ['S3']],
      [0, ['SA']],
    ]);
    expect(mistakes(JUDGED, 1)).toHaveLength(1);
  });

  it('add up by player', () => {
    const lost = lostBy(JUDGED).filter(({ points }) => points);
    expect(lost).toEqual([
      { seat: 'N', tricks: 0, points: 30 },
      { seat: 'E', tricks: 1, points: 60 },
    ]);
  });

  it('lead from what was possible to what it came to, for North–South', () => {
    expect(values(JUDGED, ROW)).toEqual([90, 60, null, 60, 0]);
    expect(possible(JUDGED)).toEqual({ tricks: 2, points: 90 });
    expect(possible({ ...JUDGED, steps: JUDGED.steps.slice(1) })).toEqual({ tricks: 12, points: 60 });
    expect(possible({ ...JUDGED, steps: [] })).toBeNull();
  });
});

describe('a link', () => {
  it('holds the number of the deal and the record', async () => {
    const text = JSON.stringify({ deals: ['♠', 'Т К Д В'.repeat(900)] });
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(200);
    const hash = hashOf({ deal: 12, packed });
    expect(readHash(hash)).toEqual({ deal: 12, packed });
    expect(await unpack(packed)).toBe(text);
  });

  it.each([
    ['', 1],
    ['#', 1],
    ['#0', 1],
    ['#7', 7],
    ['#seven', 1],
    ['#3.<b>', 1],
  ])('%s names a deal', (hash, deal) => {
    expect(readHash(hash)).toEqual({ deal, packed: '' });
  });

  it('that is damaged holds nothing', async () => {
    expect(await unpack('AAAA')).toBeNull();
    expect(await unpack((await pack('a record'.repeat(90))).slice(0, -6))).toBeNull();
  });

  it('does not unfold without end', async () => {
    expect(await unpack(await pack('0'.repeat(2_000_000)))).toBeNull();
  });
});
