import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPermalinks } from '../../server/agents/bindings/permalink.ts';
import { createRateLimits, rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { shownCheckout } from '../contract/checkout-client.ts';
import { type OrderShop, openOrderShop } from '../contract/order-shop.ts';

const publicUrl = 'https://shop.test';
const clock = { now: Date.parse('2026-11-20T15:00:00Z') };

let shop: OrderShop;
let permalinks: ReturnType<typeof createPermalinks>;

beforeAll(async () => {
  shop = await openOrderShop({ publicUrl, now: () => new Date(clock.now) });
  permalinks = createPermalinks({ ...shop.services, publicUrl, limits: createRateLimits(() => clock.now) });
});
afterAll(() => shop.close());

/** Opens a link that puts a cable into a cart. */
const open = (clientAddress: string, code?: string) =>
  permalinks(
    new Request(
      `${publicUrl}/ucp/buy/CBL-USBC:1?context/address_country=US${code === undefined ? '' : `&discounts/codes/0=${code}`}`,
    ),
    { clientAddress, visitorCountry: null },
  );

async function openTimes(times: number, once: (index: number) => Promise<Response>) {
  const statuses = new Set<number>();
  for (let index = 0; index < times; index += 1) statuses.add((await once(index)).status);
  return [...statuses];
}

/** The code of the cart to which a browser is led. */
async function codeOf(response: Response): Promise<string | null | undefined> {
  const [, token = ''] = /\/checkout\/([^/]+)\/$/.exec(response.headers.get('location') ?? '') ?? [];
  return (await shownCheckout(shop.client, token))?.voucherCode;
}

it('links open as many carts from one address as the API, and then say when to continue', async () => {
  const from = '203.0.113.10';
  expect(await openTimes(rateLimits.checkout.client.burst, () => open(from))).toEqual([303]);
  const refused = await open(from);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await refused.text()).toContain('Open this link again in 2 seconds');
  expect((await open('203.0.113.11')).status).toBe(303);
  clock.now += 2_000;
  expect((await open(from)).status).toBe(303);
});

it('links try as many wrong codes from one address as the API, and then open the cart without one', async () => {
  const from = '203.0.113.20';
  const guess = (index: number) => open(from, `GUESS${index}`);
  expect(await openTimes(rateLimits.voucher.client.burst, guess)).toEqual([303]);
  expect(await codeOf(await open(from, 'WELCOME10'))).toBeNull();
  expect(await codeOf(await open('203.0.113.21', 'WELCOME10'))).toBe('WELCOME10');
  clock.now += 60_000;
  expect(await codeOf(await open(from, 'WELCOME10'))).toBe('WELCOME10');
});
