import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckoutClient,
  address,
  createCheckoutClient,
  globalId,
  lineInputs,
  openCheckout,
} from '../contract/checkout-client.ts';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { askGraphql } from './ask.ts';
import { leaks } from './leaks.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;
let client: CheckoutClient;
let checkoutId: string;
let visitors = 0;

/** Each request has a different client address, so that no rate limit applies. */
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 256)}.${visitors % 256}` };
};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' });
  client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  checkoutId = (await openCheckout(client)).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const texts = {
  'a NUL': 'a\u0000b',
  'half a character': 'a\ud800b',
  'a sign that turns the direction': 'a\u202eb',
  'another mail header': 'a@b.example\r\nBcc: everybody@solo.example',
  SQL: "x'); drop table checkout; --",
  HTML: '<img src=x onerror=alert(1)>',
  'a format': '${process.env} {{7*7}} %s %n',
  'very much': 'x'.repeat(20_000),
  nothing: '',
} as const;

const everyField = (text: string) =>
  Object.fromEntries(Object.keys(address).map((field) => [field, field === 'country' ? 'US' : text]));
const node = (id: string) => ({ query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id } });
const total = { amount: 1, currency: 'USD' };

/** Every part of the API that accepts text. */
const places: Readonly<Record<string, (text: string) => object>> = {
  'the code of the shop': (voucherCode) => ({
    query: 'query ($code: String) { shop(country: US, voucherCode: $code) { voucher { code } } }',
    variables: { code: voucherCode },
  }),
  'an id': node,
  'the id of a product': (text) => node(globalId('Product', text)),
  'the id of an order': (text) => node(globalId('Order', text)),
};

const operations: Readonly<Record<string, (text: string) => object>> = {
  Checkout: (token) => ({ token }),
  Order: (token) => ({ token }),
  CheckoutCreate: (text) => ({
    input: { country: 'US', lines: lineInputs({ [text]: 1 }), voucherCode: text },
  }),
  AddressSuggestions: (text) => ({
    input: { text, countryCode: 'US', sessionToken: text },
  }),
  SuggestedAddress: (text) => ({ input: { placeId: text, countryCode: 'US', sessionToken: text } }),
  CheckoutLinesAdd: (text) => ({ checkoutId, lines: [{ variantId: text, quantity: 1 }] }),
  CheckoutLinesUpdate: (text) => ({ checkoutId, lines: lineInputs({ [text]: 1 }) }),
  CheckoutLineDelete: (text) => ({ checkoutId, lineId: globalId('CheckoutLine', text) }),
  CheckoutEmailUpdate: (text) => ({
    checkoutId,
    email: text,
    organizationName: text,
    references: { purchaseOrderNumber: text, costCentre: text },
  }),
  CheckoutShippingAddressUpdate: (text) => ({ checkoutId, shippingAddress: everyField(text) }),
  CheckoutBillingAddressUpdate: (text) => ({ checkoutId: text, billingAddress: everyField(text) }),
  CheckoutShippingMethodUpdate: (text) => ({
    checkoutId,
    shippingMethodId: globalId('ShippingMethod', text),
  }),
  CheckoutUpdateVoucher: (voucherCode) => ({ checkoutId, voucherCode }),
  CheckoutPaymentCreate: (text) => ({
    checkoutId,
    input: { gateway: text, method: 'CREDIT_CARD', token: text },
  }),
  CheckoutComplete: (text) => ({
    checkoutId,
    idempotencyKey: text,
    expectedTotal: { ...total, currency: text },
    attestations: [],
  }),
};

describe.each(Object.entries(texts))('%s', (_words, text) => {
  it.each(Object.keys(operations))('in %s is refused or stored, and breaks nothing', async (name) => {
    const answer = await client.send(name, operations[name]?.(text) ?? {}, visitor());
    expect(answer.errors ?? []).toEqual([]);
    expect(JSON.stringify(answer).replaceAll(JSON.stringify(text).slice(1, -1), '')).not.toMatch(leaks);
  });

  it.each(Object.keys(places))('in %s finds nothing, and breaks nothing', async (name) => {
    const answer = await askGraphql(shop.url, places[name]?.(text) ?? {}, visitor());
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: expect.anything() }]);
    expect(answer.text).not.toMatch(leaks);
  });
});
