import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults, sealed, shown, toSend } from '../src/home/options';
import { findTable, finishTable, forgetTable, keepTable, myTables } from '../src/home/tables';
import { guessLanguage, localeOf } from '../src/i18n/languages';
import { cutTheCards, openTable, ProblemError } from '../src/table/api/http';
import type { GameInfo } from '../src/table/messages.gen';

const game: GameInfo = {
  name: 'vint-1000',
  options: [
    { name: 'variant', values: ['modern', 'old', 'tournament'], default: 'modern', only_with: {} },
    {
      name: 'target',
      values: [1000, 500],
      default: 1000,
      only_with: { variant: ['modern', 'old'] },
    },
    { name: 'three_honours', values: [0, 1], default: 0, only_with: { variant: ['modern'] } },
  ],
  sealed_with: { variant: ['tournament'] },
  cards: [],
};
const names = (chosen: Record<string, string | number>) =>
  shown(game, { ...defaults(game), ...chosen }).map(({ name }) => name);

describe('options', () => {
  it('are shown only where they fit the others', () => {
    expect(names({})).toEqual(['variant', 'target', 'three_honours']);
    expect(names({ variant: 'old' })).toEqual(['variant', 'target']);
    expect(names({ variant: 'tournament' })).toEqual(['variant']);
  });

  it('that are hidden are not sent, even if they were changed before', () => {
    const chosen = { ...defaults(game), target: 500, three_honours: 1, variant: 'old' };
    expect(toSend(game, chosen)).toEqual({ variant: 'old', target: 500 });
  });

  it('make a sealed sequence of deals or do not', () => {
    expect(sealed(game, { ...defaults(game), variant: 'tournament' })).toBe(true);
    expect(sealed(game, defaults(game))).toBe(false);
    expect(sealed({ ...game, sealed_with: null }, { variant: 'tournament' })).toBe(false);
  });

  it('that were left as they are are not sent', () => {
    expect(toSend(game, defaults(game))).toEqual({});
    expect(toSend(game, { ...defaults(game), three_honours: 1 })).toEqual({ three_honours: 1 });
  });
});

describe('the language', () => {
  it('is the one chosen, else the first known of the browser, else English', () => {
    expect(guessLanguage('pt', ['ru'])).toBe('pt');
    expect(guessLanguage(null, ['de-AT', 'es-MX', 'ru'])).toBe('es');
    expect(guessLanguage('xx', ['de'])).toBe('en');
    expect(localeOf('en', ['ru', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(localeOf('es', ['en-GB'])).toBe('es');
  });
});

describe('tables one has sat at', () => {
  const kept = {
    token: 's',
    seat: 'S',
    game: 'vint',
    options: {},
    opened: 1,
    over: false,
  } as const;

  beforeEach(() => myTables().forEach(({ table }) => forgetTable(table)));

  it('are kept newest first, without a table twice', () => {
    keepTable({ table: 'A', ...kept });
    keepTable({ table: 'B', ...kept });
    keepTable({ table: 'A', ...kept });
    expect(myTables().map(({ table }) => table)).toEqual(['A', 'B']);
  });

  it('remember that a match is over', () => {
    keepTable({ table: 'A', ...kept });
    finishTable('A');
    expect(findTable('A')?.over).toBe(true);
  });
});

describe('a new table', () => {
  it('is asked for with sixteen random bytes as the cut', () => {
    expect(cutTheCards()).toMatch(/^[0-9a-f]{32}$/);
    expect(cutTheCards()).not.toBe(cutTheCards());
  });

  it('that is refused keeps the code and its parameters', async () => {
    const problem = { code: 'unknown_game', params: { game: 'whist' } };
    const fetched = vi.fn(async () => new Response(JSON.stringify(problem), { status: 422 }));
    vi.stubGlobal('fetch', fetched);
    await expect(openTable('whist', {})).rejects.toEqual(new ProblemError(problem));
    vi.unstubAllGlobals();
  });

  it('that cannot be asked for says that the server is out of reach', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    await expect(openTable('vint', {})).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    vi.unstubAllGlobals();
  });
});
