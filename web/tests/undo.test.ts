import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenPad } from '../src/pad/open.svelte';
import { findPad, forgetPad, keepPad, newPad, type Pad } from '../src/pad/pads';
import type { PriceList } from '../src/table/messages.gen';

const lists: PriceList[] = JSON.parse(readFileSync(join(__dirname, 'data/prices.json'), 'utf8'));
const vint = lists.find(({ game }) => game === 'vint')!;

/** Bytes that the browser keeps at most. */
let room: number;
let stored: Map<string, string>;
let first: Pad;

beforeEach(() => {
  room = Infinity;
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...stored].filter(([name]) => name !== key);
      if (others.reduce((sum, [, text]) => sum + text.length, value.length) > room)
        throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  first = newPad('vint', {}, ['a', '', '', ''], 1);
  keepPad(first);
});

const opened = () => new OpenPad(findPad(first.id)!, vint);
const rename = (open: OpenPad, name: string) => open.rename([name, '', '', '']);
const named = (open: OpenPad) => open.pad.players[0];

describe('undoing', () => {
  it('goes on after a reload, step by step to the beginning', () => {
    const before = opened();
    rename(before, 'b');
    rename(before, 'c');
    const after = opened();
    expect([named(after), after.mayUndo]).toEqual(['c', true]);
    after.undo();
    expect([named(after), named(opened())]).toEqual(['b', 'b']);
    const last = opened();
    last.undo();
    expect([named(last), last.mayUndo, opened().mayUndo]).toEqual(['a', false, false]);
  });

  it('reaches so far back and no further', () => {
    const open = opened();
    for (let n = 0; n < 200; n++) rename(open, `n${n}`);
    const after = opened();
    let steps = 0;
    for (; after.mayUndo; steps++) after.undo();
    expect(steps).toBe(50);
    expect(named(after)).toBe('n149');
  });

  it('in another window undoes what was done in this one', () => {
    const [one, other] = [opened(), opened()];
    vi.spyOn(Date, 'now').mockReturnValue(first.changed + 1);
    rename(one, 'b');
    other.refresh();
    other.undo();
    expect([named(other), other.mayUndo]).toEqual(['a', false]);
    vi.restoreAllMocks();
  });

  it.each(['rubbish', '7', '[7]', '["a"]', '[{"format":"vintik.pad/1"}]'])(
    'is not to be had of a past that cannot be read: %s',
    (text) => {
      stored.set(`vintik.pad-past ${first.id}`, text);
      expect(opened().mayUndo).toBe(false);
    },
  );

  it('gives way where there is no room for the score and its past', () => {
    const open = opened();
    for (let n = 0; n < 5; n++) rename(open, `n${n}`);
    room = [...stored.values()].reduce((sum, text) => sum + text.length, 0);
    rename(open, 'a longer name');
    expect([open.kept, open.mayUndo]).toEqual([true, true]);
    expect([named(opened()), opened().mayUndo]).toEqual(['a longer name', false]);
  });

  it('is forgotten with the score', () => {
    rename(opened(), 'b');
    forgetPad(first.id);
    expect([...stored.keys()]).toEqual(['vintik.pads']);
  });
});
