import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { enabledCountries, internationalEnglish } from '@sonde/machines/rules/places';
import { mailWordsIn } from './mail-words-by-language.ts';

const languages = [
  ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
].filter((language) => language !== 'en');

const alike = ['GST', 'VAT', 'plus undefined', 'incl. undefined undefined'];

it.each(languages)('leaves no English text in %s', (language) => {
  const words = mailWordsIn(language);
  const said = (each: object): readonly string[] =>
    Object.values(each).flatMap((word: unknown): readonly string[] => {
      if (typeof word === 'string') return [word];
      if (typeof word === 'function') return [String(word({}, '', ''))];
      return said(Object(word));
    });
  const english = new Set(said(mailWordsIn('en')));
  const same = said(words).filter((text) => english.has(text) && text.replace(/[\W_]|undefined/g, '') !== '');
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
  'calls the button that turns renewal off as the account’s page does, in %s',
  (language) => {
    const { cancelRenewal } = mailWordsIn('en').membership;
    expect(mailWordsIn(language).membership.cancelRenewal).toBe(pageText(language, cancelRenewal));
  },
);
