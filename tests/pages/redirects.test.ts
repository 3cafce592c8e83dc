import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../security/ask.ts';
import { type BuiltShop, openBuiltShop } from '../security/built-shop.ts';

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop({ TRUSTED_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(shop.url, path, { headers });

/** The country according to the proxy, the requested address, the resulting address, and the languages. */
const cases: readonly (readonly [country: string | null, asked: string, end: string, languages: string])[] = [
  [null, '/', '/us/en/', '*'],
  ['US', '/', '/us/en/', '*'],
  ['DE', '/', '/de/de/', '*'],
  ['FR', '/iq/', '/fr/fr/iq/', '*'],
  ['CA', '/cart/', '/ca/en/cart/', '*'],
  ['BE', '/cart/', '/be/en/cart/', '*'],
  ['CH', '/cart/', '/ch/en/cart/', '*'],
  ['AE', '/accessories/', '/ae/en/accessories/', '*'],
  ['NO', '/', '/no/no/', '*'],
  ['KE', '/product/iq-plus/', '/ke/en/product/iq-plus/', '*'],
  ['DE', '/us/en/', '/us/en/', '*'],
  ['DE', '/fr/en/', '/fr/en/', '*'],
  [null, '/ca/fr/', '/ca/fr/', '*'],
  [null, '/ae/ar/cart/', '/ae/ar/cart/', '*'],
  [null, '/be/fr/cart/', '/be/en/cart/', '*'],
  [null, '/ch/de/', '/ch/en/', '*'],
  [null, '/ch/it/', '/ch/it/', '*'],
  [null, '/ch/ja/', '/ch/en/', '*'],
  [null, '/de/pl/cart/', '/de/de/cart/', '*'],
  [null, '/no/nb/', '/no/no/', '*'],
  [null, '/US/EN/cart/', '/us/en/cart/', '*'],
  [null, '/zz/en/', '/us/en/', '*'],
  ['SE', '/zz/en/cart/', '/se/sv/cart/', '*'],
  [null, '/us/xx/', '/us/en/', '*'],
  [null, '/product/iq3/?quantity=2', '/us/en/product/iq3/?quantity=2', '*'],
  ['DE', '/form/sdk-inquiry/', '/de/de/form/sdk-inquiry/', '*'],
  ['GB', '/?voucherCode=WELCOME10', '/gb/en/?voucherCode=WELCOME10', '*'],
  [null, '/de/xx/?a=%2F%2Fevil.example&b=%00', '/de/de/?a=%2F%2Fevil.example&b=%00', '*'],
  [null, '/us/xx/?next=<script>', '/us/en/?next=%3Cscript%3E', '*'],
  ['DE', '//evil.example/', '/de/de/evil.example/', '*'],
  [null, '/us/en/cart/', '/us/en/cart/', '*'],
  ['CA', '/', '/ca/fr/', 'fr-CA, fr;q=0.9, en;q=0.8'],
  ['CH', '/cart/', '/ch/it/cart/', 'it-CH, it;q=0.9'],
  ['CH', '/', '/ch/en/', 'de-CH, de;q=0.9, en;q=0.8, fr;q=0.7'],
  ['AE', '/?voucherCode=WELCOME10', '/ae/ar/?voucherCode=WELCOME10', 'ar'],
  ['DE', '/', '/de/en/', 'en-US, en;q=0.9'],
  ['US', '/', '/us/en/', 'fr;q=0, <script>'],
  ['CA', '/ca/en/', '/ca/en/', 'fr'],
];

/** With the cookie of the organization's country, which takes precedence. */
const cookieCases: readonly (readonly [cookie: string, asked: string, end: string])[] = [
  ['sonde.organizationCountry=DE', '/', '/de/de/'],
  ['sonde.organizationCountry=DE; sonde.chosenShop=us/en', '/', '/de/de/'],
  ['sonde.organizationCountry=DE', '/us/en/cart/?a=b', '/de/en/cart/?a=b'],
  ['sonde.organizationCountry=DE', '/de/de/cart/', '/de/de/cart/'],
  ['sonde.organizationCountry=AQ', '/us/en/cart/', '/us/en/cart/'],
  ['sonde.organizationCountry=DE/../..', '/us/en/', '/us/en/'],
];

/** The cookies with which a redirect explains itself. */
const reasonsOf = (cookies: readonly string[] = []) =>
  cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';')));

