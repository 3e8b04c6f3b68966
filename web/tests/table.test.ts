import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, resetSettings } from '../src/settings/settings.svelte';
import { Selection } from '../src/table/state/selection.svelte';
import { Table } from '../src/table/state/table.svelte';
import { choosePace, LONG_LOOK, WALKING, type Pace } from '../src/table/update/pace';
import { cards, FakeWire, noOffers, played, snapshot, trick, update, view } from './server';

let wires: FakeWire[];
let table: Table;
let pace: Pace;

const wire = () => wires[wires.length - 1];
const sent = (type: string) => wire().sent.filter((message) => message.type === type);

function sitDown(offers = cards('HT', 'H2')) {
  table.sit();
  wire().opens();
  wire().says(snapshot(10, offers));
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  pace = WALKING;
  table = new Table({
    token: 'secret',
    dial: () => {
      wires.push(new FakeWire());
      return wire();
    },
    pace: () => pace,
  });
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

describe('a move', () => {
  it('is sent once by a double click, against the number of the last message', () => {
    sitDown();
    const selection = new Selection(table);
    const card = { kind: 'card', name: 'HT' } as const;
    for (let click = 0; click < 4; click++) selection.choose(card);
    expect(sent('move')).toEqual([
      { type: 'move', id: '1', seq: 10, move: { do: 'play', card: 'HT' } },
    ]);
    expect(selection.sent).toEqual(card);
  });

  it('is not made of a card that is not offered', () => {
    sitDown();
    const selection = new Selection(table);
    selection.choose({ kind: 'card', name: 'SA' });
    selection.choose({ kind: 'card', name: 'SA' });
    expect(selection.current).toBeNull();
    expect(sent('move')).toEqual([]);
  });

  it('waits for confirmation, and another choice replaces the first', () => {
    sitDown();
    const selection = new Selection(table);
    selection.choose({ kind: 'card', name: 'HT' });
    selection.choose({ kind: 'card', name: 'H2' });
    expect(sent('move')).toEqual([]);
    selection.confirm();
    selection.confirm();
    expect(sent('move').map(({ move }) => move)).toEqual([{ do: 'play', card: 'H2' }]);
  });

  it('takes all offers away while it is on its way', () => {
    sitDown();
    expect(table.act({ do: 'play', card: 'HT' })).toBe(true);
    expect(table.offers.cards).toEqual([]);
    expect(table.act({ do: 'play', card: 'H2' })).toBe(false);
  });

  it('that was refused says why and may be made again', () => {
    sitDown();
    table.act({ do: 'play', card: 'HT' });
    const params = { seat: 'S', suit: 'C' };
    wire().says({ type: 'refused', id: '1', code: 'must_follow', params, seq: 10 });
    expect(table.refusal).toEqual({ code: 'must_follow', params });
    expect(table.inFlight).toBeNull();
    expect(table.offers.cards).toEqual(['HT', 'H2']);
    expect(sent('snapshot')).toEqual([]);
  });

  it('that came too late says so and asks how the table stands', () => {
    sitDown();
    table.act({ do: 'play', card: 'HT' });
    wire().says({ type: 'refused', id: '1', code: 'stale_move', params: {}, seq: 12 });
    expect(sent('snapshot')).toHaveLength(1);
    wire().says(snapshot(12, cards('H2')));
    expect(table.refusal?.code).toBe('stale_move');
    expect(table.offers.cards).toEqual(['H2']);
    table.act({ do: 'play', card: 'H2' });
    expect(sent('move')[1]).toMatchObject({ seq: 12 });
  });
});

describe('one tap', () => {
  const card = (name: string) => ({ kind: 'card', name }) as const;

  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    change('card', 'tap');
  });
  afterEach(() => {
    resetSettings();
    vi.unstubAllGlobals();
  });

  it('plays a card, and leaves calls to be confirmed', () => {
    sitDown({ ...noOffers, calls: ['Pass'] });
    const selection = new Selection(table);
    selection.choose({ kind: 'call', name: 'Pass' });
    expect(sent('move')).toEqual([]);
    wire().says(snapshot(11, cards('HT', 'H2')));
    selection.choose(card('HT'));
    expect(sent('move').map(({ move }) => move)).toEqual([{ do: 'play', card: 'HT' }]);
  });

  it('that was a double tap plays one card, even when the next is offered at once', () => {
    sitDown(cards('HT'));
    const selection = new Selection(table);
    selection.choose(card('HT'));
    wire().says(snapshot(15, cards('H2')));
    selection.choose(card('H2'));
    expect(sent('move')).toHaveLength(1);
    vi.advanceTimersByTime(500);
    selection.choose(card('H2'));
    expect(sent('move')).toHaveLength(2);
  });
});

