import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import { codesOf, fillCheckout, openCheckout, place, type RequestedItems } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { buy, endBefore, soldOrganizations } from './sold-organizations.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let undoSales: () => Promise<void>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  undoSales = await rememberOrganizations(shop.database.sql);
});
afterEach(async () => {
  const violations = await shop.violations();
  await undoSales();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(() => shop.close());
const { storefrontOf, organizationsOf, buyAs, storedSale } = soldOrganizations(() => shop);

describe('who was not signed in', () => {
  it('is expected under the address of the order, with everything that was bought', async () => {
    await buyAs('Nia@Guest.example', { 'IQ3-USBC': 2, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 });
    expect(await storedSale('nia@guest.example')).toEqual({ people: 1, accounts: 0, orders: 1 });
    expect(await organizationsOf(accountOf('nia@guest.example'))).toMatchObject([
      {
        name: 'Ada Byron',
        slug: expect.stringMatching(/^ada-byron-[0-9a-f]{12}$/) as string,
        country: { code: 'US' },
        planType: 'TEAM',
        subscriptionStatus: 'ACTIVE',
        subscriptionExpirationDate: endBefore('2027-11-20'),
        isAutoRenewalActive: false,
        availableSeats: 7,
        maxSeats: 8,
        registeredProbes: 2,
        registeredProbesIq3: 2,
        subscription: { currentPrice: { currency: 'USD', gross: { amount: expect.any(Number) as number } } },
      },
    ]);
    expect(await storedSale('nia@guest.example')).toEqual({ people: 1, accounts: 1, orders: 1 });
  });

  it('founds the organization that the order names', async () => {
    const email = 'office@guest.example';
    const checkout = await fillCheckout(shop.client, { email });
    await shop.client.change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email,
      organizationName: 'Praxis am Tor',
    });
    await place(shop.client, checkout);
    expect(await organizationsOf(accountOf(email))).toMatchObject([
      {
        name: 'Praxis am Tor',
        slug: expect.stringMatching(/^praxis-am-tor-/) as string,
        planType: 'INDIVIDUAL',
      },
    ]);
  });

  it.each<[string, RequestedItems, object[]]>([
    ['basic@guest.example', { 'IQ3-USBC': 1 }, [{ planType: 'BASIC', subscriptionExpirationDate: null }]],
    [
      'forever@guest.example',
      { 'IQP-USBC': 1, 'SUB-IND-FOREVER': 1 },
      [{ planType: 'INDIVIDUAL_FOREVER', subscriptionExpirationDate: null, registeredProbesPlus: 1 }],
    ],
    [
      'long@guest.example',
      { 'IQ3-USBC': 1, 'SUB-PRO3-3Y': 1 },
      [{ planType: 'PRO_THREE_YEAR', maxSeats: 10, subscriptionExpirationDate: endBefore('2029-11-20') }],
    ],
    [
      'animals@guest.example',
      { 'IQV-USBC': 2 },
      [{ planType: 'NONE', subscriptionStatus: null, registeredProbes: 2 }],
    ],
    ['cable@guest.example', { 'CBL-USBC': 1 }, []],
  ])('%s buys %j', async (email, requested, organizations) => {
    await buyAs(email, requested);
    expect(await organizationsOf(accountOf(email))).toMatchObject(organizations);
    expect(await storedSale(email)).toEqual({ people: 1, accounts: 1, orders: 1 });
  });

  it('buys again under one address, at the same time even, and changes nothing that is there', async () => {
    await Promise.all([1, 2, 3].map(() => buyAs('twice@guest.example', { 'IQ3-USBC': 1 })));
    expect(await storedSale('twice@guest.example')).toEqual({ people: 1, accounts: 0, orders: 3 });
    const slugs = (await organizationsOf(accountOf('twice@guest.example'))).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
  });

  it('gets nothing of it without a confirmed address, and changes nothing for whoever has that address', async () => {
    const admin = accountOf('admin@clinic.example');
    const [before] = await organizationsOf(admin);
    await buyAs('admin@clinic.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    const stranger = accountOf('admin@clinic.example', { subject: 'stranger', isEmailConfirmed: false });
    expect(await organizationsOf(stranger)).toEqual([]);
    const after = await organizationsOf(admin);
    expect(after[0]).toEqual(before);
    expect(after.slice(1)).toMatchObject([{ planType: 'INDIVIDUAL' }]);
    const { data } = await storefrontOf(admin).send('UserQuery', {});
    const [order] = await shop.database.sql`
      select users.cloud_id from orders join users on users.id = user_id order by orders.created_at desc limit 1`;
    expect(order?.['cloud_id']).toBe((data as { me: { cloudId: string } }).me.cloudId);
  });

  it.each([
    ['has an account already', 'member@clinic.example', true],
    ['signs in for the first time', 'new@guest.example', false],
  ])(
    'leaves no address in the next checkout of whoever has that e-mail address and %s',
    async (_who, email, isKnown) => {
      const person = accountOf(email);
      if (isKnown) await organizationsOf(person);
      await buyAs(email, { 'CBL-USBC': 1 });
      const client = storefrontOf(person);
      expect(await openCheckout(client, { 'CBL-USBC': 1 })).toMatchObject({
        shippingAddress: null,
        billingAddress: null,
      });
      expect(await storedSale(email)).toEqual({ people: 1, accounts: 1, orders: 1 });
      expect(codesOf(await buy(client, { email, requested: { 'CBL-USBC': 1 } }))).toEqual([]);
      expect(await openCheckout(client, { 'CBL-USBC': 1 })).toMatchObject({
        shippingAddress: { city: expect.any(String) as string },
        billingAddress: { city: expect.any(String) as string },
      });
    },
  );

  it('leaves the card that the membership renews with to whoever has the address', async () => {
    const { sql } = shop.database;
    const member = accountOf('member@clinic.example');
    await organizationsOf(member);
    await buyAs('member@clinic.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    await sql`
      insert into payment_method (
        id, organization_id, customer_id, provider_method_id, method, details, is_primary, added_by
      )
      select gen_random_uuid(), organization_id, 'cus_1', 'pm_kept', 'CREDIT_CARD', '{}', true, user_id
      from orders order by created_at desc limit 1`;
    expect(await organizationsOf(member)).toHaveLength(2);
    const [row] = await sql`select email, cloud_id from payment_method join users on users.id = added_by`;
    expect(row).toEqual({ email: member.email, cloud_id: member.subject });
  });

  it('founds nothing with an order that is not paid', async () => {
    const checkout = await fillCheckout(shop.client, { email: 'poor@guest.example', card: cards.declined });
    expect(codesOf(await place(shop.client, checkout))).toEqual(['CARD_DECLINED']);
    expect(await storedSale('poor@guest.example')).toEqual({ people: 0, accounts: 0, orders: 0 });
  });

  it('gets it once, when the bank has said yes', async () => {
    const email = 'bank@guest.example';
    const checkout = await fillCheckout(shop.client, { email, card: cards.asks });
    await place(shop.client, checkout, 'bank');
    expect(await storedSale(email)).toMatchObject({ people: 0 });
    const [intent] = shop.intentsFor(checkout);
    shop.provider.authenticate(intent!.id, true);
    const event = shop.provider.event('payment_intent.succeeded', intent!);
    await Promise.all([shop.webhook(event), shop.webhook(event), place(shop.client, checkout, 'bank')]);
    expect(await organizationsOf(accountOf(email))).toMatchObject([
      { planType: 'INDIVIDUAL', registeredProbes: 1 },
    ]);
  });
});