describe('a visitor', () => {
  it.each(cases)('from %s who requests %s ends at %s, reading %s', async (country, asked, end, languages) => {
    const headers = {
      'accept-language': languages,
      ...(country !== null && { 'x-country-code': country }),
    };
    const answer = await get(asked, headers);
    const isThere = asked === end;
    expect([answer.status, answer.headers.location]).toEqual(isThere ? [200, undefined] : [302, end]);
    expect((await get(end, headers)).headers.location).toBeUndefined();
    expect(reasonsOf(answer.headers['set-cookie']).join()).not.toContain('countryNotAvailable');
  });

  it.each(cookieCases)(
    'who is signed in, with %s, and requests %s ends at %s',
    async (cookie, asked, end) => {
      const headers = { 'accept-language': 'de', 'x-country-code': 'FR', cookie };
      const { status, headers: answered } = await get(asked, headers);
      expect([status, answered.location]).toEqual(asked === end ? [200, undefined] : [302, end]);
      expect((await get(end, headers)).headers.location).toBeUndefined();
    },
  );

  it.each([
    ['JP', '/', '/us/en/', 'sonde.countryNotAvailable=JP'],
    ['JP', '/cart/', '/us/en/cart/', 'sonde.countryNotAvailable=JP'],
    [null, '/jp/', '/us/en/', 'sonde.countryNotAvailable=JP'],
    [null, '/JP/product/iq3/', '/us/en/product/iq3/', 'sonde.countryNotAvailable=JP'],
    [null, '/mx/', '/us/en/', 'sonde.countryNotAvailable=MX'],
    [null, '/mx/es/cart/', '/us/en/cart/', 'sonde.countryNotAvailable=MX'],
    [null, '/ch/de/', '/ch/en/', 'sonde.languageNotAvailable=de'],
    [null, '/be/fr/cart/', '/be/en/cart/', 'sonde.languageNotAvailable=fr'],
    [null, '/ae/de/', '/ae/en/', 'sonde.languageNotAvailable=de'],
    [null, '/ca/nb/form/demo/', '/ca/en/form/demo/', 'sonde.languageNotAvailable=no'],
  ])('from %s who requests %s is redirected to %s and told why: %s', async (country, asked, end, reason) => {
    const answer = await get(asked, country === null ? {} : { 'x-country-code': country });
    expect([answer.status, answer.headers.location]).toEqual([302, end]);
    expect(reasonsOf(answer.headers['set-cookie'])).toEqual([reason]);
  });

  it('who is signed in and asks for another country’s shop is told why they are in their own', async () => {
    const { headers } = await get('/de/de/cart/', { cookie: 'sonde.organizationCountry=US' });
    expect(headers.location).toBe('/us/en/cart/');
    expect(reasonsOf(headers['set-cookie'])).toEqual(['sonde.otherCountryAsked=DE']);
  });

  it.each([
    ['us/en', '/us/en/'],
    ['//evil.example', '/ca/fr/'],
    ['constructor', '/ca/fr/'],
  ])('who once chose %s is redirected to %s from Canada, reading French', async (chosen, end) => {
    const answer = await get('/', {
      'x-country-code': 'CA',
      'accept-language': 'fr',
      cookie: `sonde.chosenShop=${chosen}`,
    });
    expect([answer.status, answer.headers.location]).toEqual([302, end]);
  });

  it('without cookies, as a crawler, reaches the page in one uncached hop', async () => {
    const { status, headers } = await get('/cart/', {
      'user-agent': 'Googlebot/2.1',
      'x-country-code': 'JP',
    });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/us/en/cart/', 'no-store']);
    expect(headers.vary).toContain('Accept-Language, Cookie');
    expect((await get('/us/en/cart/')).status).toBe(200);
  });
});
