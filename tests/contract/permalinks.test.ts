import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentShop, openAgentShop } from './agent-shop.ts';

// Whose cart an address fills: each opening makes a new one, which is the browser's own unless it has one.

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

const cart = '/buy/CBL-USBC:1?context/address_country=US';
const other = 'x'.repeat(43);

/** Where a browser is led, and which cart becomes its own. */
async function open(path: string, cookies = '') {
  const { headers } = await opened.raw(path, { headers: { Cookie: cookies } });
  const location = headers.get('location') ?? '';
  const [, token] = /^https:\/\/shop\.test\/us\/en\/checkout\/([^/]+)\/$/.exec(location) ?? [];
  return { location, token, own: headers.get('set-cookie') };
}

const ownCookie = (token: string | undefined) =>
  `sonde.checkout.us=${token}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`;

it('the new cart is the browser’s own if it has none in that country', async () => {
  for (const cookies of ['', `sonde.checkout.de=${other}`, 'sonde.checkout.us=']) {
    const { token, own } = await open(cart, cookies);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(own).toBe(ownCookie(token));
  }
});

it('the cart that a browser has stays its own', async () => {
  const { token, own } = await open(cart, `sonde.checkout.de=a; sonde.checkout.us=${other}`);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(own).toBeNull();
});

it('every opening makes another cart', async () => {
  expect((await open(cart)).token).not.toBe((await open(cart)).token);
});

it('without a cart, nothing becomes the browser’s own', async () => {
  for (const path of [
    '/buy/NOTHING:1',
    '/buy/',
    '/buy/CBL-USBC:0',
    '/buy/CBL-USBC:1?context/address_country=AQ',
  ]) {
    const { location, own } = await open(path);
    expect([location.startsWith('https://shop.test/'), own]).toEqual([true, null]);
  }
});
