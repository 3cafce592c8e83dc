import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { address, fillCheckout, openCheckout, place, tickRenewal } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { buyer, choose, buyersWithSavedMethods } from './buyers-with-saved-methods.ts';

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

describe('the payment method of a membership that renews automatically', () => {
  const renewing = { requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, autoRenewal: true };
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
    const filled = await fillCheckout(client, { requested: { 'SUB-IND-1Y': 1 }, autoRenewal: true });
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
