import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutClient, fillCheckout, lineInputs, place } from '../contract/checkout-client.ts';
import { ask } from './ask.ts';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';

/** Server-rendered carts and checkouts: who sees them, and what is cached. */

interface Buyer {
  readonly email: string;
  readonly token: string;
}

const pages = ['/us/en/cart/', '/us/en/checkout/', '/us/en/checkout/?step=contact'] as const;

let shop: BuiltShop;
let buyers: readonly [Buyer, Buyer];
let placed: Buyer;

beforeAll(async () => {
  shop = await openBuiltShop({ PUBLIC_URL: 'https://shop.example', LOG_LEVEL: 'trace' });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const fillOne = async () => {
    const email = `${randomUUID()}@clinic.example`;
    return { email, checkout: await fillCheckout(client, { card: 'pm_card_visa', email }) };
  };
  const [first, second, third] = [await fillOne(), await fillOne(), await fillOne()];
  await place(client, third.checkout);
  const buyerOf = ({ email, checkout }: typeof first): Buyer => ({ email, token: checkout.token });
  buyers = [buyerOf(first), buyerOf(second)];
  placed = buyerOf(third);
});
afterAll(() => shop.close());

const visit = (path: string, token: string | null, country = 'us') =>
  ask(shop.url, path, {
    headers: token === null ? {} : { cookie: `a=b; sonde.checkout.${country}=${token}` },
  });

const island = (html: string) =>
  /data-island="[^]*?<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1];

describe.each(pages)('%s', (path) => {
  it('shows each buyer their own, and nothing to a visitor without a cookie, one after the other', async () => {
    const [first, second] = buyers;
    for (const [own, other] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      const { status, text } = await visit(path, own.token);
      expect(status).toBe(200);
      expect(text).toContain('Sonde IQ3');
      expect(text).toContain(own.email);
      expect(text).toContain(own.token);
      expect(text).not.toContain(other.email);
      expect(text).not.toContain(other.token);
      const stranger = await visit(path, null);
      for (const { email, token } of buyers) {
        expect(stranger.text).not.toContain(email);
        expect(stranger.text).not.toContain(token);
      }
    }
  });

  it('is never cached, and reveals its URL to no other site', async () => {
    const { headers } = await visit(path, buyers[0].token);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it.each<[what: string, token: () => string]>([
    ['of nobody', () => 'Zm9vYmFyX2Jhei1xdXV4MTIzNDU2Nzg5MGFiY2RlZmc'],
    ['that was ordered', () => placed.token],
    ['that is no token', () => '<script>alert(1)</script>'],
  ])('leaves a checkout %s to the browser, which loads it itself', async (_what, token) => {
    const { status, text } = await visit(path, token());
    expect(status).toBe(200);
    expect(island(text)).toContain('"served":null');
    expect(text).not.toContain(placed.email);
    expect(text).not.toContain('alert(1)');
  });
});

it('a shop shows nothing of another country’s checkout', async () => {
  const { text } = await visit('/de/de/cart/', buyers[0].token, 'us');
  const { text: renamed } = await visit('/de/de/cart/', buyers[0].token, 'de');
  for (const page of [text, renamed]) {
    expect(island(page)).toContain('"served":null');
    expect(page).not.toContain(buyers[0].email);
  }
});

it('a page in another language loads the checkout in the browser, because showing it changes it', async () => {
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const { checkout } = await client.change('CheckoutCreate', {
    input: { country: 'CA', lines: lineInputs({ 'CBL-USBC': 1 }) },
  });
  const token = checkout?.token ?? '';
  expect(island((await visit('/ca/fr/cart/', token, 'ca')).text)).toContain('"served":null');
  expect(island((await visit('/ca/en/cart/', token, 'ca')).text)).toContain(token);
});

it('a link to a checkout that the cookie lacks is rendered without any checkout, neither its own nor the browser’s', async () => {
  const [own, linked] = buyers;
  const { status, text } = await visit(`/us/en/checkout/${linked.token}/`, own.token);
  expect(status).toBe(200);
  expect(island(text)).toContain('"served":null');
  expect(text).not.toContain(linked.email);
  expect(text).not.toContain(own.email);
  const { text: ownLink } = await visit(`/us/en/checkout/${own.token}/`, own.token);
  expect(ownLink).toContain(own.email);
});

it('nothing of a checkout is logged', async () => {
  const [first] = buyers;
  for (const path of pages) await visit(path, first.token);
  const log = shop.said.join('\n');
  expect(log).not.toContain(first.email);
  expect(log).not.toContain(first.token);
});

describe.each([
  ['the data of a cart', 'GET', '/us/en/cart.data'],
  ['a step by its own path', 'GET', '/us/en/checkout/payment/'],
  ['the head of a cart', 'HEAD', '/us/en/cart/'],
  ['an address in capitals', 'GET', '/US/EN/CART/'],
])('%s', (_what, method, path) => {
  it('is never cached', async () => {
    const { token } = buyers[0];
    const { headers, text } = await ask(shop.url, path, {
      method,
      headers: { cookie: `sonde.checkout.us=${token}` },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await visit(path, null)).text).not.toContain(buyers[0].email);
    expect(text).not.toContain(buyers[1].email);
  });
});
