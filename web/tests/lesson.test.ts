import { beforeEach, describe, expect, it } from 'vitest';
import { ANOTHER_WAY, LessonLine, snapshotAt } from '../src/lesson/line';
import { keepStop, stopKept } from '../src/lesson/progress';
import type { LessonSeen, LessonStop, Update } from '../src/table/messages.gen';
import { Selection } from '../src/table/state/selection.svelte';
import { NOTHING, Table } from '../src/table/state/table.svelte';
import { played, snapshot, update } from './server';

const stop = (after: number, wanted: string | null): LessonStop => ({
  after,
  say: `after-${after}`,
  facts: {},
  wanted,
  choice: wanted !== null,
});
const seqs = (told: { events: { seq: number }[] }) => told.events.map(({ seq }) => seq);
const soon = () => new Promise((done) => setTimeout(done, 30));

describe('a lesson', () => {
  const seq = 2;
  const start = {
    ...snapshot(seq),
    events: [1, 2].map((n) => ({ seq: n, type: 'called' })),
  };
  const calls = (names: string[]) => ({ ...NOTHING, calls: names });
  const updates: Update[] = [1, 2, 3].map((n) => ({
    ...update([played(seq + n, 'E', `D${n + 1}`)]),
    offers: n === 2 ? calls(['Pass', '1H', '2H']) : NOTHING,
  }));
  const lesson: LessonSeen = {
    name: 'first',
    snapshot: { ...start, offers: NOTHING },
    updates,
    stops: [stop(0, null), stop(2, '1H'), stop(3, null)],
  };
  let reached: number[];
  let line: LessonLine;
  let table: Table;

  function sit(at: number) {
    reached = [];
    line = new LessonLine(lesson, at, (to) => reached.push(to));
    table = new Table({ token: '', dial: () => line, pace: () => ({ act: 0, look: 0, sweep: 0 }) });
    table.sit();
  }
  beforeEach(() => sit(0));

  it('begins where it is told to', async () => {
    await soon();
    expect(table.events.at(-1)?.seq).toBe(seq);
    sit(1);
    await soon();
    expect(table.events.at(-1)?.seq).toBe(seq + 2);
    expect(table.offers.calls).toEqual(['Pass', '1H', '2H']);
  });

  it('goes on to the next stop and no further', async () => {
    await soon();
    line.goOn();
    await soon();
    expect(table.events.at(-1)?.seq).toBe(seq + 2);
    expect(reached.at(-1)).toBe(1);
  });

  it('takes the wanted move', async () => {
    sit(1);
    await soon();
    const selection = new Selection(table);
    selection.choose({ kind: 'call', name: '1H' });
    selection.confirm();
    await soon();
    expect(table.refusal).toBeNull();
    expect(reached.at(-1)).toBe(2);
    line.goOn();
    expect(reached.at(-1)).toBe(2);
  });

  it('answers another move with a word, and waits', async () => {
    sit(1);
    await soon();
    table.act({ do: 'call', call: '2H' });
    await soon();
    expect(table.refusal?.code).toBe(ANOTHER_WAY);
    expect(table.offers.calls).toContain('1H');
    expect(table.inFlight).toBeNull();
    table.act({ do: 'call', call: '1H' });
    await soon();
    expect(reached.at(-1)).toBe(2);
  });

  it('turns back', async () => {
    sit(2);
    await soon();
    line.turnTo(0);
    expect(table.events.at(-1)?.seq).toBe(seq);
    expect(table.view).toEqual(start.view);
  });

  it('has the events of all that went before in a snapshot', () => {
    expect(seqs(snapshotAt(lesson, stop(2, null)))).toEqual([...seqs(start), seq + 1, seq + 2]);
  });
});

it('progress is kept within the stops there are', () => {
  keepStop('first', 7);
  expect(stopKept('first', 29)).toBe(7);
  expect(stopKept('first', 7)).toBe(0);
  expect(stopKept('second', 7)).toBe(0);
});
