/** Every ink on every ground it may lie on: WCAG's ratio, in both themes and both contrasts. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Rgba = [number, number, number, number];

const css = readFileSync(join(__dirname, '../src/look/theme.css'), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
  selectors: selectors.split(',').map((each) => each.trim()),
  colours: new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
}));

/** The colours of a context (`:root`, `.card-face` …), in the order in which the rules are written. */
function colours(context: string, more: boolean): Map<string, string> {
  const asked = [':root', ...(more ? [`[data-contrast='more']`] : [])];
  if (context !== ':root')
    asked.push(context, ...(more ? [`[data-contrast='more'] ${context}`] : []));
  return new Map(
    asked.flatMap((selector) =>
      rules.filter((rule) => rule.selectors.includes(selector)).flatMap((rule) => [...rule.colours]),
    ),
  );
}

function rgba(value: string, theme: Theme): Rgba {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const hex = (pair ? pair[theme === 'light' ? 1 : 2] : value).slice(1);
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  if (!/^[0-9a-f]{6}([0-9a-f]{2})?$/.test(hex)) throw new Error(`${value} is no colour`);
  return [part(0), part(2), part(4), hex.length === 8 ? part(6) / 255 : 1];
}

const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

const luminance = ([r, g, b]: Rgba): number => {
  const [x, y, z] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};

function ratio(one: Rgba, other: Rgba): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SUITS = ['spade', 'heart', 'diamond', 'club'];
const PAPER = ['paper', 'paper-2'];
const CLOTH = ['cloth', 'cloth-light', 'bar', 'plate'];
/** Context, inks, grounds, least ratio (WCAG 1.4.3, 1.4.11), least ratio of the high contrast (1.4.6). */
const PAIRS: [string, string[], string[], number, number][] = [
  [':root', ['ink', 'ink-2', 'brass-ink', 'warn', ...SUITS], PAPER, 4.5, 7],
  [':root', ['edge', 'ns', 'ew'], PAPER, 3, 4.5],
  ['.card-face', SUITS, ['card-face'], 4.5, 7],
  ['.on-cloth', ['on-cloth', 'on-cloth-2', 'on-cloth-warn', 'brass-light', ...SUITS], CLOTH, 4.5, 7],
  ['.on-brass', ['on-brass'], ['brass', 'brass-light'], 4.5, 7],
  ['.on-brass', SUITS, ['brass', 'brass-light'], 3, 4.5],
  [':root', ['brass'], ['cloth', 'bar'], 3, 3],
  [':root', ['focus'], ['cloth', 'cloth-light', 'bar', 'focus-edge'], 3, 3],
];

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  [false, true].map((more) => [theme, more ? 'high contrast' : 'as usual', more] as const),
);

describe.each(cases)('%s, %s', (theme, _name, more) => {
  it('every ink can be read on its grounds', () => {
    const faint = PAIRS.flatMap(([context, inks, grounds, usual, high]) => {
      const found = colours(context, more);
      const colour = (name: string) => rgba(found.get(name)!, theme);
      const cloth = colour('cloth-light');
      return inks.flatMap((ink) =>
        grounds
          .map((ground) => ({ ink, ground, value: ratio(colour(ink), over(colour(ground), cloth)) }))
          .filter(({ value }) => value < (more ? high : usual))
          .map(({ ink, ground, value }) => `${context} ${ink} on ${ground}: ${value.toFixed(2)}`),
      );
    });
    expect(faint).toEqual([]);
  });
});

it('measures every colour that there is', () => {
  const measured = new Set(PAIRS.flatMap(([, inks, grounds]) => [...inks, ...grounds]));
  const decoration = ['back', 'card-edge', 'on-cloth-hover', 'on-cloth-rule', 'rule', 'shade', 'veil'];
  const unmeasured = [...colours(':root', false)]
    .filter(([, value]) => /^(#|light-dark)/.test(value))
    .map(([name]) => name)
    .filter((name) => !measured.has(name) && !decoration.includes(name));
  expect(unmeasured).toEqual([]);
});

it('gives no other file a say over the suits', () => {
  for (const rule of rules)
    for (const [name, value] of rule.colours)
      if (name.startsWith('suit-')) expect(value).toMatch(/^var\(--(spade|heart|diamond|club)\)$/);
});
