import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryByCode, enabledCountries } from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { countryCodes } from './country-codes.ts';
import { type RedirectingShop, shopRedirect, type Visitor } from './redirects.ts';

const nowhere: Visitor = { geolocation: null, organizationCountry: null, chosen: null, languages: [] };
const from = (geolocation: string, ...languages: string[]): Visitor => ({
  ...nowhere,
  geolocation,
  languages,
});
const chose = (country: string, language: string, visitor: Visitor = nowhere): Visitor => ({
  ...visitor,
  chosen: { country, language },
});
const member = (organizationCountry: string): Visitor => ({ ...nowhere, organizationCountry });
const shopPricedIn = (...codes: string[]): RedirectingShop => ({
  pricesIn: (code) => ({ hasIq3: codes.includes(code), hasIqPlusLightning: false }),
  hasPseudoLanguage: false,
});
const noPrices = shopPricedIn();

describe('the redirect of a path', () => {
  it.each([
    ['/us/en/', nowhere, null],
    ['/us/en', nowhere, null],
    ['/de/de/cart/', from('US'), null],
    ['/', nowhere, '/us/en/'],
    ['/', from('DE'), '/de/de/'],
    ['/', from('AE'), '/ae/en/'],
    ['/cart/', from('CA'), '/ca/en/cart/'],
    ['/iq/', from('FR'), '/fr/fr/iq/'],
    ['/vet/bundle/', nowhere, '/us/en/vet/bundle/'],
    ['/product/iq3/', from('GB'), '/gb/en/product/iq3/'],
    ['/form/demo/', from('NL'), '/nl/nl/form/demo/'],
    ['/US/EN/cart/', nowhere, '/us/en/cart/'],
    ['/be/fr/cart/', nowhere, '/be/en/cart/'],
    ['/ch/de/', nowhere, '/ch/en/'],
    ['/ch/fr/', nowhere, null],
    ['/no/nb/', nowhere, '/no/no/'],
    ['/fr/ja/pricing/', nowhere, '/fr/fr/pricing/'],
    ['/xx/en/cart/', nowhere, '/us/en/cart/'],
    ['/xx/en/cart/', from('SE'), '/se/sv/cart/'],
    ['/us/en/cart/', member('DE'), '/de/en/cart/'],
    ['/us/en/cart/', member('CL'), '/cl/en/cart/'],
    ['/fr/fr/cart/', member('DE'), '/de/de/cart/'],
    ['/de/en/cart/', member('DE'), null],
    ['/us/en/', member('EG'), null],
    ['//evil.example/', nowhere, '/us/en/evil.example/'],
    ['/de/', nowhere, '/de/de/'],
    ['/de', from('US', 'en'), '/de/en/'],
    ['/DE/', nowhere, '/de/de/'],
    ['/ae/', from('AE', 'ar'), '/ae/ar/'],
    ['/ch/cart/', from('CH', 'it'), '/ch/it/cart/'],
    ['/ca/product/iq3/', chose('CA', 'fr'), '/ca/fr/product/iq3/'],
    ['/de/iq/', nowhere, '/de/de/'],
    ['/de/', member('FR'), '/fr/fr/'],
    ['/', from('CA', 'fr', 'en'), '/ca/fr/'],
    ['/cart/', from('CA', 'en', 'fr'), '/ca/en/cart/'],
    ['/', from('CH', 'it'), '/ch/it/'],
    ['/', from('CH', 'de', 'fr', 'en'), '/ch/fr/'],
    ['/', from('CH', 'de', 'en', 'fr'), '/ch/en/'],
    ['/', from('CH', 'de'), '/ch/en/'],
    ['/', from('BE', 'fr', 'nl'), '/be/nl/'],
    ['/', from('AE', 'ar', 'en'), '/ae/ar/'],
    ['/', from('NO', 'nb'), '/no/no/'],
    ['/', from('DE', 'en'), '/de/en/'],
    ['/', from('US', 'es', 'fr'), '/us/en/'],
    ['/', { ...nowhere, languages: ['de'] }, '/us/en/'],
    ['/zz/en/', from('CA', 'fr'), '/ca/fr/'],
    ['/ca/en/', from('CA', 'fr'), null],
    ['/ca/xx/', from('CA', 'fr'), '/ca/en/'],
    ['/', chose('CA', 'fr'), '/ca/fr/'],
    ['/iq/', chose('DE', 'en', from('US', 'de')), '/de/en/iq/'],
    ['/', chose('CH', 'it', from('CH', 'fr')), '/ch/it/'],
    ['/', chose('DE', 'de', from('AQ')), '/de/de/'],
    ['/us/en/', chose('DE', 'de'), null],
    ['/fr/xx/', chose('DE', 'en'), '/fr/fr/'],
    ['/', chose('DE', 'en', member('CH')), '/ch/en/'],
    ['/', { ...chose('DE', 'en', member('CH')), languages: ['it'] }, '/ch/it/'],
  ])('%s for %j: %s', (path, visitor, expected) => {
    const redirect = shopRedirect(path, visitor, noPrices);
    expect(redirect?.path ?? null).toBe(expected);
    expect(redirect?.countryNotAvailable ?? null).toBeNull();
  });

  it.each([
    ['/mx/es/cart/', nowhere, 'MX', '/us/en/cart/'],
    ['/aq/ja/', nowhere, 'AQ', '/us/en/'],
    ['/aq/', nowhere, 'AQ', '/us/en/'],
    ['/AQ', nowhere, 'AQ', '/us/en/'],
    ['/aq/product/iq3/', nowhere, 'AQ', '/us/en/product/iq3/'],
    ['/', from('AQ'), 'AQ', '/us/en/'],
    ['/de/de/', member('EG'), 'EG', '/us/en/'],
  ])('%s for %j is not available in %s and leads to %s', (path, visitor, country, expected) => {
    const redirect = shopRedirect(path, visitor, noPrices);
    expect(redirect?.countryNotAvailable).toBe(country);
    expect(redirect?.path ?? path).toBe(expected);
  });

  it.each([
    ['/ch/de/', nowhere, 'de'],
    ['/be/fr/cart/', nowhere, 'fr'],
    ['/BE/FR/', nowhere, 'fr'],
    ['/us/es/', nowhere, 'es'],
    ['/de/pl/', nowhere, 'pl'],
    ['/de/nb/', nowhere, 'no'],
    ['/ch/ja/', nowhere, null],
    ['/ch', nowhere, null],
    ['/US/EN/', nowhere, null],
    ['/no/nb/', nowhere, null],
    ['/', from('CH', 'de'), null],
    ['/xx/de/', from('CH', 'de'), null],
    ['/mx/de/', nowhere, null],
    ['/us/de/', member('CH'), null],
  ] as const)('%s for %j misses the language %s', (path, visitor, language) => {
    expect(shopRedirect(path, visitor, noPrices)?.languageNotAvailable).toBe(language);
  });

  it.each([
    ['/de/de/cart/', member('US'), 'DE', '/us/en/cart/'],
    ['/de/', member('FR'), 'DE', '/fr/fr/'],
    ['/mx/es/', member('US'), 'MX', '/us/en/'],
    ['/us/xx/', member('US'), null, '/us/en/'],
    ['/', member('US'), null, '/us/en/'],
    ['/de/xx/', from('US'), null, '/de/de/'],
  ] as const)('%s for %j reports that %s was asked for', (path, visitor, asked, expected) => {
    expect(shopRedirect(path, visitor, noPrices)).toMatchObject({ path: expected, otherCountryAsked: asked });
  });

  it.each([
    ['/us/zz/', nowhere, '/us/en/', null],
    ['/us/zz/cart/', chose('DE', 'de'), '/us/en/cart/', null],
    ['/de/zz/product/iq3/', from('US', 'zz'), '/de/de/product/iq3/', null],
    ['/US/ZZ/cart/', nowhere, '/us/en/cart/', '/us/en/cart/'],
    ['/cart/', from('CH', 'zz', 'it'), '/ch/it/cart/', '/ch/it/cart/'],
    ['/', chose('US', 'zz'), '/us/en/', '/us/en/'],
  ])(
    '%s for %j is in the pseudo-language only while the shop is developed',
    (path, visitor, sold, developed) => {
      expect(shopRedirect(path, visitor, noPrices)).toMatchObject({ path: sold, languageNotAvailable: null });
      const redirect = shopRedirect(path, visitor, { ...noPrices, hasPseudoLanguage: true });
      expect(redirect?.path ?? null).toBe(developed);
    },
  );

  it('allows a country in which one of the deciding devices has a price', () => {
    expect(shopRedirect('/mx/es/', nowhere, shopPricedIn('MX'))).toBeNull();
    expect(shopRedirect('/aq/ja/', nowhere, shopPricedIn('AQ'))?.path).toBe('/us/en/');
  });
});

