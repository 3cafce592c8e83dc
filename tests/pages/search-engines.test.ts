import { enabledCountries } from '@sonde/machines/rules/places';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