describe('a finished trick', () => {
  const finishes = (offers = noOffers) =>
    wire().says(update([played(11, 'N', 'DA')], offers, view([trick])));

  it('stays as long as the person has asked for', () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(choosePace()).toEqual(WALKING);
    change('trick', 'long');
    expect(choosePace()).toEqual({ ...WALKING, look: LONG_LOOK });
    change('trick', 'tap');
    expect(choosePace()).toEqual({ ...WALKING, look: null });
    resetSettings();
    vi.unstubAllGlobals();
  });

  it('that stays until a tap holds back what comes after it', () => {
    pace = { ...WALKING, look: null };
    sitDown(noOffers);
    finishes();
    wire().says(update([played(12, 'N', 'D5')], cards('HT')));
    vi.advanceTimersByTime(60_000);
    expect(table.paused).toBe(true);
    expect(table.events.map(({ seq }) => seq)).toEqual([11]);
    expect(table.offers.cards).toEqual([]);
    table.goOn();
    table.goOn();
    expect([table.paused, table.moment]).toEqual([false, 'sweep']);
    vi.advanceTimersByTime(WALKING.sweep);
    expect(table.events.map(({ seq }) => seq)).toEqual([11, 12]);
    vi.advanceTimersByTime(WALKING.act);
    expect(table.offers.cards).toEqual(['HT']);
  });

  it('that stays until a tap lets its winner lead', () => {
    pace = { ...WALKING, look: null };
    sitDown(noOffers);
    finishes(cards('HT'));
    expect(table.paused).toBe(true);
    expect(table.act({ do: 'play', card: 'HT' })).toBe(true);
    expect([table.paused, table.moment]).toEqual([false, 'none']);
  });

  it('that stays until a tap is gone after a reconnection', () => {
    pace = { ...WALKING, look: null };
    sitDown(noOffers);
    finishes();
    wire().says(snapshot(12, cards('H2')));
    expect([table.paused, table.moment]).toEqual([false, 'none']);
    expect(table.offers.cards).toEqual(['H2']);
  });
});

