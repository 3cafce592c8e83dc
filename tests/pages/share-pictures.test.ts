import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

/** What a page says to those who preview a link to it, by name. */
function previewOf(html: string): ReadonlyMap<string, string> {
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]));
}

it.each([
  ['us/en/', 'human-en'],
  ['us/en/product/iq3/', 'iq3-en'],
  ['de/de/product/iq-plus/', 'iq-plus-de'],
  ['gb/en/product/iq-plus-vet/', 'iq-plus-vet-en'],
  ['ca/fr/product/iq-plus-care/', 'iq-plus-care-fr'],
  ['ae/ar/', 'human-ar'],
  ['it/it/iq/', 'human-it'],
  ['pl/pl/vet/', 'veterinary-pl'],
  ['us/en/product/warranty-vet-2-years/', 'veterinary-en'],
  ['us/en/terms-and-conditions/', 'human-en'],
])('a link to /%s is shown with the picture %s', async (path, picture) => {
  const page = await shop.get(`/${path}`);
  expect(page.status).toBe(200);
  const address = `${shop.url}/pictures/share-${picture}.jpg`;
  expect(Object.fromEntries(previewOf(page.text))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Sonde',
    'og:url': `${shop.url}/${path}`,
    'og:image': address,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  const { status, headers } = await shop.get(address);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=604800',
  ]);
});
