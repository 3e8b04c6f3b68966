import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type TextElement,
  type VariableReference,
} from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/i18n/languages';

const ROOT = join(__dirname, '../../src/vintik/i18n');
const SOURCES = join(__dirname, '../src');
/** Words that are the same in a translation: names, letters, and terms that were borrowed whole. */
const BORROWED = new Set([
  'Vint',
  'Bridge',
  'vintik',
  'pass',
  'Esc',
  'Enter',
  'Home',
  'End',
  'N',
  'E',
  'S',
  'O',
  'vulnerable',
  'Vulnerable',
  'rubber',
  'slam',
  'game',
  'vulnerable:',
  'bytes',
  '· vintik',
  'Standard American (SAYC)',
]);

class Reading extends Visitor {
  variables = new Set<string>();
  messages = new Set<string>();
  texts: string[] = [];
  override visitMessageReference(node: MessageReference) {
    this.messages.add(node.id.name);
  }
  override visitVariableReference(node: VariableReference) {
    this.variables.add(node.id.name);
  }
  override visitTextElement(node: TextElement) {
    this.texts.push(node.value);
  }
}

/** Messages of a language by file; junk and doubles fail here. */
function read(language: Language): Map<string, Map<string, Reading>> {
  const files = new Map<string, Map<string, Reading>>();
  const seen = new Set<string>();
  for (const file of readdirSync(join(ROOT, language)).filter((name) => name.endsWith('.ftl'))) {
    const entries = new Map<string, Reading>();
    for (const node of parse(readFileSync(join(ROOT, language, file), 'utf8'), {}).body) {
      if (node.type === 'Junk')
        throw new Error(`${language}/${file}: ${(node as { content?: string }).content}`);
      if (node.type !== 'Message') continue;
      const message = node as Message;
      if (seen.has(message.id.name)) throw new Error(`${language}: ${message.id.name} twice`);
      seen.add(message.id.name);
      const reading = new Reading();
      reading.visit(message);
      entries.set(message.id.name, reading);
    }
    files.set(file, entries);
  }
  return files;
}

const catalogues = Object.fromEntries(LANGUAGES.map((tag) => [tag, read(tag)])) as Record<
  Language,
  Map<string, Map<string, Reading>>
>;
const ids = (language: Language) =>
  [...catalogues[language]]
    .flatMap(([file, entries]) => [...entries.keys()].map((id) => `${file} ${id}`))
    .sort();
const entry = (language: Language, id: string): Reading => {
  for (const entries of catalogues[language].values()) if (entries.has(id)) return entries.get(id)!;
  throw new Error(`${language} has no ${id}`);
};
/** The parameters of a message, and of the messages it is put together from. */
const parameters = (language: Language, id: string): string[] => {
  const { variables, messages } = entry(language, id);
  const all = [...variables, ...[...messages].flatMap((each) => parameters(language, each))];
  return [...new Set(all)].sort();
};
const english = [...catalogues.en.values()].flatMap((entries) => [...entries.keys()]);

describe.each(LANGUAGES.filter((tag) => tag !== 'en'))('the catalogue %s', (language) => {
  it('has the same messages in the same files as English', () => {
    expect(ids(language)).toEqual(ids('en'));
  });

  it('uses the parameters of the English messages', () => {
    const wrong = english.filter(
      (id) => `${parameters(language, id)}` !== `${parameters('en', id)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no English sentence', () => {
    const left = english.flatMap((id) => {
      const words = new Set(entry('en', id).texts.map((text) => text.trim()));
      return entry(language, id)
        .texts.map((text) => text.trim())
        .filter((text) => /[A-Za-z]{2}/.test(text) && words.has(text) && !BORROWED.has(text))
        .map((text) => `${id}: ${text}`);
    });
    expect(left).toEqual([]);
  });
});

describe('the code', () => {
  const files = (readdirSync(SOURCES, { recursive: true }) as string[])
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.gen.ts'))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8').replaceAll(/[!=]== '[^']*'/g, ''));
  const known = new Set(english);

  it('names only messages that exist', () => {
    const named = files.flatMap((text) =>
      [...text.matchAll(/\bt\(\s*([^(),{]*?)[,)]/g)].flatMap(([, first]) =>
        [...first.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id),
      ),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('uses every message of its own catalogues', () => {
    const all = files.join('\n');
    const shared = [...catalogues.en]
      .filter(([file]) => !['arena.ftl', 'calls.ftl', 'command.ftl', 'first-lesson.ftl', 'reasons.ftl', 'refusals.ftl', 'teaching.ftl'].includes(file))
      .flatMap(([file, entries]) => [...entries.keys()].map((id) => ({ file, id })));
    const references = shared
      .map(({ file }) => readFileSync(join(ROOT, 'en', file), 'utf8'))
      .join('\n');
    const unused = shared.filter(
      ({ id }) =>
        !all.includes(`'${id}'`) &&
        !new RegExp(`\\{ ${id} \\}`).test(references) &&
        !id.startsWith('problem-'),
    );
    expect(unused).toEqual([]);
  });
});
