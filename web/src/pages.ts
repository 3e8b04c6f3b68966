/** The pages there are: which addresses open them, what draws them, and the catalogues they speak from.
 *  Each gets the part of its address that names something as `name`, empty where there is none. */

import type { Component } from 'svelte';
import { learn, type Area } from './i18n/i18n.svelte';

export interface Page {
  address: RegExp;
  words: readonly Area[];
  load: () => Promise<{ default: Component<{ name: string }> }>;
}

const TABLE: Page = {
  address: /^\/t\/([^/]+)\/?$/,
  words: ['calls', 'cards', 'claim', 'convention', 'home', 'log', 'reasons', 'refusals', 'settings', 'sheet', 'standing', 'table', 'text'],
  load: () => import('./table/TableDoor.svelte'),
};

/** The home page is not among them: it is there from the beginning. */
export const PAGES: readonly Page[] = [
  TABLE,
  {
    address: /^\/practice(?:\/([^/]*))?\/?$/,
    words: ['calls', 'cards', 'claim', 'convention', 'home', 'practice', 'reasons', 'refusals', 'settings', 'table'],
    load: () => import('./practice/PracticePage.svelte'),
  },
  {
    address: /^\/cards\/([^/]+)\/?$/,
    words: ['calls', 'cards', 'convention', 'home', 'reasons', 'refusals', 'settings'],
    load: () => import('./convention/CardPage.svelte'),
  },
  {
    address: /^\/pad(?:\/([^/]*))?\/?$/,
    words: ['cards', 'home', 'log', 'pad', 'reckon', 'refusals', 'settings', 'sheet', 'table'],
    load: () => import('./pad/PadPage.svelte'),
  },
  {
    address: /^\/calculator\/([^/]+)\/?$/,
    words: ['cards', 'home', 'reckon', 'refusals', 'settings', 'sheet', 'table'],
    load: () => import('./reckon/CalculatorPage.svelte'),
  },
  {
    address: /^\/review(?:\/([^/]*))?\/?$/,
    words: ['calls', 'cards', 'claim', 'home', 'log', 'reasons', 'refusals', 'review', 'settings', 'sheet', 'table'],
    load: () => import('./review/ReviewPage.svelte'),
  },
  {
    address: /^\/lesson\/?$/,
    words: ['calls', 'cards', 'claim', 'first-lesson', 'home', 'lesson', 'log', 'reasons', 'refusals', 'settings', 'sheet', 'standing', 'table'],
    load: () => import('./lesson/LessonPage.svelte'),
  },
  {
    address: /^\/rules(?:\/([^/]*))?\/?$/,
    words: ['cards', 'home', 'refusals', 'rules', 'settings'],
    load: () => import('./rules/RulesPage.svelte'),
  },
];

export const HOME_WORDS: readonly Area[] = ['cards', 'convention', 'front', 'home', 'refusals', 'settings'];

/** The page of an address, and what the address names; null for the home page. */
export function pageOf(path: string): { page: Page; name: string } | null {
  for (const page of PAGES) {
    const match = page.address.exec(path);
    if (match) return { page, name: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}

/** A page with all its words. */
export async function opened(page: Page): Promise<Component<{ name: string }>> {
  const [{ default: drawn }] = await Promise.all([page.load(), learn(page.words)]);
  return drawn;
}

/** Fetches the table before it is asked for. */
export const prepareTable = (): void => void opened(TABLE).catch(() => undefined);
