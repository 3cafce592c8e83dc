import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import {
  internationalEnglish,
  textCatalogue,
  textCatalogueNames,
  textLanguage,
  textLanguageIn,
} from './text-catalogues.ts';

const rows = countries.flatMap(({ code, languages }) => languages.map((language) => ({ code, ...language })));

describe('a catalog of texts', () => {
  it.each(textCatalogueNames)('%s has a tag that Intl supports, and the right direction', (name) => {
    const { tag, direction, links } = textCatalogue(name);
    expect(Intl.NumberFormat.supportedLocalesOf([tag])).toEqual([tag]);
    expect(direction).toBe(name === 'ar' ? 'rtl' : 'ltr');
    expect(links.at(-1)).toBe('en');
  });

  it.each(rows)('is found for $bcp47 of $code', ({ bcp47, url }) => {
    const { texts } = textCatalogue(bcp47);
    expect(texts.split('-')[0]).toBe(url);
  });

  it.each([
    ['de-AT', 'de', 'de-DE'],
    ['DE', 'de', 'de-DE'],
    ['en-us', 'en', 'en-US'],
    ['en-AU', internationalEnglish, 'en-GB'],
    ['nb-NO', 'no', 'nb-NO'],
    ['sv-FI', 'sv', 'sv-SE'],
    ['zh-HK', internationalEnglish, 'en-GB'],
    ['__proto__', internationalEnglish, 'en-GB'],
  ])('for %s has the words of %s, written as in %s', (name, texts, tag) => {
    expect(textCatalogue(name)).toMatchObject({ texts, tag });
  });
});

describe('the language of texts', () => {
  it.each(rows.filter(({ url }) => url === 'en'))('uses the English spelling of $code', (row) => {
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
  ])('in %s for %s is %s', (country, requested, language) => {
    expect(textLanguageIn(country, requested)).toBe(language);
  });
});
