import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOME_WORDS, PAGES, pageOf } from '../src/pages';

const SOURCES = join(__dirname, '../src');
const CATALOGUES = join(__dirname, '../../src/vintik/i18n/en');

/** Catalogues whose messages are named by what the server sends. */
const NAMED_BY_SERVER: Record<string, string[]> = {
  'cards/advice.ts': ['calls', 'reasons'],
  'lesson/LessonTable.svelte': ['first-lesson'],
  'table/render/refusal.ts': ['refusals'],
};

const areaOf = new Map<string, string>();
const mentions = new Map<string, string[]>();
for (const file of readdirSync(CATALOGUES)) {
  const blocks = readFileSync(join(CATALOGUES, file), 'utf8').split(/\n(?=[a-z])/);
  for (const block of blocks) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (!id) continue;
    areaOf.set(id, file.replace('.ftl', ''));
    mentions.set(
      id,
      [...block.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, named]) => named),
    );
  }
}

const areasOf = (id: string): string[] => [
  areaOf.get(id)!,
  ...(mentions.get(id) ?? []).flatMap(areasOf),
];

/** The files a file is put together from, itself among them. */
function parts(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, named] of text.matchAll(/from '(\.[^']*)'/g)) {
    const path = join(dirname(file), named);
    const found = [path, `${path}.ts`].find((each) => existsSync(each) && /\.\w+$/.test(each));
    if (found) parts(found, seen);
  }
  return seen;
}

function needed(file: string): string[] {
  const areas = [...parts(join(SOURCES, file))].flatMap((part) => {
    const name = relative(SOURCES, part);
    const text = readFileSync(part, 'utf8').replaceAll(/[!=]== '[^']*'/g, '');
    const ids = [...text.matchAll(/\bt\(\s*([^(),{]*?)[,)]/g)]
      .flatMap(([, first]) => [...first.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id))
      .filter((id) => areaOf.has(id));
    return [...ids.flatMap(areasOf), ...(NAMED_BY_SERVER[name] ?? [])];
  });
  return [...new Set(areas)].sort();
}

const source = readFileSync(join(SOURCES, 'pages.ts'), 'utf8');
const drawn = [...source.matchAll(/load: \(\) => import\('\.\/([^']*)'\)/g)].map(([, file]) => file);

describe('every page', () => {
  it.each(PAGES.map((page, n) => [drawn[n], page] as const))('%s has its words', (file, page) => {
    expect(needed(file).filter((area) => !page.words.includes(area))).toEqual([]);
  });

  it('fetches no words it does not use', () => {
    const idle = PAGES.flatMap((page, n) =>
      page.words
        .filter((area) => !needed(drawn[n]).includes(area))
        .map((area) => `${drawn[n]}: ${area}`),
    );
    expect(idle).toEqual([]);
  });

  it('is found by its address', () => {
    expect(pageOf('/')).toBeNull();
    expect(pageOf('/t/a%20b')?.name).toBe('a b');
    expect(pageOf('/practice')?.name).toBe('');
    expect(pageOf('/practice/stayman')?.name).toBe('stayman');
  });
});

it('the home page has its words', () => {
  expect(needed('home/Home.svelte').filter((area) => !HOME_WORDS.includes(area))).toEqual([]);
});
