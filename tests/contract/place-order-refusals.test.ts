import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, fillCheckout, openCheckout, payWith, place, placement } from './checkout-client.ts';
import type { Answer, CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('missing or invalid input', () => {
  const complete = (checkout: CheckoutFields, changes: object) =>
    client().change<Completed>('CheckoutComplete', { ...placement(checkout), ...changes });

  it.each([
    ['attestations', { attestations: [] }, 'INVALID', 'attestations'],
    ['one attestation', { attestations: ['TERMS_AND_CONDITIONS'] }, 'INVALID', 'attestations'],
    [
      'a total in another currency',
      { expectedTotal: { amount: 1, currency: 'EUR' } },
      'PRICES_ARE_CHANGED',
      'expectedTotal',
    ],
    ['no currency at all', { expectedTotal: { amount: 1, currency: 'us$' } }, 'INVALID', 'expectedTotal'],
    ['a negative total', { expectedTotal: { amount: -1, currency: 'USD' } }, 'INVALID', 'expectedTotal'],
    ['an absurd total', { expectedTotal: { amount: 1e300, currency: 'USD' } }, 'INVALID', 'expectedTotal'],
    [
      'a total that is a cent off',
      { expectedTotal: { amount: 4652.5, currency: 'USD' } },
      'PRICES_ARE_CHANGED',
      'expectedTotal',
    ],
    ['a key that is too long', { idempotencyKey: 'k'.repeat(65) }, 'INVALID', 'idempotencyKey'],
    ['a blank key', { idempotencyKey: ' ' }, 'INVALID', 'idempotencyKey'],
    ['a key with a NUL', { idempotencyKey: 'k\u0000' }, 'INVALID', 'idempotencyKey'],
  ])(
    '%s: refused with code and field, nothing charged, nothing lost',
    async (_case, changes, code, field) => {
      const checkout = await fillCheckout(client());
      const refused = await complete(checkout, changes);
      expect(refused.checkoutErrors).toMatchObject([{ code, field }]);
      expect(refused.checkout).toEqual(checkout);
      expect(shop.requestsFor(checkout)).toHaveLength(0);
    },
  );

  const steps = {
    email: ['CheckoutEmailUpdate', { email: 'ada@clinic.example' }, 'INVALID', 'email'],
    shipTo: [
      'CheckoutShippingAddressUpdate',
      { shippingAddress: address },
      'SHIPPING_ADDRESS_NOT_SET',
      'shippingAddress',
    ],
    method: [
      'CheckoutShippingMethodUpdate',
      { shippingMethodId: Buffer.from('ShippingMethod:us-standard').toString('base64') },
      'SHIPPING_METHOD_NOT_SET',
      'shippingMethodId',
    ],
    billing: [
      'CheckoutBillingAddressUpdate',
      { billingAddress: address },
      'BILLING_ADDRESS_NOT_SET',
      'billingAddress',
    ],
    payment: [
      'CheckoutPaymentCreate',
      { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good } },
      'PAYMENT_NOT_FOUND',
      'payment',
    ],
  } as const;

  it.each(Object.values(steps))(
    'without %s: that step is reported',
    async (missing, _variables, code, field) => {
      let checkout = await openCheckout(client());
      for (const [operation, variables] of Object.values(steps))
        if (operation !== missing)
          checkout =
            (await client().change(operation, { checkoutId: checkout.id, ...variables })).checkout ??
            checkout;
      expect((await complete(checkout, {})).checkoutErrors).toMatchObject([{ code, field }]);
    },
  );

  it('an unknown checkout: NOT_FOUND, as for another person’s', async () => {
    const checkout = await openCheckout(client());
    const foreign = { ...checkout, id: Buffer.from(`Checkout:${'x'.repeat(43)}`).toString('base64') };
    expect(await complete(foreign, {})).toMatchObject({
      checkout: null,
      checkoutErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('an attestation that does not exist: a GraphQL error that names it', async () => {
    const checkout = await fillCheckout(client());
    const answer: Answer = await client().send('CheckoutComplete', {
      ...placement(checkout),
      attestations: ['ANYTHING'],
    });
    expect(answer.errors?.[0]?.message).toContain('ANYTHING');
  });

  it('an unconfirmed order is visible to no one', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'hidden');
    const [row] = await shop.database.sql<[{ id: string }]>`
      select id from orders where status = 'UNCONFIRMED' order by created_at desc limit 1`;
    const token = shop.services.deriveToken('order', row.id);
    expect(await client().send('Order', { token })).toEqual({ data: { order: null } });
  });

  it('a membership without a device needs an account', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'SUB-IND-1Y': 1 });
    await client().change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
    await client().change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
    const checkout = await payWith(client(), checkoutId, cards.good);
    const refused = await complete(checkout, {});
    expect(refused.checkoutErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'lines', reason: 'SIGN_IN_FIRST' },
    ]);
    expect(refused.checkout).toMatchObject({ changeInstead: 'SIGN_IN_FIRST', email: 'ada@clinic.example' });
  });
});
