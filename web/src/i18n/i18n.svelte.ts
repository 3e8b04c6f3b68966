/** The words of the page: one catalogue is loaded at a time, and everything drawn follows it. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../storage';
import { guessLanguage, type Language } from './languages';

type Catalogue = { default: Record<string, string> };

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('./catalogue.en'),
  es: () => import('./catalogue.es'),
  pt: () => import('./catalogue.pt'),
  ru: () => import('./catalogue.ru'),
};

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>('en');

export const language = (): Language => current;

/** The bundle of one language; isolation marks are left out so that names compare as plain text. */
export function makeBundle(tag: Language, sources: Iterable<string>): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export async function speak(tag: Language): Promise<void> {
  const { default: files } = await catalogues[tag]();
  bundle = makeBundle(tag, Object.values(files));
  current = tag;
  document.documentElement.lang = tag;
}

export async function choose(tag: Language): Promise<void> {
  remember('vintik.language', tag);
  await speak(tag);
}

export const greet = (): Promise<void> =>
  speak(guessLanguage(recall('vintik.language'), navigator.languages));

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
