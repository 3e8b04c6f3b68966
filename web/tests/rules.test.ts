// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { frame, letter } from '../src/rules/text';

function text(html: string): HTMLElement {
  document.body.innerHTML = `<article>${html}</article>`;
  return document.querySelector('article')!;
}

describe('a text from the server', () => {
  it('has the letters of cards changed and changed back', () => {
    const drawn = text('♠ <span data-own="Т">A</span> <span data-own="Д">Q</span> 4');
    letter(drawn, true);
    expect(drawn.textContent).toBe('♠ Т Д 4');
    letter(drawn, true);
    letter(drawn, false);
    expect(drawn.textContent).toBe('♠ A Q 4');
  });

  it('lets one reach a table that is wider than the page, by keyboard', () => {
    const drawn = text('<div class="frame"></div><div class="frame"></div>');
    const [wide, narrow] = drawn.querySelectorAll<HTMLElement>('.frame');
    Object.defineProperties(wide, { scrollWidth: { value: 400, writable: true }, clientWidth: { value: 328 } });
    frame(drawn, 'a table');
    expect([wide.tabIndex, wide.getAttribute('aria-label')]).toEqual([0, 'a table']);
    expect(narrow.hasAttribute('tabindex')).toBe(false);
    Object.assign(wide, { scrollWidth: 300 });
    frame(drawn, 'a table');
    expect(wide.hasAttribute('tabindex')).toBe(false);
  });
});
