import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address as postalAddress,
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  globalId,
  openCheckout,
  place,
  shownCheckout,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';
import { attach, linesOf, changesIn, attachedCarts } from './attached-carts.ts';

/** Signing in with a cart: it becomes the person's, merged with their most recent cart. */

let now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
let people = 0;
let email: string;
let person: CheckoutClient;
beforeEach(async () => {
  await shop.database.sql`update checkout set user_id = null`;
  now = new Date('2026-11-20T15:00:00Z');
  people += 1;
  email = `person-${people}@new.example`;
  person = storefrontOf(email);
});
afterAll(() => shop.close());
const storefrontOf = (address: string | null) =>
  clientWith(() => shop.client, address === null ? {} : signedInAs(address));

const owner = storefrontOf('individual@solo.example');
const { shownLines, rowOf, usedOn } = attachedCarts(
  () => shop,
  () => now,
);

describe('two carts', () => {
  it.each<
    [
      words: string,
      isNewer: boolean,
      here: RequestedItems,
      elsewhere: RequestedItems,
      merged: RequestedItems,
      changes: unknown[],
    ]
  >([
    [
      'newer lines win, older ones are added',
      true,
      { 'IQ3-USBC': 1, 'CBL-USBC': 1 },
      { 'IQ3-USBC': 3, 'SUB-IND-1Y': 1 },
      { 'IQ3-USBC': 1, 'CBL-USBC': 1, 'SUB-IND-1Y': 1 },
      [
        ['IQ3-USBC', 1, 3, 1],
        ['SUB-IND-1Y', 0, 1, 1],
      ],
    ],
    [
      'the account’s are the newer ones',
      false,
      { 'IQ3-USBC': 1 },
      { 'IQ3-USBC': 3 },
      { 'IQ3-USBC': 3 },
      [['IQ3-USBC', 1, 3, 3]],
    ],
    ['the same in both changes nothing', true, { 'IQ3-USBC': 1 }, { 'IQ3-USBC': 1 }, { 'IQ3-USBC': 1 }, []],
    [
      'as many as the limit leaves',
      true,
      { 'IQ3-USBC': 8 },
      { 'IQP-USBC': 5 },
      { 'IQ3-USBC': 8, 'IQP-USBC': 2 },
      [['IQP-USBC', 0, 5, 2]],
    ],
    [
      'one membership, the newer one',
      true,
      { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 },
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 },
      [['SUB-IND-1Y', 0, 1, 0]],
    ],
    [
      'markets never mix',
      true,
      { 'IQ3-USBC': 1 },
      { 'IQV-USBC': 1, 'CBL-USBC': 1 },
      { 'IQ3-USBC': 1, 'CBL-USBC': 1 },
      [
        ['IQV-USBC', 0, 1, 0],
        ['CBL-USBC', 0, 1, 1],
      ],
    ],
  ])('%s', async (_words, isNewer, here, elsewhere, merged, changes) => {
    const other = await openCheckout(person, elsewhere);
    const cart = await openCheckout(shop.client, here);
    await usedOn('2026-11-01', isNewer ? other : cart);
    const attached = await attach(person, cart);
    expect(attached).toMatchObject({ checkoutErrors: [], checkout: { token: cart.token } });
    expect(linesOf(attached)).toEqual(merged);
    expect(new Set(changesIn(attached).map(String))).toEqual(new Set(changes.map(String)));
    const [isMerged, others] = [await rowOf(cart), await rowOf(other)];
    expect([isMerged, others]).toMatchObject([{ email, isLive: true }, { isLive: false }]);
    expect(await attach(person, cart)).toMatchObject({ mergedLines: [] });
    expect(await shownLines(cart.token)).toEqual(merged);
  });

  it('omit what the person’s organization can’t buy together', async () => {
    const other = await openCheckout(owner, { 'SUB-TEAM-1Y': 1 });
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    await usedOn('2026-11-01', other);
    const attached = await attach(owner, cart);
    expect([linesOf(attached), changesIn(attached)]).toEqual([{ 'IQ3-USBC': 1 }, [['SUB-TEAM-1Y', 0, 1, 0]]]);
    expect(attached.checkout?.bundleType).toBe('INDIVIDUAL_EXTRA_PROBE');
  });

  it('of two countries stay separate', async () => {
    const other = await openCheckout(person, { 'IQ3-USBC': 1 });
    const { checkout: abroad } = await shop.client.change('CheckoutCreate', {
      input: {
        country: 'DE',
        lines: [{ variantId: globalId('ProductVariant', 'IQ3-USBC'), quantity: 1 }],
      },
    });
    expect(await attach(person, abroad, 'US')).toMatchObject({
      mergedLines: [],
      checkout: { token: abroad!.token },
    });
    expect(await rowOf(other)).toMatchObject({ isLive: true });
  });

  it('keep the code and the address that one of them has', async () => {
    const other = await openCheckout(person, { 'IQ3-USBC': 1 });
    await person.change('CheckoutUpdateVoucher', { checkoutId: other.id, voucherCode: 'WELCOME10' });
    await person.change('CheckoutShippingAddressUpdate', {
      checkoutId: other.id,
      shippingAddress: postalAddress,
    });
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    expect((await attach(person, cart)).checkout).toMatchObject({
      voucherCode: 'WELCOME10',
      shippingAddress: { postalCode: '94105' },
    });
  });

  it('do not touch an order that is being paid', async () => {
    const other = await fillCheckout(person, { requested: { 'IQP-USBC': 1 } });
    await shop.database
      .sql`update checkout set placements = 1 where token_hash = sha256(${other.token}::bytea)`;
    const cart = await openCheckout(shop.client, { 'IQ3-USBC': 1 });
    expect(await attach(person, cart)).toMatchObject({ mergedLines: [], checkout: { token: cart.token } });
    expect(await rowOf(other)).toMatchObject({ isLive: true });
  });

  it('are merged into one, even if two browsers sign in at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 4 }, () => openCheckout(person, { 'IQ3-USBC': 1, 'CBL-USBC': 1 })),
    );
    await Promise.all(carts.map((cart) => attach(person, cart)));
    const { checkout } = await attach(person, null);
    const live = await Promise.all(carts.map(rowOf));
    expect(live.filter((row) => row?.isLive)).not.toEqual([]);
    expect(linesOf({ checkout, checkoutErrors: [] })).toEqual({ 'IQ3-USBC': 1, 'CBL-USBC': 1 });
    const [open] = carts.filter((_cart, index) => live[index]?.isLive);
    expect((await place(person, await fillOpen(open!))).checkoutErrors).toEqual([]);
  });

  it('are ordered at most once: the merged one, not the one that was merged into it', async () => {
    const other = await fillCheckout(person, { requested: { 'IQP-USBC': 1 } });
    const cart = await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } });
    await attach(person, cart);
    expect((await place(person, other)).checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED' }]);
    const merged = await shownCheckout(person, cart.token);
    expect((await place(person, merged!)).checkoutErrors).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });
});

/** Everything that an order needs, in an existing checkout. */
async function fillOpen({ id: checkoutId, token }: CheckoutFields): Promise<CheckoutFields> {
  await person.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await person.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: postalAddress,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await person.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await person.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: postalAddress });
  await person.change('CheckoutPaymentCreate', {
    checkoutId,
    input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
  });
  return (await shownCheckout(person, token))!;
}
