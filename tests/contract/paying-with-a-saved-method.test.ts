import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address,
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  codesOf,
  type Completed,
  createCheckoutClient,
  fillCheckout,
  lineInputs,
  openCheckout,
  place,
  placement,
  tickRenewal,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

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
const newToken = () => {
  tokens += 1;
  return `pm_paying${tokens}`;
};
async function save(email = buyer, token = newToken()): Promise<{ id: string; token: string }> {
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
      wanted: { 'CBL-USBC': 1 },
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

  it('finds nothing from another country, and nobody else finds theirs', async () => {
    await order();
    const empty = { email: '', shippingAddress: null, billingAddress: null, shippingMethod: null };
    expect(await openCheckout(storefrontOf(buyer), cables.wanted, 'DE')).toMatchObject(empty);
    expect(await openCheckout(storefrontOf(null), cables.wanted)).toMatchObject(empty);
    expect(await openCheckout(storefrontOf('individual@solo.example'), cables.wanted)).toMatchObject(empty);
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
    const begun = await openCheckout(browserOf(buyer), cables.wanted);
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
      const begun = await openCheckout(client, cables.wanted);
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

describe('the payment method of a membership that renews automatically', () => {
  const renewing = { wanted: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, autoRenewal: true };
  const methods = () => shop.database.sql`
    select organization.id is not null as of_organization, provider_method_id as token, is_primary
    from payment_method left join organization on organization.id = organization_id
    order by of_organization desc, payment_method.id`;

  const nextChargeOf = (email: string) => shop.database.sql`
    select next_charge_on::text from subscription where order_id =
      (select id from orders where email = ${email} order by created_at desc limit 1)`;

  it('is saved for the organization that the order creates, and is primary, whatever fails in between', async () => {
    const client = storefrontOf(null);
    const filled = await fillCheckout(client, {
      ...renewing,
      card: 'pm_renewing',
      email: 'new@clinic.example',
    });
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
    expect(await nextChargeOf('new@clinic.example')).toEqual([{ next_charge_on: '2027-11-20' }]);
  });

  it('is not saved if the buyer hasn’t ticked the renewal', async () => {
    const client = storefrontOf(null);
    const filled = await fillCheckout(client, {
      ...renewing,
      autoRenewal: false,
      card: 'pm_prepaid',
      email: 'other@clinic.example',
    });
    expect(await place(client, filled)).toMatchObject({ orderToken: expect.any(String) });
    expect(shop.requestsFor(filled)).toMatchObject([{ keptFor: null }]);
    expect(await methods()).toEqual([]);
  });

  it('becomes the organization’s if it was the buyer’s own', async () => {
    const person = 'somebody@new.example';
    const client = storefrontOf(person);
    const { id, token } = await save(person);
    const filled = await fillCheckout(client, renewing);
    const { checkout } = await choose(client, filled.id, id);
    expect(await place(client, checkout)).toMatchObject({ orderToken: expect.any(String) });
    expect(await methods()).toEqual([{ of_organization: true, token, is_primary: true }]);
  });

  it('stays with another owner who saved it meanwhile, and then nothing renews', async () => {
    const client = storefrontOf(null);
    const filled = await fillCheckout(client, {
      ...renewing,
      card: 'pm_taken',
      email: 'third@clinic.example',
    });
    shop.provider.loseAnswers(1);
    expect(await place(client, filled, 'key')).toMatchObject({ isPending: true });
    await save(buyer, 'pm_taken');
    expect(await place(client, filled, 'key')).toMatchObject({ orderToken: expect.any(String) });
    expect(await methods()).toEqual([{ of_organization: false, token: 'pm_taken', is_primary: true }]);
    expect(await nextChargeOf('third@clinic.example')).toEqual([{ next_charge_on: null }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('leaves the others unchanged if it was deleted meanwhile', async () => {
    const person = 'expired@solo.example';
    const client = storefrontOf(person);
    await shop.database.sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      select gen_random_uuid(), organization_id, 'cus_solo', 'pm_solo', 'CREDIT_CARD',
        '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', true
      from organization_membership join users on users.id = user_id where email = ${person}`;
    const { id, token } = await save(person);
    const filled = await fillCheckout(client, { wanted: { 'SUB-IND-1Y': 1 }, autoRenewal: true });
    const { checkout } = await choose(client, filled.id, id);
    shop.provider.loseAnswers(1);
    expect(await place(client, checkout, 'key')).toMatchObject({ isPending: true });
    await client.change('PaymentMethodDelete', { paymentMethodId: id });
    expect(await place(client, checkout, 'key')).toMatchObject({ orderToken: expect.any(String) });
    expect(await methods()).toEqual([
      { of_organization: true, token: 'pm_solo', is_primary: true },
      { of_organization: false, token, is_primary: false },
    ]);
  });

  it('is followed by the buyer’s next one if it was their primary one', async () => {
    const person = 'somebody-else@new.example';
    const client = storefrontOf(person);
    const [first, second] = [await save(person), await save(person)];
    const filled = await fillCheckout(client, renewing);
    const { checkout } = await choose(client, filled.id, first.id);
    expect(await place(client, checkout)).toMatchObject({ orderToken: expect.any(String) });
    expect(await methods()).toEqual([
      { of_organization: true, token: first.token, is_primary: true },
      { of_organization: false, token: second.token, is_primary: true },
    ]);
  });

  it('brings its customer, which later methods share', async () => {
    const filled = await fillCheckout(storefrontOf(null), {
      ...renewing,
      card: 'pm_customer',
      email: 'fourth@clinic.example',
    });
    await place(storefrontOf(null), filled);
    const [row] = await shop.database.sql`
      select provider_customer.customer_id = payment_method.customer_id as is_shared
      from payment_method left join provider_customer using (organization_id)`;
    expect(row).toEqual({ is_shared: true });
  });

  it('is saved by a free order that renews, and only then', async () => {
    const email = 'canceled@solo.example';
    const client = storefrontOf(email);
    await shop.database.sql`
      insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
        once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
      values ('ALLFREE', 'Gift', 'Everything.', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false, '{}', '{}', false)`;
    const { id: checkoutId } = await openCheckout(client, { 'SUB-IND-1Y': 1 });
    await client.change('CheckoutEmailUpdate', { checkoutId, email });
    await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
    await tickRenewal(client, checkoutId);
    const { checkout } = await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'ALLFREE' });
    expect(await place(client, checkout!)).toMatchObject({
      orderToken: null,
      checkoutErrors: [{ code: 'PAYMENT_NOT_FOUND' }],
    });
    const answer = await place(client, await tickRenewal(client, checkoutId, false), 'prepaid');
    expect(answer).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
    expect(await nextChargeOf(email)).toEqual([{ next_charge_on: null }]);
  });
});
