/** Brings a text from the server to life: links turn pages, letters of cards follow the settings, calculators count. */

import { mount, unmount } from 'svelte';
import { learn } from '../i18n/i18n.svelte';
import { pageOf } from '../pages';
import { follow } from '../router.svelte';
import { READING } from './place';

/** A link to another page of ours opens it without loading everything again; a place on this page is the browser's
 *  own affair. */
export function turnPages(text: HTMLElement): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    follow(event, link);
  };
  text.addEventListener('click', clicked);
  return () => text.removeEventListener('click', clicked);
}

/** Cards in the international letters, or in those of the text's language. */
export function letter(text: HTMLElement, own: boolean): void {
  for (const card of text.querySelectorAll<HTMLElement>('[data-own]')) {
    const letters = (card.dataset.letter ??= card.textContent ?? '');
    card.textContent = own ? card.dataset.own! : letters;
  }
}

/** Tables that are wider than their frames can be reached by keyboard. */
export function frame(text: HTMLElement, name: string): void {
  for (const each of text.querySelectorAll<HTMLElement>('.frame')) {
    const wide = each.scrollWidth > each.clientWidth;
    const told = { role: 'group', tabindex: '0', 'aria-label': name };
    for (const [key, value] of Object.entries(told))
      if (wide) each.setAttribute(key, value);
      else each.removeAttribute(key);
  }
}

/** Puts calculators where the text wants them, each once its place is whole in sight below where one reads: a text that
 *  is opened further down, even right after one, does not move under its reader. Where there is none to be had the link to its page stays. */
export function fillWidgets(text: HTMLElement): () => void {
  const made: Record<string, unknown>[] = [];
  const whole = { rootMargin: `${-READING}px 0px 0px`, threshold: 1 };
  const watch = new IntersectionObserver((seen) => {
    for (const { target, intersectionRatio } of seen) {
      if (intersectionRatio < 1) continue;
      watch.unobserve(target);
      void calculator(target as HTMLElement).then((each) => each && made.push(each));
    }
  }, whole);
  for (const target of text.querySelectorAll('[data-widget="calculator"]')) watch.observe(target);
  return () => {
    watch.disconnect();
    made.forEach((each) => void unmount(each));
  };
}

async function calculator(target: HTMLElement): Promise<Record<string, unknown> | undefined> {
  const game = target.dataset.game!;
  const words = pageOf(`/calculator/${game}`)!.page.words;
  const [{ default: Calculator }] = await Promise.all([
    import('../reckon/Calculator.svelte'),
    learn(words),
  ]);
  if (!target.isConnected) return;
  target.replaceChildren();
  return mount(Calculator, { target, props: { game } });
}
