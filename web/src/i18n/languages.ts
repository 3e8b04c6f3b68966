/** The languages of the page, and which one a reader is greeted in. */

export const LANGUAGES = ['en', 'es', 'pt', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
};

const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.includes(text as Language);

/** What was chosen before, else the first of the browser's languages that there is, else English. */
export function guessLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}

/** The reader's own form of a language where the browser names one, such as `en-GB`: for dates. */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language;
