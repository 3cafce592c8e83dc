import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../security/ask.ts';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

interface Visit {
  readonly event: string;
  readonly items: readonly { readonly sku: string; readonly listId: string }[];
}

/** The events that a page contains for those who agree: their name, the list, and the first item. */
async function visitsOf(path: string) {
  const { text } = await shop.get(path);
  return [...text.matchAll(/<script type="application\/json" data-visit[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => {
      const { event, items } = JSON.parse(json) as Visit;
      return [event, items[0]?.listId, items[0]?.sku];
    },
  );
}

describe('a visit, for those who agree, of', () => {
  it.each([
    ['/us/en/iq/bundle/', 'bundles', 'IQ3-USBC'],
    ['/us/en/vet/bundle/', 'veterinary-bundles', 'IQV-USBC'],
    ['/us/en/subscription/', 'memberships', expect.any(String)],
    ['/us/en/product-probe/', 'probe-only', 'IQ3-USBC'],
    ['/us/en/product-probe-vet/', 'veterinary-probe-only', 'IQV-USBC'],
    ['/us/en/all-in/', 'all-in', 'IQ3-USBC'],
    ['/us/en/product-flow/', 'product-flow', 'IQ3-USBC'],
    ['/us/en/survey-results/', 'survey-results', expect.any(String)],
    ['/us/en/device-iq/', 'iq-cables', expect.stringMatching(/^CBL-/)],
    ['/us/en/accessories/', 'accessories', expect.any(String)],
    ['/us/en/pricing/', 'prices', expect.any(String)],
  ])('%s is a look at the list “%s”', async (path, list, first) => {
    expect(await visitsOf(path)).toEqual([['view_item_list', list, first]]);
  });

  it.each([
    ['/us/en/product/iq3/', 'IQ3-USBC'],
    ['/us/en/product/iq3/all-in/', 'IQ3-USBC'],
    ['/us/en/product/pro-membership/', expect.any(String)],
    ['/us/en/product/pro-membership-vet/', expect.any(String)],
    ['/us/en/vet-rental/', expect.any(String)],
  ])('%s is a look at an item', async (path, first) => {
    expect(await visitsOf(path)).toEqual([['view_item', '', first]]);
  });

  it.each(['/us/en/product-flow/warranty/', '/us/en/contact/'])('%s is none', async (path) => {
    expect(await visitsOf(path)).toEqual([]);
  });
});

it.each(['/us/en/', '/us/en/product/iq3/', '/us/en/cart/', '/de/de/pricing/'])(
  '%s is the same page for a visitor who signals an opt-out, kept as long and for everyone',
  async (path) => {
    const [plain, signaled] = [
      await ask(shop.url, path),
      await ask(shop.url, path, { headers: { 'sec-gpc': '1' } }),
    ].map(({ status, text, headers }) => {
      const { date: _date, ...kept } = headers;
      return { status, text, kept };
    });
    expect(signaled).toEqual(plain);
    expect(plain?.status).toBe(200);
    expect(plain?.kept['vary'] ?? '').not.toMatch(/gpc/i);
  },
);

it.each([
  ['asks, with the key of the analytics service', { ANALYTICS_KEY: 'write-key' }, true],
  ['doesn’t ask, without one', {}, false],
] as const)(
  'a process with pages only, in front of another server, %s',
  async (_words, variables, isAsked) => {
    const front = await openPages({ STORE_API_URL: `${shop.url}/graphql/`, ...variables });
    try {
      const { text } = await front.get('/us/en/');
      expect([text.includes('id="privacy-choices"'), text.includes('data-visit')]).toEqual([
        isAsked,
        isAsked,
      ]);
    } finally {
      await front.close();
    }
  },
);
