import { expect, it } from 'vitest';
import { enabledCountries } from '@sonde/machines/rules/countries';
import { mailWordsIn } from './mail-words.ts';

const languages = [
  ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
].filter((language) => language !== 'en');

const alike = ['GST', 'VAT', 'plus undefined', 'incl. undefined undefined'];

it.each(languages)('leaves nothing in English in %s', (language) => {
  const words = mailWordsIn(language);
  const said = (each: object): readonly string[] =>
    Object.values(each).flatMap((word: unknown): readonly string[] => {
      if (typeof word === 'string') return [word];
      if (typeof word === 'function') return [String(word({}, '', ''))];
      return said(Object(word));
    });
  const english = new Set(said(mailWordsIn('en')));
  const same = said(words).filter((text) => english.has(text) && text.replace(/[\W_]|undefined/g, '') !== '');
  // Words that are spelled alike.
  expect(same.filter((text) => !['Total', 'Subtotal', ...alike].includes(text))).toEqual([]);
});
