import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { bringPeople } from '../../server/seed/sandbox/bring-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address,
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  codesOf,
  createCheckoutClient,
  fillCheckout,
  openCheckout,
  place,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
const statements: string[] = [];
let shop: OrderShop;
let counted: Sql;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await bringPeople(shop.database.sql, now);
  counted = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
});
afterAll(async () => {
  await counted.end();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.sql`delete from payment_method`;
});

const buyer = 'distributor@trade.example';
const cables = { wanted: { 'CBL-USBC': 1 } };

interface Saved extends CheckoutFields {
  readonly savedPaymentMethods: readonly { id: string; paymentToken: string }[];
  readonly chosenSavedPaymentMethod: { id: string } | null;
}

const storefrontOf = (email: string | null, client = shop.client): CheckoutClient => {
  const own = email === null ? {} : signedInAs(email);
  return {
    send: (operation, variables, headers) => client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) => client.change(operation, variables, { ...own, ...headers }),
  };
};

let tokens = 0;
async function save(email = buyer): Promise<{ id: string; token: string }> {
  tokens += 1;
  const token = `pm_paying${tokens}`;
  const input = { method: 'CREDIT_CARD', token, attestations: ['PAYMENT_AUTHORIZATION'] };
  const { paymentMethod } = await storefrontOf(email).change<{ paymentMethod: { id: string } }>(
    'PaymentMethodCreate',
    { input },
  );
  return { id: paymentMethod.id, token };
}

const choose = (client: CheckoutClient, checkoutId: string, savedPaymentMethodId: string) =>
  client.change<Changed & { checkout: Saved }>('CheckoutPaymentCreate', {
    checkoutId,
    input: { gateway: 'stripe', method: 'CREDIT_CARD', savedPaymentMethodId },
  });

describe('a saved payment method', () => {
  it('is charged with its customer, once its owner has chosen and authorised it', async () => {
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

  it('is shown, chosen and charged for nobody else, though they have the link', async () => {
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
      wanted: { 'CBL-USBC': 1 },
    });
    expect(codesOf(await choose(storefrontOf('individual@solo.example'), stranger.id, id))).toEqual([
      'PAYMENT_NOT_FOUND',
    ]);
    expect(shop.requestsFor(filled)).toEqual([]);
  });

  it('pays nothing once it is deleted', async () => {
    const client = storefrontOf(buyer);
    const { id } = await save();
    const filled = await fillCheckout(client, cables);
    const { checkout } = await choose(client, filled.id, id);
    await client.change('PaymentMethodDelete', { paymentMethodId: id });
    expect(codesOf(await place(client, checkout))).toEqual(['PAYMENT_NOT_FOUND']);
    expect(shop.requestsFor(filled)).toEqual([]);
  });
});

describe('a buyer who comes back', () => {
  const order = async () => place(storefrontOf(buyer), await fillCheckout(storefrontOf(buyer), cables));

  it('finds their address, way to ship and saved method in a new checkout, and can place it', async () => {
    await order();
    const { id } = await save();
    const client = storefrontOf(buyer);
    const begun = (await openCheckout(client, cables.wanted)) as Saved;
    expect(begun).toMatchObject({
      email: buyer,
      shippingAddress: { postalCode: address.postalCode },
      billingAddress: { postalCode: address.postalCode },
      shippingMethod: { id: expect.any(String) },
      chosenSavedPaymentMethod: { id },
    });
    expect(await place(client, begun)).toMatchObject({ orderToken: expect.any(String) });
  });

  it('finds nothing of another country, and nobody else finds it', async () => {
    await order();
    const empty = { email: '', shippingAddress: null, billingAddress: null, shippingMethod: null };
    expect(await openCheckout(storefrontOf(buyer), cables.wanted, 'DE')).toMatchObject(empty);
    expect(await openCheckout(storefrontOf(null), cables.wanted)).toMatchObject(empty);
    expect(await openCheckout(storefrontOf('individual@solo.example'), cables.wanted)).toMatchObject(empty);
  });

  it('buys with at most twelve statements, sign-in included', async () => {
    await order();
    await save();
    const process = createCheckoutClient(
      createGraphqlHandler(
        createTestServices(shop.database, {
          providers: shop.services.providers,
          sql: counted,
          now: () => now,
        }),
      ),
    );
    const client = storefrontOf(buyer, process);
    await place(client, await openCheckout(client, cables.wanted));
    statements.length = 0;
    const placed = await place(client, await openCheckout(client, cables.wanted));
    expect(placed).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
    expect(statements.map((text) => text.trim().split(/\s+/, 3).join(' ')).length).toBeLessThanOrEqual(12);
  });
});

describe('what a membership that renews by itself was paid with', () => {
  const renewing = { wanted: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } };
  const methods = () => shop.database.sql`
    select organization.id is not null as of_organization, provider_method_id as token, is_primary
    from payment_method left join organization on organization.id = organization_id order by payment_method.id`;

  async function tick({ token }: CheckoutFields): Promise<void> {
    await shop.database.sql`
      update checkout set auto_renewal = true, version = version + 1 where token_hash = sha256(${token}::bytea)`;
  }

  it('is kept for the organization that the order founds, and is primary, whatever fails in between', async () => {
    const client = storefrontOf(null);
    const filled = await fillCheckout(client, {
      ...renewing,
      card: 'pm_renewing',
      email: 'new@clinic.example',
    });
    await tick(filled);
    shop.provider.loseAnswers(1);
    expect(await place(client, filled, 'key')).toMatchObject({ isPending: true });
    expect(await methods()).toEqual([]);
    expect(await place(client, filled, 'key')).toMatchObject({ orderToken: expect.any(String) });
    expect(await place(client, filled, 'key')).toMatchObject({ orderToken: expect.any(String) });
    expect(shop.chargesFor(filled)).toHaveLength(1);
    expect(shop.requestsFor(filled)[0]).toMatchObject({
      customerId: null,
      keptFor: { email: 'new@clinic.example' },
    });
    expect(await methods()).toEqual([{ of_organization: true, token: 'pm_renewing', is_primary: true }]);
  });

  it('is not kept where the buyer has not ticked that it renews', async () => {
    const client = storefrontOf(null);
    const filled = await fillCheckout(client, {
      ...renewing,
      card: 'pm_prepaid',
      email: 'other@clinic.example',
    });
    expect(await place(client, filled)).toMatchObject({ orderToken: expect.any(String) });
    expect(shop.requestsFor(filled)).toMatchObject([{ keptFor: null }]);
    expect(await methods()).toEqual([]);
  });

  it('becomes the organization’s where it was the buyer’s own', async () => {
    const person = 'somebody@new.example';
    const client = storefrontOf(person);
    const { id, token } = await save(person);
    const filled = await fillCheckout(client, renewing);
    const { checkout } = await choose(client, filled.id, id);
    await tick(checkout);
    expect(await place(client, checkout)).toMatchObject({ orderToken: expect.any(String) });
    expect(await methods()).toEqual([{ of_organization: true, token, is_primary: true }]);
  });
});
