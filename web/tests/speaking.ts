/** Every catalogue of a language at once: for tests that draw a part of a page alone. */

import { AREAS, learn, speak } from '../src/i18n/i18n.svelte';
import type { Language } from '../src/i18n/languages';

export async function speakAll(tag: Language): Promise<void> {
  await speak(tag);
  await learn(AREAS);
}
