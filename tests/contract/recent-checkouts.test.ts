import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { Sql } from '../../server/db/connect.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { deleteExpiredCheckouts } from '../../server/modules/checkout/checkout.jobs.ts';
import { createTestServices } from '../support/shop-services.ts';
import {
  address,
  codesOf,
  createCheckoutClient,
  fillCheckout,
  lineInputs,
  openCheckout,
  orderOf,
  place,
  placement,
  shownCheckout,
  skusOf,
} from './checkout-client.ts';
import type { CheckoutClient, CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

const statements: string[] = [];
let shop: OrderShop;
let counted: Sql;

/** A second process of the shop on the same database. */
const anotherProcess = (changes: { readonly sql?: Sql } = {}): CheckoutClient =>
  createCheckoutClient(
    createGraphqlHandler(
      createTestServices(shop.database, { providers: shop.services.providers, ...changes }),
    ),
  );

beforeAll(async () => {
  shop = await openOrderShop();
  counted = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
});
afterAll(async () => {
  await counted.end();
  await shop.close();
});

it('each step is one statement; placing is one before the provider is called and a transaction of two afterwards', async () => {
  const client = anotherProcess({ sql: counted });
  await openCheckout(client);
  const recordBeginnings = async <Answer>(work: () => Promise<Answer>) => {
    statements.length = 0;
    const answer = await work();
    return { answer, beginnings: statements.map((text) => text.trim().split(/\s+/, 2).join(' ')) };
  };
  const filled = await recordBeginnings(() => fillCheckout(client));
  expect(filled.beginnings).toEqual(['insert into', ...Array<string>(5).fill('update checkout')]);
  // The storefront says how the buyer pays, and only a placement that may cost nothing is looked at before.
  const placed = await recordBeginnings(() =>
    client.change<Completed>('CheckoutComplete', {
      ...placement(filled.answer),
      buyerKey: 'one browser',
      expectedPayment: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good },
    }),
  );
  expect(placed.answer).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
  expect(placed.beginnings).toEqual([
    'with claimed',
    'begin',
    'with held',
    'with buyer',
    'commit',
    'select orders.*,',
  ]);
});

describe('a checkout that another process changed meanwhile', () => {
  let reviewed: CheckoutFields;
  let other: CheckoutClient;
  const change = (client: CheckoutClient, operation: string, variables: object) =>
    client.change(operation, { checkoutId: reviewed.id, ...variables });
  const purchaseOrder = () =>
    change(shop.client, 'CheckoutEmailUpdate', {
      email: 'ada@clinic.example',
      references: { purchaseOrderNumber: 'PO 7' },
    });

  beforeEach(async () => {
    reviewed = await fillCheckout(shop.client);
    other = anotherProcess();
  });

  const byHand = (columns: string) => () =>
    shop.database.sql.unsafe(`update checkout set ${columns}, version = version + 1
      where token_hash = sha256('${reviewed.token}'::bytea)`);

  it.each<[string, () => Promise<unknown>, Record<string, unknown>]>([
    [
      'a quantity',
      () => change(other, 'CheckoutLinesUpdate', { lines: lineInputs({ 'IQ3-USBC': 3 }) }),
      { lines: [{ quantity: 3 }, { quantity: 1 }] },
    ],
    [
      'a voucher',
      () => change(other, 'CheckoutUpdateVoucher', { voucherCode: 'REFERRAL5' }),
      { voucherCode: 'REFERRAL5', discountAmount: { amount: expect.toSatisfy((off: number) => off > 0) } },
    ],
    [
      'an address',
      () =>
        change(other, 'CheckoutBillingAddressUpdate', { billingAddress: { ...address, city: 'Oakland' } }),
      { billingAddress: { city: 'Oakland' } },
    ],
    ['the catalog', () => shop.database.sql`update product_variant set is_withdrawn = is_withdrawn`, {}],
    [
      'a correction by hand',
      () => byHand(`cost_centre = 'C1'`)(),
      { references: { purchaseOrderNumber: 'PO 7', costCentre: 'C1' } },
    ],
  ])('keeps %s', async (_what, happens, expected) => {
    await happens();
    const { checkoutErrors, checkout } = await purchaseOrder();
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({ references: { purchaseOrderNumber: 'PO 7' }, ...expected });
    expect(checkout).toEqual(await shownCheckout(anotherProcess(), reviewed.token));
  });

  it.each<[string, () => Promise<unknown>, string, Record<string, unknown> | null]>([
    ['was placed', () => place(other, reviewed), 'OPERATION_NOT_ALLOWED', { isPlaced: true }],
    ['expired', () => byHand(`expires_at = '2026-11-01'`)(), 'OPERATION_NOT_ALLOWED', { isExpired: true }],
    [
      'was swept away',
      async () => {
        await byHand(`expires_at = '2026-11-01'`)();
        await deleteExpiredCheckouts(shop.database.sql);
      },
      'NOT_FOUND',
      null,
    ],
  ])('is not changed when it %s', async (_what, happens, code, expected) => {
    await happens();
    const changed = await purchaseOrder();
    expect(codesOf(changed)).toEqual([code]);
    expect(changed).toMatchObject({ checkout: expected });
  });

  it('is not placed in its former state', async () => {
    await change(other, 'CheckoutLinesUpdate', { lines: lineInputs({ 'IQ3-USBC': 2 }) });
    const placed = await place(shop.client, reviewed);
    expect(codesOf(placed)).toEqual(['PRICES_ARE_CHANGED']);
    expect(skusOf(placed.checkout)).toEqual({ 'IQ3-USBC': 2, 'SUB-IND-1Y': 1 });
    expect(shop.requestsFor(reviewed)).toEqual([]);
  });

  it('is placed once', async () => {
    const first = await place(other, reviewed, 'one tab');
    const second = await place(shop.client, reviewed, 'another tab');
    expect(second.order).toEqual(first.order);
    expect(shop.chargesFor(reviewed)).toHaveLength(1);
    expect(await orderOf(shop.client, second)).toMatchObject({ number: expect.any(String) as string });
    expect(await shop.violations()).toEqual([]);
  });
});
