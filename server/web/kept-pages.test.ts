import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptPages, type RenderedPage } from './kept-pages.ts';

const minute = 60_000;

interface Shop {
  price: string;
  status: number;
  unchangedUntil: number | null;
  rendered: number;
}

let shop: Shop;
let page: (path: string) => Promise<RenderedPage>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = { price: '$3,899', status: 200, unchangedUntil: null, rendered: 0 };
  const kept = createKeptPages({
    ask: async () => Response.json({ price: shop.price }),
    async render(request, ask) {
      shop.rendered += 1;
      const answer = await ask('{"query":"{ price }"}');
      const { status, unchangedUntil } = shop;
      const html = `<p>${new URL(request.url).pathname} ${await answer.text()}</p>`;
      return { status, headers: new Headers(), html, unchangedUntil, compressed: null };
    },
  });
  page = (path) => kept(new Request(`https://shop.example${path}`));
  return () => vi.useRealTimers();
});

describe('a page that somebody else asked for before', () => {
  it('is not rendered again, and comes compressed as it is', async () => {
    const first = await page('/us/en/');
    const second = await page('/us/en/');
    expect(shop.rendered).toBe(1);
    expect(second.html).toBe(first.html);
    expect(gunzipSync(second.compressed!).toString()).toBe(first.html);
  });

  it('is rendered anew as soon as the store answers otherwise', async () => {
    await page('/us/en/');
    shop.price = '$3,500';
    expect((await page('/us/en/')).html).toContain('$3,500');
  });

  it('is rendered anew after a minute, whatever the store answers', async () => {
    await page('/us/en/');
    vi.advanceTimersByTime(minute + 1);
    await page('/us/en/');
    expect(shop.rendered).toBe(2);
  });

  it('is rendered anew once something on it has ended', async () => {
    shop.unchangedUntil = Date.now() + 5000;
    await page('/us/en/');
    vi.advanceTimersByTime(5001);
    await page('/us/en/');
    expect(shop.rendered).toBe(2);
  });
});

it.each([
  ['another language', '/us/en/', '/us/es/', 2],
  ['a page with a query', '/us/en/?voucherCode=A', '/us/en/?voucherCode=A', 2],
  ['a page of an order', '/us/en/confirmation/abc/', '/us/en/confirmation/abc/', 2],
  ['an address that is written otherwise', '/us/EN/', '/us/EN/', 2],
  ['the same page', '/us/en/pricing/', '/us/en/pricing/', 1],
])('%s: from %s to %s, %i renderings', async (_, first, second, rendered) => {
  await page(first);
  await page(second);
  expect(shop.rendered).toBe(rendered);
});

it('does not keep a page that could not be shown', async () => {
  shop.status = 503;
  await page('/us/en/');
  shop.status = 200;
  expect((await page('/us/en/')).status).toBe(200);
});

it('forgets the oldest pages where there are too many', async () => {
  shop.price = '$'.repeat(100_000);
  for (let number = 0; number < 40; number += 1) await page(`/us/en/${number}/`);
  await page('/us/en/39/');
  expect(shop.rendered).toBe(40);
  await page('/us/en/0/');
  expect(shop.rendered).toBe(41);
});
