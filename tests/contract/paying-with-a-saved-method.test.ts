import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import {
  address,
  type CheckoutClient,
  codesOf,
  type Completed,
  createCheckoutClient,
  fillCheckout,
  lineInputs,
  openCheckout,
  place,
  placement,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';
import { buyer, cables, type Saved, choose, buyersWithSavedMethods } from './buyers-with-saved-methods.ts';

const now = new Date('2026-11-20T15:00:00Z');
const statements: string[] = [];
let shop: OrderShop;
let counted: Sql;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  counted = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
});
afterAll(async () => {
  await counted.end();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.sql`delete from payment_method`;
  await shop.database.sql`update subscription set next_charge_on = null where order_id is not null`;
});
const { storefrontOf, save } = buyersWithSavedMethods(() => shop);

describe('a saved payment method', () => {
  it('is charged with its customer, once its owner has selected and authorized it', async () => {
    const client = storefrontOf(buyer);
    const { id, token } = await save();
    const filled = await fillCheckout(client, cables);
    const { checkout, checkoutErrors } = await choose(client, filled.id, id);
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({ chosenSavedPaymentMethod: { id } });
    expect(checkout.requiredAttestations).toContain('PAYMENT_AUTHORIZATION');
    expect(
      codesOf(await place(client, { ...checkout, requiredAttestations: ['TERMS_AND_CONDITIONS'] })),
    ).toEqual(['INVALID']);
    const placed = await place(client, checkout);
    expect(placed).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
    const { customerId } = shop.provider.kept.get(token)!;
    expect(shop.requestsFor(filled)).toMatchObject([{ paymentMethodId: token, customerId, keptFor: null }]);
  });

  it('charges once, whatever fails in between', async () => {
    const client = storefrontOf(buyer);
    const { id } = await save();
    const filled = await fillCheckout(client, cables);
    const { checkout } = await choose(client, filled.id, id);
    shop.provider.loseAnswers(1);
    expect(await place(client, checkout, 'one key')).toMatchObject({ isPending: true });
    await Promise.all([place(client, checkout, 'one key'), place(client, checkout, 'another key')]);
    expect(await place(client, checkout, 'one key')).toMatchObject({ orderToken: expect.any(String) });
    const requests = shop.requestsFor(filled);
    expect(new Set(requests.map((request) => JSON.stringify({ ...request, isRepeated: false }))).size).toBe(
      1,
    );
    expect(shop.chargesFor(filled)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it('is charged without its customer, and refused by the provider, if only its token is sent', async () => {
    const { token } = await save();
    for (const email of ['expired@solo.example', null]) {
      const client = storefrontOf(email);
      const filled = await fillCheckout(client, cables);
      const typed = await client.change('CheckoutPaymentCreate', {
        checkoutId: filled.id,
        input: { gateway: 'stripe', method: 'CREDIT_CARD', token },
      });
      await place(client, typed.checkout ?? filled);
      expect(shop.requestsFor(filled)).toMatchObject([{ customerId: null, keptFor: null }]);
    }
  });

  it('is shown, selected and charged for nobody else, even with the link', async () => {
    const { id } = await save();
    const own = storefrontOf(buyer);
    const filled = await fillCheckout(own, cables);
    const { checkout } = await choose(own, filled.id, id);
    expect(checkout.savedPaymentMethods).toHaveLength(1);
    const nobody = storefrontOf(null);
    const seen = (await nobody.send('Checkout', { token: filled.token })).data?.['checkout'];
    expect(seen).toMatchObject({ savedPaymentMethods: [], chosenSavedPaymentMethod: null });
    expect(codesOf(await place(nobody, checkout))).toEqual(['PAYMENT_NOT_FOUND']);
    expect(codesOf(await choose(nobody, filled.id, id))).toEqual(['PAYMENT_NOT_FOUND']);
    const stranger = await fillCheckout(storefrontOf('individual@solo.example'), {
      requested: { 'CBL-USBC': 1 },
    });
    expect(codesOf(await choose(storefrontOf('individual@solo.example'), stranger.id, id))).toEqual([
      'PAYMENT_NOT_FOUND',
    ]);
    expect(shop.requestsFor(filled)).toEqual([]);
  });

  it('can’t be charged once it is deleted', async () => {
    const client = storefrontOf(buyer);
    const { id } = await save();
    const filled = await fillCheckout(client, cables);
    const { checkout } = await choose(client, filled.id, id);
    await client.change('PaymentMethodDelete', { paymentMethodId: id });
    expect(codesOf(await place(client, checkout))).toEqual(['PAYMENT_NOT_FOUND']);
    expect(shop.requestsFor(filled)).toEqual([]);
  });
});

describe('a saved payment method that is deleted while an order is placed with it', () => {
  it('is charged once with its order, or not at all', async () => {
    const client = storefrontOf(buyer);
    for (let round = 0; round < 4; round += 1) {
      const { id } = await save();
      const filled = await fillCheckout(client, cables);
      const { checkout } = await choose(client, filled.id, id);
      const [placed] = await Promise.all([
        place(client, checkout),
        client.change('PaymentMethodDelete', { paymentMethodId: id }),
      ]);
      const charges = shop.chargesFor(filled).length;
      expect([codesOf(placed), placed.orderToken !== null, charges]).toEqual(
        charges === 1 ? [[], true, 1] : [['PAYMENT_NOT_FOUND'], false, 0],
      );
    }
    expect(await shop.violations()).toEqual([]);
  });
});

describe('a method that is charged and saved at the same time', () => {
  it('is requested again exactly as the first time', async () => {
    const client = storefrontOf(buyer);
    const filled = await fillCheckout(client, { ...cables, card: 'pm_both' });
    shop.provider.loseAnswers(1);
    expect(await place(client, filled, 'key')).toMatchObject({ isPending: true });
    await save(buyer, 'pm_both');
    expect(await place(client, filled, 'key')).toMatchObject({ orderToken: expect.any(String) });
    const [first, again] = shop.requestsFor(filled);
    expect(first).toMatchObject({ customerId: null, isRepeated: false });
    expect(again).toEqual({ ...first, isRepeated: true });
  });
});

describe('a returning buyer', () => {
  const order = async () => place(storefrontOf(buyer), await fillCheckout(storefrontOf(buyer), cables));

  it('finds their address, shipping method and saved payment method in a new checkout, and can place it', async () => {
    await order();
    const { id } = await save();
    const client = storefrontOf(buyer);
    const begun = (await openCheckout(client, cables.requested)) as Saved;
    expect(begun).toMatchObject({
      email: buyer,
      shippingAddress: { postalCode: address.postalCode },
      billingAddress: { postalCode: address.postalCode },
      shippingMethod: { id: expect.any(String) },
      chosenSavedPaymentMethod: { id },
    });
    expect(await place(client, begun)).toMatchObject({ orderToken: expect.any(String) });
  });

  it('finds nothing from another country, and nobody else finds theirs', async () => {
    await order();
    const empty = { email: '', shippingAddress: null, billingAddress: null, shippingMethod: null };
    expect(await openCheckout(storefrontOf(buyer), cables.requested, 'DE')).toMatchObject(empty);
    expect(await openCheckout(storefrontOf(null), cables.requested)).toMatchObject(empty);
    expect(await openCheckout(storefrontOf('individual@solo.example'), cables.requested)).toMatchObject(
      empty,
    );
  });

  /** The storefront as a browser uses it, in a process of its own, with its statements counted. */
  const browserOf = (email: string | null): CheckoutClient => {
    const services = createTestServices(shop.database, {
      providers: shop.services.providers,
      sql: counted,
      now: () => now,
    });
    const client = createCheckoutClient(createGraphqlHandler(services), undefined, storefrontOperation);
    return storefrontOf(email, client);
  };

  it('gets the saved cards and the selected one, and nobody else does', async () => {
    await order();
    const { id } = await save();
    const expected = {
      savedPaymentMethods: [{ id, brand: 'visa', isPrimary: true, isActive: true }],
      chosenSavedPaymentMethod: { id },
    };
    const begun = await openCheckout(browserOf(buyer), cables.requested);
    expect(begun).toMatchObject(expected);
    const more = { checkoutId: begun.id, lines: lineInputs({ 'CBL-USBC': 1 }) };
    expect((await browserOf(buyer).change('CheckoutLinesAdd', more)).checkout).toMatchObject(expected);
    const recall = async (email: string | null) =>
      (await browserOf(email).send('CheckoutSavedPaymentMethods', { token: begun.token })).data?.['checkout'];
    expect(await recall(buyer)).toMatchObject(expected);
    const nothing = { savedPaymentMethods: [], chosenSavedPaymentMethod: null };
    expect(await recall(null)).toMatchObject(nothing);
    expect(await recall('individual@solo.example')).toBeNull();
    expect((await browserOf(null).change('CheckoutLinesAdd', more)).checkout).toMatchObject(nothing);
    expect((await browserOf('individual@solo.example').change('CheckoutLinesAdd', more)).checkout).toBeNull();
  });

  it('buys with at most twelve statements, including sign-in', async () => {
    await order();
    const { id } = await save();
    const client = browserOf(buyer);
    const buy = async () => {
      const begun = await openCheckout(client, cables.requested);
      return client.change<Completed>('CheckoutComplete', {
        ...placement(begun),
        buyerKey: 'one browser',
        expectedPayment: { gateway: 'stripe', method: 'CREDIT_CARD', token: null, savedPaymentMethodId: id },
      });
    };
    expect(await buy()).toMatchObject({ checkoutErrors: [] });
    statements.length = 0;
    expect(await buy()).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
    expect(statements.map((text) => text.trim().split(/\s+/, 3).join(' ')).length).toBeLessThanOrEqual(12);
  });
});
