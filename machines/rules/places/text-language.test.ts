import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { internationalEnglish, textLanguage, textLanguageIn } from './text-language.ts';

const rows = countries.flatMap(({ code, languages }) => languages.map((language) => ({ code, ...language })));

describe('the language of texts', () => {
  it.each(rows.filter(({ url }) => url === 'en'))('spells English of $code as it is spelled there', (row) => {
    expect(textLanguage(row)).toBe(row.code === 'US' ? 'en' : internationalEnglish);
  });

  it.each(rows.filter(({ url }) => url !== 'en'))('is that of the address: $code, $url', (row) => {
    expect(textLanguage(row)).toBe(row.url);
  });

  it.each([
    ['GB', 'en', internationalEnglish],
    ['US', 'en', 'en'],
    ['DE', 'de', 'de'],
    ['DE', 'fr', 'de'],
    ['NO', 'nb', 'no'],
    ['XX', 'en', 'en'],
  ])('in %s for %s is %s', (country, wanted, language) => {
    expect(textLanguageIn(country, wanted)).toBe(language);
  });
});