describe('a path with only a country', () => {
  it.each(countryCodes.filter((code) => countryByCode(code) === undefined && code !== 'IQ'))(
    'that is not sold to leads to a shop that says so: %s',
    (code) => {
      expect(shopRedirect(`/${code.toLowerCase()}/`, nowhere, noPrices)).toEqual({
        path: '/us/en/',
        countryNotAvailable: code,
        languageNotAvailable: null,
        otherCountryAsked: null,
      });
    },
  );
});

describe('for all countries and languages in the tables, and six other countries', () => {
  const codes = [...countries.map(({ code }) => code), 'AQ', 'BR', 'VA', 'GL', 'XK', 'XX'];
  const languages = [
    ...new Set(countries.flatMap((country) => country.languages.map(({ url }) => url))),
    'ja',
    'zz',
  ];
  const situations: readonly Visitor[] = [
    nowhere,
    from('US'),
    from('DE'),
    from('MX'),
    from('AQ'),
    member('FR'),
    member('EG'),
    { ...nowhere, geolocation: 'GB', organizationCountry: 'CH' },
    from('CA', 'fr'),
    from('CH', 'de', 'it'),
    from('AQ', 'ja', 'ar'),
    chose('AE', 'ar'),
    chose('DE', 'en', from('FR', 'fr')),
    { ...chose('BE', 'nl', member('CA')), languages: ['fr'] },
  ];
  const cases = codes.flatMap((code) =>
    languages.flatMap((language) => situations.map((visitor) => ({ code, language, visitor }))),
  );

  it('one redirect is enough, and ends in an available country and language', () => {
    for (const { code, language, visitor } of cases) {
      const path = `/${code.toLowerCase()}/${language}/cart/`;
      const end = shopRedirect(path, visitor, noPrices)?.path ?? path;
      const [, country = '', shown] = end.split('/');
      const row = enabledCountries.find((enabled) => enabled.code === country.toUpperCase());
      expect(row?.languages.map(({ url }) => url)).toContain(shown);
      expect(end.endsWith('/cart/')).toBe(true);
      const isMissed =
        code === country.toUpperCase() && language !== shown && !['ja', 'zz'].includes(language);
      const missed = shopRedirect(path, visitor, noPrices)?.languageNotAvailable ?? null;
      expect(missed).toBe(isMissed ? language : null);
      expect(shopRedirect(end, visitor, noPrices)).toBeNull();
    }
  });

  const languagesOf = (code: string) =>
    enabledCountries.find((country) => country.code === code)?.languages.map(({ url }) => url) ?? [];

  it('a visitor without a prefix gets their language if the country has it', () => {
    for (const code of codes) {
      for (const language of languages) {
        const [, country = '', shown] = (
          shopRedirect('/cart/', from(code, 'xx', language, 'en'), noPrices)?.path ?? ''
        ).split('/');
        const has = languagesOf(country.toUpperCase());
        expect(country.toUpperCase()).toBe(has.length > 0 && languagesOf(code).length > 0 ? code : 'US');
        expect(shown).toBe([language, 'en', ...has].find((requested) => has.includes(requested)));
      }
    }
  });

  it('a visitor gets the chosen shop anywhere, unless they request another one', () => {
    for (const { code, languages: own } of enabledCountries) {
      for (const { url } of own) {
        for (const visitor of situations) {
          const chosen = chose(code, url, { ...visitor, organizationCountry: null });
          expect(shopRedirect('/cart/', chosen, noPrices)?.path).toBe(`/${code.toLowerCase()}/${url}/cart/`);
          expect(shopRedirect('/us/en/cart/', chosen, noPrices)).toBeNull();
        }
      }
    }
  });

  it('an available country keeps its language, or gets its default one', () => {
    for (const country of enabledCountries) {
      for (const language of languages) {
        const path = `/${country.code.toLowerCase()}/${language}/`;
        const end = shopRedirect(path, nowhere, noPrices)?.path ?? path;
        const has = country.languages.some(({ url }) => url === language);
        expect(end).toBe(`/${country.code.toLowerCase()}/${has ? language : country.languages[0]?.url}/`);
      }
    }
  });
});

it('any request ends on a path of this shop', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const path = `/${text}`;
      const end = shopRedirect(path, nowhere, noPrices)?.path ?? path;
      expect(end).toMatch(/^\/[a-z]{2}\/[a-z]{2}(\/|$)/);
      expect(end.startsWith('//')).toBe(false);
    }),
  );
});

it('the default country is enabled', () => {
  expect(enabledCountries[0]?.code).toBe(defaultCountryCode);
});
