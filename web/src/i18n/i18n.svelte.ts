/** The words of the page: the catalogues that are needed, in one language at a time; everything drawn follows them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../storage';
import { guessLanguage, type Language } from './languages';

/** A catalogue by its file's name, such as `table`: the words of a part of the page. */
export type Area = string;

const files = import.meta.glob<string>(
  ['../../../src/vintik/i18n/*/*.ftl', '!../../../src/vintik/i18n/*/{arena,command,teaching}.ftl'],
  { query: '?raw', import: 'default' },
);
const fileOf = (tag: Language, area: Area) => `../../../src/vintik/i18n/${tag}/${area}.ftl`;

/** Every area there is. */
export const AREAS: readonly Area[] = Object.keys(files)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.replace(/.*\/(.*)\.ftl$/, '$1'));

const known = new Set<Area>();
let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');

export const language = (): Language => current;

/** The bundle of one language; isolation marks are left out so that names compare as plain text. */
export function makeBundle(tag: Language, sources: Iterable<string>): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

let turn: Promise<unknown> = Promise.resolve();

/** Speaks a language from now on. What is asked for while words are on their way waits its turn; words that do not
 *  come leave everything as it was. */
export function speak(tag: Language): Promise<void> {
  return (turn = turn.catch(() => undefined).then(() => load(tag)) as Promise<void>);
}

async function load(tag: Language): Promise<void> {
  const sources = await Promise.all([...known].map((area) => files[fileOf(tag, area)]()));
  bundle = makeBundle(tag, sources);
  current = tag;
  document.documentElement.lang = tag;
}

/** Has the words of some areas ready, in the language spoken and in every one that will be. */
export function learn(areas: readonly Area[]): Promise<void> {
  const fresh = areas.filter((area) => !known.has(area));
  fresh.forEach((area) => known.add(area));
  if (fresh.length > 0)
    turn = turn.catch(() => undefined).then(() => load(current));
  return turn as Promise<void>;
}

export async function choose(tag: Language): Promise<void> {
  remember('vintik.language', tag);
  await speak(tag);
}

/** The first words, in the reader's language. */
export function greet(areas: readonly Area[]): Promise<void> {
  areas.forEach((area) => known.add(area));
  return speak(guessLanguage(recall('vintik.language'), navigator.languages));
}

/** Whether the language has words for `id`: for names that come from the server. */
export const has = (id: string): boolean => bundle?.getMessage(id)?.value != null;

export type Params = Record<string, string | number | null>;

/** Numbers are written without separators, as on a score sheet. */
const filled = (params: Params): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : (value ?? ''),
    ]),
  );

/** The message `id` with its parameters filled in; an unknown one shows as its id. */
export function t(id: string, params: Params = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern, filled(params), []) : id;
}
