import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAccessCookieName } from '../../machines/rules/checkout/index.ts';
import { createCheckoutClient, fillCheckout, place } from '../contract/checkout-client.ts';
import { ask } from './ask.ts';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';

/** The pages of an order: who sees names, addresses and payments, by which cookie or address. */

interface Bought {
  readonly email: string;
  readonly token: string;
  readonly key: string;
}

let shop: BuiltShop;
let orders: readonly [Bought, Bought];

beforeAll(async () => {
  shop = await openBuiltShop({ PUBLIC_URL: 'https://shop.example', LOG_LEVEL: 'trace' });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const buyOne = async (): Promise<Bought> => {
    const email = `${randomUUID()}@clinic.example`;
    const { orderToken, orderAccessKey } = await place(
      client,
      await fillCheckout(client, { card: 'pm_card_visa', email }),
      randomUUID(),
    );
    return { email, token: orderToken ?? '', key: orderAccessKey ?? '' };
  };
  orders = [await buyOne(), await buyOne()];
});
afterAll(() => shop.close());

const cookieOf = (token: string, key: string) => `a=b; ${orderAccessCookieName(token)}=${key}`;

describe.each(['confirmation', 'payment-details'])('the page %s of an order', (page) => {
  const open = (token: string, cookie: string | null, query = '') =>
    ask(shop.url, `/us/en/${page}/${token}/${query}`, { headers: cookie === null ? {} : { cookie } });

  it('shows names to its own cookie alone', async () => {
    const [own, other] = orders;
    const { status, headers, text } = await open(own.token, cookieOf(own.token, own.key));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain(page === 'confirmation' ? own.email : '4242');
    const [expires = '', proof = ''] = own.key.split('.');
    const changed = `${expires}.${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`;
    const longer = `${(Number.parseInt(expires, 36) + 3600).toString(36)}.${proof}`;
    for (const cookie of [
      null,
      'a=b',
      cookieOf(own.token, other.key),
      cookieOf(own.token, changed),
      cookieOf(own.token, longer),
      cookieOf(other.token, own.key),
    ]) {
      const stranger = await open(own.token, cookie);
      expect([stranger.status, stranger.text.includes(own.email), stranger.text.includes('4242')]).toEqual([
        200,
        false,
        false,
      ]);
      expect(stranger.text).toContain('data-island="order-access"');
    }
  });

  it('moves the key from its address into a cookie, and shows a browser without cookies the page', async () => {
    const [{ token, key }] = orders;
    const moved = await open(token, 'a=b', `?access=${key}`);
    expect([moved.status, moved.headers.location, moved.headers['set-cookie']]).toEqual([
      303,
      `/us/en/${page}/${token}/`,
      [`${cookieOf(token, key).slice(5)}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`],
    ]);
    const without = await open(token, null, `?access=${key}`);
    expect([without.status, without.text.includes('data-island="order-access"')]).toEqual([200, false]);
  });
});

it('signing out ends the cookies of every order', async () => {
  const [{ token, key }] = orders;
  const { headers } = await ask(shop.url, '/us/en/logout/', { headers: { cookie: cookieOf(token, key) } });
  expect(headers['set-cookie']).toContain(
    `${orderAccessCookieName(token)}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`,
  );
});
