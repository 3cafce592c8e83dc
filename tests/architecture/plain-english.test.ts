import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { translatedTexts } from '../../tools/translated-texts.ts';
import { en } from '../../server/modules/mail/words/en.ts';
import { enGb } from '../../server/modules/mail/words/en-gb.ts';
import {
  replacedPhrases,
  replacedSpellings,
  replacedTexts,
  replacedTranslations,
} from './replaced-phrases.ts';

const readText = (path: string): string => readFileSync(path, 'utf8');

/**
 * All English texts for people: pages, mails, catalog, documents, diagrams, scenarios, what the sandbox shows, what
 * commands print, and docstrings. Records of decisions and the changes of earlier versions stay as they were written.
 */
const sources = globSync(
  [
    'locales/en.po',
    'locales/en-GB.po',
    'server/**/*.{ts,js}',
    'server/seed/catalogue/*.json',
    'server/seed/catalogue/translations/en-GB.json',
    'machines/**/*.ts',
    'model-tests/**/*.ts',
    'visualiser/**/*.{ts,tsx}',
    'src/**/*.{ts,tsx}',
    'tools/**/*.{ts,mjs}',
    'schema.graphql',
    '*.md',
    'docs/*.md',
    '{machines,model-tests,server,src,tests,tools,visualiser}/**/README.md',
  ],
  { exclude: ['CHANGELOG.md'] },
);

/** Where other languages, or strings that the outside fixes, are among the English. */
const mixed = /^server\/modules\/(?:mail|document|payment)\/|\/data\/|\.test\.tsx?$|^tests\//;

/** A text as one line, with the placeholders of catalogs: source code and catalogs break lines within a sentence. */
const unwrap = (text: string): string =>
  text
    .replaceAll(/"\n"|\{' '\}/g, ' ')
    .replaceAll('${', '{')
    .replaceAll(/\s+/g, ' ');

it('no replaced phrase is left where people read English', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => {
    const text = unwrap(readText(path)).toLowerCase();
    return replacedPhrases
      .filter((phrase) => text.includes(phrase.toLowerCase()))
      .map((phrase) => `${path}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

it('no replaced spelling is left where only English is', () => {
  const found = sources
    .filter((path) => !mixed.test(path))
    .flatMap((path) => {
      const text = unwrap(readText(path));
      return replacedSpellings.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
    });
  expect(found).toEqual([]);
});

it.each(Object.keys(replacedTranslations))('no replaced wording is left in %s', async (language) => {
  const texts = (await translatedTexts(language)).flatMap((part) => part.texts);
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts
    .map(({ translation }) => translation)
    .filter((text) => replacedTranslations[language]?.some((phrase) => text.includes(phrase)));
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