describe('updates', () => {
  it('are shown one at a time, and offers come with the last of them', () => {
    sitDown(noOffers);
    wire().says(update([played(11, 'E', 'D2')]));
    wire().says(update([played(12, 'S', 'D3')], cards('HT')));
    expect(table.events.map(({ seq }) => seq)).toEqual([11]);
    vi.advanceTimersByTime(WALKING.act - 1);
    expect(table.events).toHaveLength(1);
    expect(table.offers.cards).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.events).toHaveLength(2);
    expect(table.offers.cards).toEqual(['HT']);
  });

  it('let a completed trick lie before it is gathered', () => {
    sitDown(noOffers);
    wire().says(update([played(11, 'N', 'DA')], cards('HT'), view([trick])));
    expect(table.moment).toBe('look');
    vi.advanceTimersByTime(WALKING.look);
    expect(table.moment).toBe('sweep');
    vi.advanceTimersByTime(WALKING.sweep);
    expect(table.moment).toBe('none');
  });

  it('let the person lead while the trick before is being looked at, and that ends the look', () => {
    sitDown(noOffers);
    wire().says(update([played(11, 'N', 'DA')], cards('HT'), view([trick])));
    expect(table.moment).toBe('look');
    expect(table.act({ do: 'play', card: 'HT' })).toBe(true);
    expect(table.moment).toBe('none');
    wire().says(update([played(12, 'S', 'HT')]));
    expect(table.events.map(({ seq }) => seq)).toEqual([11, 12]);
    vi.advanceTimersByTime(5000);
    expect(table.moment).toBe('none');
  });

  it('offer the next deal only when the last trick has been gathered', () => {
    sitDown(noOffers);
    wire().says(update([played(11, 'N', 'DA')], { ...noOffers, deal: true }, view([trick])));
    expect(table.offers.deal).toBe(false);
    vi.advanceTimersByTime(WALKING.look + WALKING.sweep);
    expect(table.offers.deal).toBe(true);
  });

  it('that leave a gap are dropped, and one snapshot is asked for', () => {
    sitDown(noOffers);
    wire().says(update([played(12, 'E', 'D2')]));
    wire().says(update([played(13, 'S', 'D3')]));
    expect(sent('snapshot')).toHaveLength(1);
    expect(table.events).toEqual([]);
    wire().says(snapshot(13, cards('H2')));
    expect(table.offers.cards).toEqual(['H2']);
    wire().says(update([played(14, 'E', 'D5')]));
    expect(table.events.map(({ seq }) => seq)).toEqual([14]);
  });

  it('that are already known change nothing', () => {
    sitDown();
    wire().says(update([played(10, 'E', 'D2')]));
    expect(table.events).toEqual([]);
    expect(table.offers.cards).toEqual(['HT', 'H2']);
    expect(sent('snapshot')).toEqual([]);
  });

  it('still waiting are replaced by a snapshot', () => {
    sitDown(noOffers);
    wire().says(update([played(11, 'E', 'D2')]));
    wire().says(update([played(12, 'S', 'D3')]));
    wire().says(snapshot(12, cards('H2')));
    vi.advanceTimersByTime(5000);
    expect(table.events).toEqual([]);
    expect(table.offers.cards).toEqual(['H2']);
  });
});

describe('the line', () => {
  it('sits down with the token, and again after a drop, waiting longer each time', () => {
    sitDown();
    expect(wire().sent[0]).toEqual({ type: 'sit', token: 'secret' });
    table.act({ do: 'play', card: 'HT' });
    wire().drops();
    expect(table.line).toBe('lost');
    expect(table.inFlight).toBeNull();
    expect(table.offers).toEqual(noOffers);
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    wire().drops();
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(3);
    wire().opens();
    expect(wire().sent[0]).toEqual({ type: 'sit', token: 'secret' });
    wire().says(snapshot(11, cards('H2')));
    expect(table.line).toBe('open');
    expect(table.offers.cards).toEqual(['H2']);
  });

  it('keeps what was chosen over a drop, if it is still offered', () => {
    sitDown();
    const selection = new Selection(table);
    selection.choose({ kind: 'card', name: 'H2' });
    wire().drops();
    expect(selection.current).toBeNull();
    vi.advanceTimersByTime(300);
    wire().opens();
    wire().says(snapshot(10, cards('HT', 'H2')));
    expect(selection.current).toEqual({ kind: 'card', name: 'H2' });
  });

  it('closed for good is not tried again', () => {
    table.sit();
    wire().opens();
    wire().says({ type: 'refused', id: null, code: 'unknown_token', params: {}, seq: 0 });
    wire().drops(4401);
    vi.advanceTimersByTime(60000);
    expect(wires).toHaveLength(1);
    expect(table.line).toBe('closed');
    expect(table.refusal?.code).toBe('unknown_token');
  });
});
