import { enabledCountries } from '@sonde/machines/rules/places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPageNames } from '../../src/page/public-pages.ts';
import { everyPath } from '../support/every-page.ts';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

/**
 * Each page names its other languages. The test follows some of those links, for a page in every country and for
 * others.
 */
const pages = [
  ['', true],
  ['accessories/', false],
  ['terms-and-conditions/', false],
  ['supported-countries/', false],
  ['product/iq3/', true],
  ['product/iq-plus-vet/', true],
  ['product/warranty-vet-2-years/', false],
  ['iq/bundle/', false],
  ['vet/', true],
  ['device-iq/', false],
  ['product/pro-membership/', false],
  ['product-flow/', true],
  ['pricing-survey/', true],
  ['pro-custom/', false],
  ['pricing/', false],
  ['form/demo/', true],
] as const;

it.each(pages)(
  '/us/en/%s lists itself and its other languages, and each of them exists',
  async (path, areLookedUp) => {
    const { text: html } = await shop.get(`/us/en/${path}`);
    const links = [...html.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) => ({
      rel: /rel="(\w+)"/.exec(attributes)?.[1],
      tag: /hrefLang="([^"]+)"/i.exec(attributes)?.[1],
      href: /href="([^"]+)"/.exec(attributes)?.[1] ?? '',
    }));
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${shop.url}/us/en/${path}`);
    const alternates = links.filter(({ rel, tag }) => rel === 'alternate' && tag !== undefined);
    const tags = alternates.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags).toEqual(expect.arrayContaining(['x-default', 'en-US', 'fr-CA']));
    for (const { href } of areLookedUp ? alternates : [])
      expect([href, (await shop.get(href)).status]).toEqual([href, 200]);
  },
);

/** What search engines are told about other addresses of a page, and what those who share it. */
const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>|<meta property="og:url"[^>]*>/g)].map(
    ([tag]) => tag,
  );

/** Further addresses of pages: steps of flows, versions in force, other names. */
const furtherAddresses = [
  ['terms-and-conditions/master-terms/', 'terms-and-conditions/'],
  ['terms-and-conditions/rental-terms/', 'terms-and-conditions/rental-terms/'],
  ['product-flow/plan/', 'product-flow/'],
  ['pricing-survey/role/', 'pricing-survey/'],
  ['pro-custom/features/', 'pro-custom/'],
] as const;

it('every page names one address of itself, whichever it was requested by', async () => {
  const { text: sitemap } = await shop.get('/us/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>[^<]+?(\/us\/en\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(listed.length).toBeGreaterThan(publicPageNames.length - 10);
  const paths = new Set([...listed, ...everyPath().map((path) => `/us/en/${path}`.replace(/\/?$/, '/'))]);
  for (const path of paths) {
    const own = addressesIn((await shop.get(path)).text);
    const canonical = [`<link rel="canonical" href="${shop.url}${path}"/>`].filter(() =>
      listed.includes(path),
    );
    expect(own.slice(0, canonical.length)).toEqual(canonical);
    const withoutSlash = path === '/us/en/' ? '/us/en' : path.replace(/\/$/, '');
    expect([path, addressesIn((await shop.get(withoutSlash)).text)]).toEqual([path, own]);
    // A name that comes from the address, as a form's, is another one in capitals: there is no such page.
    const inCapitals = `/us/en/${path.slice('/us/en/'.length).toUpperCase()}`;
    expect([own, []]).toContainEqual(addressesIn((await shop.get(inCapitals)).text));
  }
});

it.each(furtherAddresses)('/us/en/%s is the page /us/en/%s', async (path, page) => {
  const { status, text } = await shop.get(`/us/en/${path}`);
  expect([status, addressesIn(text)[0]]).toEqual([
    200,
    `<link rel="canonical" href="${shop.url}/us/en/${page}"/>`,
  ]);
});

it('the sitemap of each country lists existing pages', async () => {
  expect((await shop.get('/robots.txt')).text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const locations = async (address: string) => {
    const { status, headers, text } = await shop.get(address);
    expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/xml']);
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  };
  const countries = await locations('/sitemap.xml');
  expect(countries).toHaveLength(enabledCountries.length);
  for (const country of countries.filter((address) => /\/(us|ke)\//.test(address))) {
    const found = await locations(country);
    expect(found.length).toBeGreaterThan(4);
    for (const address of found) expect([address, (await shop.get(address)).status]).toEqual([address, 200]);
  }
});

it('error pages, and those of one buyer, are excluded from search results', async () => {
  const pagesToLeaveOut = [
    ['404/', 200],
    ['error/', 200],
    ['no-such-page/', 404],
    ['cart/', 200],
    ['checkout/', 200],
  ] as const;
  for (const [path, status] of pagesToLeaveOut) {
    const answer = await shop.get(`/us/en/${path}`);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.text.includes('<meta name="robots" content="noindex"/>')]).toEqual([path, true]);
  }
});
