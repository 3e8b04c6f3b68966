import { describe, expect, it } from 'vitest';
import { columns, lastBid, rows } from '../src/log/auction';
import { foldLog, tricksOf } from '../src/log/fold';
import type { LoggedEvent } from '../src/table/messages.gen';

const events = (...happened: Record<string, unknown>[]): LoggedEvent[] =>
  happened.map((event, n) => ({ seq: n + 1, ...event }) as LoggedEvent);

const dealt = (dealer: string) => ({ type: 'dealt', dealer, hands: {} });
const call = (seat: string, name: string) => ({ type: 'call_made', seat, call: name });
const card = (seat: string, name: string) => ({ type: 'card_played', seat, card: name });
const back = (seat: string, acts: number) => ({ type: 'taken_back', seat, acts });

describe('the log', () => {
  it('keeps calls and cards deal by deal', () => {
    const deals = foldLog(
      events(
        { type: 'match_started', game: 'vint', options: {}, dealer: 'N' },
        dealt('N'),
        call('N', 'Pass'),
        { type: 'hands_shown', hands: {} },
        dealt('E'),
        call('E', '1S'),
        card('S', 'HA'),
      ),
    );
    expect(deals.map(({ number, dealer }) => [number, dealer])).toEqual([
      [1, 'N'],
      [2, 'E'],
    ]);
    expect(deals[0].calls).toEqual([{ seat: 'N', call: 'Pass' }]);
    expect(deals[1].cards).toEqual([{ seat: 'S', card: 'HA' }]);
  });

  it('drops the calls that were taken back, last first', () => {
    const [deal] = foldLog(
      events(
        dealt('S'),
        call('S', '1S'),
        call('W', 'Pass'),
        call('N', '2C'),
        call('E', 'Pass'),
        back('S', 4),
        call('S', '1H'),
      ),
    );
    expect(deal.calls).toEqual([{ seat: 'S', call: '1H' }]);
  });

  it('drops a card that was taken back and not the call before it', () => {
    const [deal] = foldLog(
      events(dealt('S'), call('S', '1S'), card('W', 'HA'), card('N', 'H2'), back('N', 1)),
    );
    expect(deal.cards).toEqual([{ seat: 'W', card: 'HA' }]);
    expect(deal.calls).toHaveLength(1);
  });

  it('remembers who claimed, and lays the cards out in tricks', () => {
    const [deal] = foldLog(
      events(
        dealt('S'),
        card('W', 'HA'),
        card('N', 'H2'),
        card('E', 'H3'),
        card('S', 'H4'),
        { type: 'claimed', seat: 'W' },
        card('W', 'HK'),
      ),
    );
    expect(deal.claim).toEqual({ seat: 'W', after: 4 });
    expect(tricksOf(deal).map((trick) => trick.map((played) => played.card))).toEqual([
      ['HA', 'H2', 'H3', 'H4'],
      ['HK'],
    ]);
  });
});

describe('the auction diagram', () => {
  const calls = ['Pass', '1S', 'Pass', '2C', 'Pass', 'Pass'].map((name, n) => ({
    seat: columns('W')[n % 4],
    call: name,
  }));

  it('begins with the dealer', () => {
    expect(columns('W')).toEqual(['W', 'N', 'E', 'S']);
    expect(rows(calls).map((row) => row.length)).toEqual([4, 2]);
  });

  it('finds the bid that stands, or none', () => {
    expect(lastBid(calls)).toBe(3);
    expect(lastBid(calls.slice(0, 1))).toBe(-1);
  });
});
