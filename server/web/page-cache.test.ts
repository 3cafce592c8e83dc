import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { enabledCountries } from '@sonde/machines/rules/places';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Compressed } from '../http/text-answer.ts';
import { textDigest } from '../http/text-digest.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const minute = 60_000;
/** Every language of every country. */
const shopCount = enabledCountries.flatMap(({ languages }) => languages).length;

interface Shop {
  price: string;
  status: number;
  answerStatus: number;
  unchangedUntil: number | null;
  rendered: number;
}

let shop: Shop;
let page: (path: string) => Promise<RenderedPage<string | Compressed>>;

const textOf = ({ body }: RenderedPage<string | Compressed>) =>
  typeof body === 'string' ? body : gunzipSync(body.gzip).toString();
/** A text of twice as many letters, which takes about that many bytes in each coding. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('hex');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = { price: '$3,899', status: 200, answerStatus: 200, unchangedUntil: null, rendered: 0 };
  const answer = async () => Response.json({ price: shop.price }, { status: shop.answerStatus });
  const kept = createPageCache({
    askAgain: answer,
    async render(request, ask) {
      shop.rendered += 1;
      const answer = await ask('{"query":"{ price }"}');
      const { status, unchangedUntil } = shop;
      const { pathname, search } = new URL(request.url);
      const html = `<p>${pathname}${search} ${await answer.text()}</p>`;
      return { status, headers: new Headers(), body: html, unchangedUntil };
    },
  });
  page = (path) => kept(new Request(`https://shop.example${path}`), answer);
  return () => vi.useRealTimers();
});

describe('a page that was requested before', () => {
  it('is not rendered again, and is sent compressed', async () => {
    const first = await page('/us/en/');
    const second = await page('/us/en/');
    expect(shop.rendered).toBe(1);
    expect(second.body).toBe(first.body);
    const { br, gzip } = second.body as Compressed;
    expect(gunzipSync(gzip).toString()).toContain('/us/en/');
    expect(brotliDecompressSync(br).toString()).toContain('/us/en/');
  });

  it('is rendered again as soon as the store responds differently', async () => {
    await page('/us/en/');
    shop.price = '$3,500';
    expect(textOf(await page('/us/en/'))).toContain('$3,500');
  });

  it('is rendered again after a minute, whatever the store responds', async () => {
    await page('/us/en/');
    vi.advanceTimersByTime(minute + 1);
    await page('/us/en/');
    expect(shop.rendered).toBe(2);
  });

  it('is rendered again after something on it has expired', async () => {
    shop.unchangedUntil = Date.now() + 5000;
    await page('/us/en/');
    vi.advanceTimersByTime(5001);
    await page('/us/en/');
    expect(shop.rendered).toBe(2);
  });
});

it.each([
  ['another language', '/us/en/', '/us/es/', 2],
  ['a campaign', '/us/en/?utm_source=a&gclid=1', '/us/en/?fbclid=2', 1],
  ['a campaign of another page', '/us/en/?utm_source=a', '/us/es/?utm_source=a', 2],
  ['a link with a code', '/us/en/?voucherCode=A&utm_source=a', '/us/en/?voucherCode=A', 1],
  ['a link with another code', '/us/en/?voucherCode=A', '/us/en/?voucherCode=B', 2],
  ['a page with a choice', '/us/en/product/iq3/?connector=usb-c', '/us/en/product/iq3/?connector=usb-c', 2],
  ['a page of an order', '/us/en/confirmation/abc/', '/us/en/confirmation/abc/', 2],
  ['an address that is written otherwise', '/us/EN/', '/us/EN/', 2],
  ['the same page', '/us/en/pricing/', '/us/en/pricing/', 1],
])('%s: from %s to %s, %i renderings', async (_, first, second, rendered) => {
  await page(first);
  await page(second);
  expect(shop.rendered).toBe(rendered);
});

it('is shown again without the text of a response that is the same', async () => {
  const asked: string[] = [];
  const cached = createPageCache({
    async askAgain(_body, digest) {
      asked.push(digest);
      return digest === textDigest('the prices')
        ? new Response(null, { status: 304 })
        : new Response('others');
    },
    async render(_request, ask) {
      const answer = await ask('{"query":"{ price }"}');
      return { status: 200, headers: new Headers(), body: await answer.text(), unchangedUntil: null };
    },
  });
  const request = () => new Request('https://shop.example/us/en/');
  const first = await cached(request(), async () => new Response('the prices'));
  const second = await cached(request(), async () => new Response('never asked'));
  expect(second.body).toBe(first.body);
  expect(asked).toEqual([textDigest('the prices')]);
});

it('does not cache a page that failed', async () => {
  shop.status = 503;
  await page('/us/en/');
  shop.status = 200;
  expect((await page('/us/en/')).status).toBe(200);
});

it('does not cache for others a page that was rate-limited', async () => {
  shop.answerStatus = 429;
  await page('/us/en/?voucherCode=A');
  shop.answerStatus = 200;
  await page('/us/en/?voucherCode=A');
  expect(shop.rendered).toBe(2);
});

it('renders a campaign page that redirects, with all its parameters', async () => {
  shop.status = 302;
  expect(textOf(await page('/us/en/?utm_source=a'))).toContain('utm_source=a');
});

it('evicts the oldest pages if there are too many', async () => {
  shop.price = incompressible(250_000);
  for (let number = 0; number < 15; number += 1) await page(`/us/en/${number}/`);
  await page('/us/en/14/');
  expect(shop.rendered).toBe(15);
  await page('/us/en/0/');
  expect(shop.rendered).toBe(16);
});

it('keeps the shops’ pages, however many codes are made up', async () => {
  shop.price = incompressible(250_000);
  await page('/us/en/');
  for (let number = 0; number < 15; number += 1) await page(`/us/en/?voucherCode=${number}`);
  shop.rendered = 0;
  await page('/us/en/');
  expect(shop.rendered).toBe(0);
});

it('caches the home page and three products of all countries and languages at once', async () => {
  const pages = ['', 'iq3/', 'iq-plus/', 'iq3-vet/'];
  shop.price = incompressible(11_000);
  for (const round of [1, 2])
    for (let root = 0; root < shopCount; root += 1)
      for (const slug of pages) await page(`/us/en/${root}/${slug}?utm_term=${round}`);
  expect(shop.rendered).toBe(shopCount * pages.length);
});
