import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { enabledCountries, internationalEnglish } from '@sonde/machines/rules/places';
import { debitMailWordsIn } from '../debit-mail-words.ts';
import { mailFormatFor } from '../mail-format.ts';
import { mailWordsIn } from './mail-words-by-language.ts';

const languages = [
  ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
].filter((language) => language !== 'en');

const alike = ['GST', 'VAT', '(plus undefined)', '(incl. undefined undefined)'];

/** The texts of a table of words, without values. */
const sentencesOf = (words: object): readonly string[] =>
  Object.values(words).flatMap((word: unknown): readonly string[] => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String(word({}, '', ''))];
    return sentencesOf(Object(word));
  });

it.each(languages)('leaves no English text in %s', (language) => {
  const words = mailWordsIn(language);
  const english = new Set(sentencesOf(mailWordsIn('en')));
  const same = sentencesOf(words).filter(
    (text) => english.has(text) && text.replace(/\[object Object\]|[\W_]|undefined/g, '') !== '',
  );
  // Words with the same spelling.
  expect(same.filter((text) => !['Total', 'Subtotal', ...alike].includes(text))).toEqual([]);
});

/** The pages' translation of an English `message`. */
function pageText(language: string, message: string): string {
  const file = new URL(`../../../../locales/${language}.po`, import.meta.url);
  const entry = new RegExp(`^msgid ${JSON.stringify(message)}\\nmsgstr "(.*)"$`, 'm');
  const [, text] = entry.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`No page says "${message}".`);
  return text === '' ? message : text;
}

it.each(['en', internationalEnglish, ...languages])(
  'has the same text about returns as the confirmation page, in %s',
  (language) => {
    expect(mailWordsIn(language).returns).toBe(pageText(language, mailWordsIn('en').returns));
  },
);

it.each(['en', internationalEnglish, ...languages])(
  'says how to sign in as the confirmation page does, in %s',
  (language) => {
    const url = 'https://shop.example/';
    const signIn = mailWordsIn('en').membershipAccount(url).split(`${url}. `)[1] ?? '';
    expect(mailWordsIn(language).membershipAccount(url)).toContain(pageText(language, signIn));
  },
);

it('keeps to British spelling in British English', () => {
  const british = [mailWordsIn(internationalEnglish), debitMailWordsIn(internationalEnglish)].flatMap(
    (words) => sentencesOf(words),
  );
  expect(british.filter((text) => /canceled|organization|authorized|enrollment|center/.test(text))).toEqual(
    [],
  );
});

it('says courriel in the French of Canada, and nothing else differently', () => {
  const french = sentencesOf(mailWordsIn('fr'));
  const canadian = sentencesOf(mailFormatFor({ country: 'CA', language: 'fr' }).words);
  expect(canadian).toEqual(
    french.map((text) =>
      text
        .replaceAll('cet e-mail', 'ce courriel')
        .replaceAll('e-mail', 'courriel')
        .replaceAll('E-mail', 'Courriel'),
    ),
  );
});

it.each(['en', internationalEnglish, ...languages])(
  'calls the button that turns renewal off as the account’s page does, in %s',
  (language) => {
    const { cancelRenewal } = mailWordsIn('en').membership;
    expect(mailWordsIn(language).membership.cancelRenewal).toBe(pageText(language, cancelRenewal));
  },
);

/** The words that a language's term list replaces by its word for a membership; the ambiguous ones are left out. */
function wordsInsteadOf(term: string, language: string): readonly string[] {
  const file = new URL(`../../../../docs/glossary/${language}.md`, import.meta.url);
  const [, replaced = ''] =
    new RegExp(`^\\| ${term} \\|[^|]+\\|([^|]*)\\|`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  // An order in Finnish, and the subscription to a newsletter in Italian.
  const ambiguous = ['tilaus', 'iscrizione'];
  return replaced.split(',').flatMap((word) => {
    const trimmed = word.trim();
    return trimmed === '' || ambiguous.includes(trimmed) ? [] : [trimmed];
  });
}

const mailFolder = new URL('../', import.meta.url);

/** The source text of a language's words, also of those that stand in a table of all languages. */
function sourcesIn(language: string): string {
  const tables = readdirSync(mailFolder).filter((name) => name.endsWith('-words.ts'));
  const parts = tables.map((name) => {
    const source = readFileSync(new URL(name, mailFolder), 'utf8');
    return new RegExp(`^  ${language}: \\{$.*?^  \\},$`, 'ms').exec(source)?.[0] ?? '';
  });
  return [readFileSync(new URL(`words/${language}.ts`, mailFolder), 'utf8'), ...parts].join('\n');
}

it.each(languages.filter((language) => language !== internationalEnglish))(
  'has one word for a membership in %s',
  (language) => {
    const replaced = wordsInsteadOf('membership', language);
    const said = sourcesIn(language).split(/\P{L}+/u);
    expect(
      said.filter((word) => replaced.some((other) => word.toLowerCase().startsWith(other.toLowerCase()))),
    ).toEqual([]);
  },
);
