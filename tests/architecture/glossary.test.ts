import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { translatedTexts } from '../../tools/translated-texts.ts';
import { glossaryExceptions, placedWords } from './glossary-exceptions.ts';

const languages = globSync('docs/glossary/*.md').map((path) => basename(path, '.md'));

/** A row of a language's term list. */
interface Term {
  readonly english: readonly string[];
  readonly term: string;
  readonly replaced: readonly string[];
}

/** Arabic may write its vowels or leave them out. */
const withoutVowels = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, '');

/** The words of a cell: without its remarks in brackets, apart at commas and semicolons. */
const wordsOf = (cell: string): readonly string[] =>
  withoutVowels(cell)
    .replaceAll(/\(.*?\)|\*/g, '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const termsIn = (language: string): readonly Term[] =>
  readFileSync(`docs/glossary/${language}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .slice(1)
    .map((line) => {
      const [, english = '', term = '', replaced = ''] = line.split('|');
      return { english: wordsOf(english), term: term.trim(), replaced: wordsOf(replaced) };
    });

/** What every language has a word for, by one of its English names. */
const neededTerms = [
  ['probe'],
  ['membership'],
  ['plan'],
  ['seat'],
  ['term'],
  ['admin', 'administrator'],
  ['organization'],
  ['trial'],
  ['rental'],
  ['scheduled change'],
  ['warranty'],
  ['bundle'],
  ['quote'],
  ['order'],
  ['cart'],
  ['voucher code'],
  ['delivery date'],
  ['duty'],
  ['reverse charge'],
  ['payment method'],
  ['debit'],
  ['mandate'],
  ['bank transfer'],
  ['invoice'],
  ['credit note'],
  ['refund'],
  ['renewal'],
  ['cancel'],
  ['withdrawal'],
  ['return'],
  ['referral'],
  ['learner'],
  ['proof of enrollment'],
  ['trade-in'],
  ['sandbox'],
];

it('is there for every language but English', () => {
  const catalogues = globSync('locales/*.po').map((path) => basename(path, '.po'));
  expect([...languages].sort()).toEqual(
    catalogues.filter((name) => !['en', 'en-GB', 'fr-CA', 'pseudo'].includes(name)).sort(),
  );
});

it.each(languages)('has a word for everything that buyers meet, in %s', (language) => {
  const named = new Set(termsIn(language).flatMap(({ english, term }) => (term === '' ? [] : english)));
  expect(neededTerms.filter((names) => !names.some((name) => named.has(name)))).toEqual([]);
});

/** A text without the names of its placeholders, its tags and the keywords of its plurals. */
const wordsOnly = (text: string): string =>
  withoutVowels(text).replaceAll(
    /\{\w+, (?:plural|select),|\{[\w.]+\}|<\/?\d+\/?>|\b(?:zero|one|two|few|many|other) \{/g,
    ' ',
  );

/** A text whose placeholders and tags have no names: pages and mails name the same value differently. */
const withoutNames = (text: string): string =>
  text.replaceAll(/\{[\w.]+\}/g, '{}').replaceAll(/<(\/?)\d+(\/?)>/g, '<$1$2>');

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patterns = new Map<string, RegExp>();

/** Finds these words; a hyphen joins words, a word with capitals has only these. */
function patternOf(words: string, ending: string): RegExp {
  const key = `${words}|${ending}`;
  const pattern =
    patterns.get(key) ??
    new RegExp(
      String.raw`(?<![\p{L}\p{M}-])${escapePattern(words)}${ending}(?![\p{L}\p{M}-])`,
      words === words.toUpperCase() && words !== words.toLowerCase() ? 'u' : 'iu',
    );
  patterns.set(key, pattern);
  return pattern;
}

/** Most texts lack the words altogether, which is found out many times as fast without a pattern. */
const hasWords = (text: string, words: string, ending = ''): boolean =>
  text.toLowerCase().includes(words.toLowerCase()) && patternOf(words, ending).test(text);

/**
 * Inflection keeps a test from asking for the right word everywhere; the wrong ones are found in the form that the list
 * has. A word that the English text has too is a name.
 */
it.each(languages)('is followed by pages, catalog, mails and documents, in %s', async (language) => {
  const exceptions = glossaryExceptions[language] ?? [];
  const texts = (await translatedTexts(language))
    .flatMap((part) => part.texts)
    .map(({ english, translation }) => ({
      english: wordsOnly(english),
      translation: wordsOnly(translation),
    }));
  const found = termsIn(language).flatMap(({ english, term, replaced }) =>
    texts
      .filter((text) => english.some((name) => hasWords(text.english, name, 's?')))
      .flatMap((text) => {
        const rest = wordsOf(term).reduce((left, word) => left.replaceAll(word, ' '), text.translation);
        return replaced
          .filter((word) => hasWords(rest, word) && !hasWords(text.english, word))
          .filter(
            (word) => !exceptions.some(([part, needed]) => word === needed && text.english.includes(part)),
          )
          .map((word) => `${word}, not ${term}: ${text.english.trim()} → ${text.translation.trim()}`);
      }),
  );
  expect(found).toEqual([]);
});

it.each(languages)('has one translation for a text of pages and of mails, in %s', async (language) => {
  const parts = await translatedTexts(language);
  const onPages = new Map<string, readonly string[]>();
  for (const { english, translation } of parts.find(({ title }) => title === 'Pages')?.texts ?? [])
    onPages.set(withoutNames(english), [
      ...(onPages.get(withoutNames(english)) ?? []),
      withoutNames(translation),
    ]);
  const found = parts
    .filter(({ title }) => title === 'Emails and documents')
    .flatMap(({ texts }) => texts)
    .filter(({ remark }) => !placedWords.includes(remark))
    .filter(
      ({ english, translation }) =>
        onPages.get(withoutNames(english))?.includes(withoutNames(translation)) === false,
    )
    .map(({ place, english, translation }) => `${place}: ${english} → ${translation}`);
  expect(found).toEqual([]);
});
