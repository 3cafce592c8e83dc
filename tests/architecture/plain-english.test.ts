import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../server/modules/mail/words/en.ts';
import { enGb } from '../../server/modules/mail/words/en-gb.ts';
import { replacedPhrases, replacedTexts } from './replaced-phrases.ts';

const readText = (path: string): string => readFileSync(path, 'utf8');

/** All English texts for people: pages, mails, catalog, documents, diagrams. */
const sources = globSync([
  'locales/en.po',
  'locales/en-GB.po',
  'server/modules/mail/**/*.ts',
  'server/seed/catalogue/*.json',
  'server/seed/catalogue/translations/en-GB.json',
  'machines/**/*.ts',
  'visualiser/**/*.{ts,tsx}',
  'src/**/*.{ts,tsx}',
  'schema.graphql',
  '*.md',
  'docs/*.md',
  '{machines,model-tests,server,src,tests,tools,visualiser}/**/README.md',
]);

/** A text as one line: source code and catalogs break lines within a sentence. */
const unwrapped = (text: string): string =>
  text
    .replaceAll(/"\n"|\{' '\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

it('no replaced phrase is left where people read English', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => {
    const text = unwrapped(readText(path));
    return replacedPhrases
      .filter((phrase) => text.includes(phrase.toLowerCase()))
      .map((phrase) => `${path}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

/** The texts of a table of words; placeholders stand for values in a sentence. */
const textsOf = (words: object): readonly string[] =>
  Object.values(words).flatMap((word: unknown): readonly string[] => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String(word({}, '', ''))];
    return textsOf(Object(word));
  });

it('no replaced label is left on pages or in mails', () => {
  const pages = [...readText('locales/en.po').matchAll(/^msgid "(.+)"$/gm)].map(([, text]) => text ?? '');
  const shown = new Set([...pages, ...textsOf(en), ...textsOf(enGb)]);
  expect(pages.length).toBeGreaterThan(500);
  expect(replacedTexts.filter((text) => shown.has(text))).toEqual([]);
});
