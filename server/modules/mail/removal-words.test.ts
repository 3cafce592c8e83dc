import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { enabledCountries, internationalEnglish } from '@sonde/machines/rules/places';
import { mailFormatFor } from './mail-format.ts';
import { removalWordsIn } from './removal-words.ts';

const shops = enabledCountries.flatMap(({ code, languages }) =>
  languages.map(({ url }) => [code, url] as const),
);

it.each(shops)('names organization and day, in %s/%s', (country, language) => {
  const words = removalWordsIn(mailFormatFor({ country, language }).wordsLanguage);
  for (const text of [
    words.subject('Lakeside'),
    words.opening('Lakeside', 'May 4'),
    words.mistake('Lakeside'),
  ])
    expect(text).toContain('Lakeside');
  expect(words.opening('Lakeside', 'May 4')).toContain('May 4');
});

it.each(shops.filter(([, language]) => language !== 'en'))(
  'leaves no English text in %s/%s',
  (country, language) => {
    const words = removalWordsIn(mailFormatFor({ country, language }).wordsLanguage);
    const english = removalWordsIn('en');
    const said = [words.subject(''), words.opening('', ''), words.lost, words.kept, words.mistake('')];
    expect(said).not.toContain(english.kept);
    expect(said).not.toContain(english.lost);
    for (const text of [english.subject(''), english.opening('', ''), english.mistake('')])
      expect(said).not.toContain(text);
  },
);

it('keeps to British spelling in British English', () => {
  expect(removalWordsIn(internationalEnglish).lost).toContain('organisation');
});

it.each(shops)('calls the account as the pages do, in %s/%s', (country, language) => {
  const { wordsLanguage } = mailFormatFor({ country, language });
  const english = removalWordsIn('en').account;
  const file = new URL(`../../../locales/${wordsLanguage}.po`, import.meta.url);
  const [, text] =
    new RegExp(`^msgid "${english}"\\nmsgstr "(.*)"$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  expect(removalWordsIn(wordsLanguage).account).toBe(text === '' ? english : text);
});
