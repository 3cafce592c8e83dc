import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckoutClient,
  type CheckoutFields,
  address,
  createCheckoutClient,
  fillCheckout,
  globalId,
  openCheckout,
  place,
  placement,
  variantId,
} from '../contract/checkout-client.ts';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { askGraphql } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;
let client: CheckoutClient;
let open: CheckoutFields;
let placed: CheckoutFields;
let orderToken: string;
let visitors = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' });
  client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  open = await openCheckout(client);
  placed = await fillCheckout(client, { card: 'pm_card_visa', email: 'tokens@clinic.example' });
  orderToken = (await place(client, placed)).order?.token ?? '';
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Each request has a different client address, so that no rate limit applies. */
function ask(query: string, variables: object) {
  visitors += 1;
  return askGraphql(shop.url, { query, variables }, { 'x-forwarded-for': `198.51.100.${visitors}` });
}

const lookUps = {
  checkout: 'query ($value: String!) { found: checkout(token: $value) { id } }',
  order: 'query ($value: String!) { found: order(token: $value) { id } }',
  node: 'query ($value: ID!) { found: node(id: $value) { id } }',
} as const;

describe('a token', () => {
  it('gives access to its own object', async () => {
    expect([open.token, placed.token, orderToken]).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{43}$/)),
    );
    expect(new Set([open.token, placed.token, orderToken]).size).toBe(3);
    for (const [kind, value] of [
      ['checkout', open.token],
      ['order', orderToken],
      ['node', globalId('Checkout', open.token)],
      ['node', globalId('Order', orderToken)],
    ] as const)
      expect(JSON.parse((await ask(lookUps[kind], { value })).text)).toMatchObject({
        data: { found: { id: expect.any(String) } },
      });
  });

  const tamper = (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

  it.each<[words: string, kind: keyof typeof lookUps, value: () => string]>([
    ['an order’s for a checkout', 'checkout', () => orderToken],
    ['a checkout’s for an order', 'order', () => placed.token],
    ['an order’s for a checkout’s node', 'node', () => globalId('Checkout', orderToken)],
    ['a checkout’s for an order’s node', 'node', () => globalId('Order', placed.token)],
    ['one for another kind of node', 'node', () => globalId('Product', orderToken)],
    ['one without its kind', 'node', () => orderToken],
    ['an id for a token', 'checkout', () => open.id],
    ['one with another letter', 'checkout', () => tamper(open.token)],
    ['one in capitals', 'checkout', () => open.token.toUpperCase()],
    ['the beginning of one', 'checkout', () => open.token.slice(0, 42)],
    ['one with a sign more', 'checkout', () => `${open.token}=`],
    ['one with a space', 'checkout', () => ` ${open.token}`],
    ['one in standard base64', 'checkout', () => `${open.token.slice(0, 42)}+`],
    ['a wildcard', 'checkout', () => '%'.repeat(43)],
    ['nothing', 'order', () => ''],
  ])('looks like an unknown one if it is %s', async (_words, kind, value) => {
    const missing = kind === 'node' ? globalId('Checkout', 'x'.repeat(43)) : 'x'.repeat(43);
    const answers = await Promise.all([
      ask(lookUps[kind], { value: value() }),
      ask(lookUps[kind], { value: missing }),
    ]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"data":{"found":null}}'],
      [200, '{"data":{"found":null}}'],
    ]);
  });

  const changes: Readonly<Record<string, object>> = {
    CheckoutLinesAdd: { lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1 }] },
    CheckoutLinesUpdate: { lines: [{ variantId: variantId('IQ3-USBC'), quantity: 1 }] },
    CheckoutLineDelete: { lineId: globalId('CheckoutLine', 'x') },
    CheckoutEmailUpdate: { email: 'a@b.example' },
    CheckoutAutoRenewalUpdate: { autoRenewal: true },
    CheckoutShippingAddressUpdate: { shippingAddress: address },
    CheckoutBillingAddressUpdate: { billingAddress: address },
    CheckoutShippingMethodUpdate: { shippingMethodId: globalId('ShippingMethod', 'x') },
    CheckoutUpdateVoucher: { voucherCode: 'WELCOME10' },
    CheckoutPaymentCreate: { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' } },
    CheckoutComplete: {
      idempotencyKey: 'x',
      expectedTotal: { amount: 1, currency: 'USD' },
      attestations: [],
    },
  };

  it.each(Object.keys(changes))('of another object changes nothing by %s', async (operation) => {
    const [row] = await database.sql<[{ id: string }]>`select id from checkout limit 1`;
    const state = () => database.sql`select * from checkout order by id`;
    const before = await state();
    for (const id of [
      globalId('Checkout', 'x'.repeat(43)),
      globalId('Checkout', orderToken),
      globalId('Order', open.token),
      globalId('Checkout', row.id),
      open.token,
      '',
    ]) {
      const { checkoutErrors, checkout } = await client.change(
        operation,
        { checkoutId: id, ...changes[operation] },
        { 'x-forwarded-for': `203.0.113.${(visitors += 1)}` },
      );
      expect([checkoutErrors, checkout]).toEqual([
        [expect.objectContaining({ code: 'NOT_FOUND', field: 'checkoutId' })],
        null,
      ]);
    }
    expect(await state()).toEqual(before);
  });

  it('is in no table, except in the mails that the sandbox stores', async () => {
    const { sql } = database;
    const needles = [open, placed].flatMap(({ id, token }) => [token, id, id.replace(/=+$/, '')]);
    const patterns = [...needles, orderToken, globalId('Order', orderToken)].map((needle) => `%${needle}%`);
    const tables = await sql<{ table_schema: string; table_name: string }[]>`
      select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const found: string[] = [];
    for (const { table_schema, table_name } of tables) {
      const rows = await sql`
        select 1 from ${sql(table_schema)}.${sql(table_name)} as row_of_table
        where to_jsonb(row_of_table)::text like any (${patterns}) limit 1`;
      if (rows.length > 0) found.push(`${table_schema}.${table_name}`);
    }
    expect(tables.length).toBeGreaterThan(15);
    expect(found.filter((name) => name !== 'public.sandbox_mail')).toEqual([]);
  });
});

describe('the price of an order', () => {
  it.each([
    ['another amount', { amount: 1, currency: 'USD' }, 'PRICES_ARE_CHANGED'],
    ['another currency', { amount: 4626.53, currency: 'PLN' }, 'PRICES_ARE_CHANGED'],
    ['less than nothing', { amount: -1, currency: 'USD' }, 'INVALID'],
    ['more than there is', { amount: 1e300, currency: 'USD' }, 'INVALID'],
    ['an invented currency', { amount: 1, currency: 'XXX' }, 'INVALID'],
  ])('is not decided by the buyer: %s', async (_words, expectedTotal, code) => {
    const checkout = await fillCheckout(client, { card: 'pm_card_visa', email: 'total@clinic.example' });
    const answer = await client.change<{ checkoutErrors: object[]; order: object | null }>(
      'CheckoutComplete',
      { ...placement(checkout), expectedTotal },
    );
    expect(answer).toMatchObject({ checkoutErrors: [{ code }], order: null });
    expect(await database.sql`select 1 from orders where email = 'total@clinic.example'`).toEqual([]);
  });
});
