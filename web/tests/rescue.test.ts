// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusSomewhere } from '../src/a11y/rescue';

let end: () => void;
const settled = () => new Promise((done) => setTimeout(done, 20));
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = '<div id="app"></div>';
  end = keepFocusSomewhere();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});
const draw = (html: string) => (document.querySelector('#app')!.innerHTML = html);
const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
const LIST = '<main><h1 id="title">Tables</h1><ul><li><button id="a"></button></li><li><button id="b"></button></li></ul></main>';

it('goes to what stood nearest when the focused button goes away', async () => {
  draw(LIST);
  press();
  document.getElementById('a')!.focus();
  document.getElementById('a')!.closest('li')!.remove();
  await settled();
  expect(focused()).toBe('b');
});

it('goes to the heading of a page that takes the place of another', async () => {
  draw(LIST);
  document.getElementById('a')!.focus();
  draw('');
  await settled();
  draw('<main><h1 id="next">Vint</h1><button id="c"></button></main>');
  await settled();
  expect(focused()).toBe('next');
});

it('leaves alone a focus that is somewhere, and one that was never set', async () => {
  draw(LIST);
  document.getElementById('a')!.remove();
  await settled();
  expect(focused()).toBe('BODY');
  document.getElementById('b')!.focus();
  draw(LIST.replace('Tables', 'More'));
  document.getElementById('a')!.focus();
  await settled();
  expect(focused()).toBe('a');
});

it('moves no focus for somebody at a pointer, whose page is still there', async () => {
  draw(LIST);
  dispatchEvent(new Event('pointerdown'));
  document.getElementById('a')!.focus();
  document.getElementById('a')!.remove();
  await settled();
  expect(focused()).toBe('BODY');
});
