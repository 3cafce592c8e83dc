import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import {
  address,
  codesOf,
  fillCheckout,
  openCheckout,
  orderOf,
  placement,
  tickRenewal,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { withTrial, reasonsOf, trying, trialOrders } from './trial-orders.ts';

const start = new Date('2026-11-20T15:00:00Z');
let moment = start;
let shop: OrderShop;
/** Renewals that earlier tests have charged. */
let charged = 0;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  await seedPeople(shop.database.sql, start);
});
afterEach(async () => {
  shop.provider.decideRenewals(null);
  charged = shop.provider.renewals().length;
  await shop.runJobs();
  const violations = await shop.violations();
  moment = start;
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(() => shop.close());
const { storefrontOf, lastCard, nextCard, order, subscriptionOf, mailsTo, lastMail } = trialOrders(
  () => shop,
);

const at = async (day: string) => {
  moment = new Date(`${day}T15:00:00Z`);
  await renewSubscriptions(shop.services);
};

describe('a probe with a trial', () => {
  it('costs what the probe costs, and says when the trial ends and what is charged then', async () => {
    const checkout = await fillCheckout(shop.client, { requested: withTrial, autoRenewal: true });
    expect(checkout).toMatchObject({
      bundleType: 'INDIVIDUAL_NEW_USER_WITH_TRIAL',
      subtotalPrice: { net: { amount: 3899 } },
      isAutoRenewalOffered: true,
      autoRenewal: true,
      requiredAttestations: ['LICENSED', 'RENEWAL', 'TERMS_AND_CONDITIONS'],
      membershipTerm: {
        lastDay: '2026-12-19',
        nextTermDay: '2026-12-20',
        trialDays: 30,
        months: 12,
        renewsAutomatically: true,
        price: { gross: { amount: 450.45 } },
      },
    });
  });

  it('is charged nothing that its buyer has not agreed to: a new price, another day, or none that was shown', async () => {
    const { sql } = shop.database;
    const choice = { requested: withTrial, autoRenewal: true, email: 'agreed@clinic.example' };
    const checkout = await fillCheckout(shop.client, { ...choice, card: nextCard() });
    const agreed = placement(checkout).expectedTrialCharge;
    const placing = async (expectedTrialCharge: object | null) =>
      codesOf(await shop.client.change('CheckoutComplete', { ...placement(checkout), expectedTrialCharge }));
    expect(await placing(null)).toEqual(['PRICES_ARE_CHANGED']);
    expect(await placing({ ...agreed, chargeOn: '2026-12-19' })).toEqual(['PRICES_ARE_CHANGED']);
    await sql`update variant_price set amount = amount + 3000, undiscounted_amount = undiscounted_amount + 3000
      where sku = 'SUB-IND-1Y' and currency = 'USD'`;
    try {
      expect(await placing(agreed)).toEqual(['PRICES_ARE_CHANGED']);
      expect(shop.chargesFor(checkout)).toEqual([]);
    } finally {
      await sql`update variant_price set amount = amount - 3000, undiscounted_amount = undiscounted_amount - 3000
        where sku = 'SUB-IND-1Y' and currency = 'USD'`;
    }
  });

  it('is told apart from one without, and from a country without trials', async () => {
    expect((await openCheckout(shop.client)).bundleType).toBe('INDIVIDUAL_NEW_USER_WITHOUT_TRIAL');
    const there = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
    expect((await openCheckout(shop.client, there, 'DE')).bundleType).toBe('INDIVIDUAL_NEW_USER');
    const input = (country: string) => ({
      input: { country, lines: [{ variantId: 'UHJvZHVjdFZhcmlhbnQ6U1VCLUlORC1UUklBTA==', quantity: 1 }] },
    });
    for (const country of ['DE', 'HK'])
      expect(reasonsOf(await shop.client.change('CheckoutCreate', input(country)))).toEqual([
        'COUNTRY_NOT_AVAILABLE NOT_SOLD_IN_COUNTRY',
      ]);
  });

  it('never renews in Quebec, where nobody has to cancel a free period', async () => {
    const { id: checkoutId } = await openCheckout(shop.client, withTrial, 'CA');
    const shippedTo = async (countryArea: string, postalCode: string) => {
      const shippingAddress = { ...address, country: 'CA', city: 'Town', countryArea, postalCode };
      return (await shop.client.change('CheckoutShippingAddressUpdate', { checkoutId, shippingAddress }))
        .checkout;
    };
    expect(await shippedTo('ON', 'K1A 0B1')).toMatchObject({ isAutoRenewalOffered: true });
    expect(await tickRenewal(shop.client, checkoutId)).toMatchObject({ autoRenewal: true });
    expect(await shippedTo('QC', 'H3Z 2Y7')).toMatchObject({
      isAutoRenewalOffered: false,
      autoRenewal: false,
    });
  });

  it('ends by itself where automatic renewal was not chosen: its buyer is told, and nothing is charged', async () => {
    const { checkout, answer } = await order({ requested: withTrial, email: 'ends@clinic.example' });
    expect(codesOf(answer)).toEqual([]);
    expect(await subscriptionOf(checkout)).toEqual(trying);
    expect((await lastMail(checkout))?.body).toContain(
      'is free through December 19, 2026. Then it ends by itself',
    );
    await at('2026-12-12');
    expect(await lastMail(checkout)).toMatchObject({ subject: 'Your free trial ends on December 19, 2026' });
    await at('2026-12-19');
    expect(await subscriptionOf(checkout)).toEqual(trying);
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toEqual({ ...trying, status: 'CANCELED' });
    expect(shop.chargesFor(checkout)).toHaveLength(1);
    expect(shop.provider.renewals().slice(charged)).toEqual([]);
  });

  it('of a guest, who has no account, is stopped by a declaration, and ends without a charge', async () => {
    const { checkout, answer } = await order({
      requested: withTrial,
      autoRenewal: true,
      email: 'stops@guest.example',
    });
    const shown = await orderOf(shop.client, answer);
    const declared = await shop.client.change<object>('CancellationDeclare', {
      input: {
        ground: 'ORDINARY',
        cause: '',
        name: 'Ada Byron',
        contract: shown?.['number'],
        endsOn: null,
        email: checkout.email,
        country: 'US',
        languageCode: 'EN_US',
      },
      idempotencyKey: 'stops',
    });
    await confirmByReceipt(shop, checkout.email, declared);
    expect(await subscriptionOf(checkout)).toEqual({ ...trying, methods: 1 });
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'CANCELED' });
    expect(shop.provider.renewals().slice(charged)).toEqual([]);
  });

  it('is charged when it ends where that was chosen, after a notice, and lasts a year', async () => {
    const { checkout } = await order({
      requested: withTrial,
      autoRenewal: true,
      email: 'goes-on@clinic.example',
    });
    expect(await subscriptionOf(checkout)).toEqual({ ...trying, next_charge_on: '2026-12-20', methods: 1 });
    expect((await lastMail(checkout))?.body).toMatch(
      /free through December 19, 2026\. On December 20, 2026 we charge \$420\.00 \(plus sales tax\), then every year until/,
    );
    await at('2026-12-12');
    const before = await mailsTo(checkout.email);
    await at('2026-12-13');
    expect(await mailsTo(checkout.email)).toHaveLength(before.length + 1);
    expect(await lastMail(checkout)).toMatchObject({
      subject: 'Your membership renews on December 20, 2026',
      body: expect.stringMatching(/\$450\.45[\s\S]*every year until you cancel/) as string,
    });
    await at('2026-12-20');
    await at('2026-12-20');
    const charges = shop.provider
      .renewals()
      .slice(charged)
      .map(({ charge }) => charge);
    expect(charges).toMatchObject([{ amount: 45_045, currency: 'USD', paymentMethodId: lastCard() }]);
    expect(await subscriptionOf(checkout)).toMatchObject({
      status: 'ACTIVE',
      starts_on: '2026-12-20',
      expires_on: '2027-12-19',
      next_charge_on: '2027-12-20',
    });
    expect((await lastMail(checkout))?.subject).toBe(
      'Your receipt: membership renewed until December 19, 2027',
    );
  });

  it('keeps access for the grace period where its card is declined at the end, and then ends', async () => {
    const { checkout } = await order({
      requested: withTrial,
      autoRenewal: true,
      email: 'later@clinic.example',
    });
    shop.provider.decideRenewals(() => 'declines');
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toMatchObject({
      status: 'PAST_DUE',
      expires_on: '2027-01-03',
      next_charge_on: '2026-12-21',
    });
    for (const day of ['2026-12-21', '2026-12-23', '2026-12-27', '2027-01-03']) await at(day);
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'CANCELED', next_charge_on: null });
  });

  it('costs nothing where it is canceled before it ends, and lasts until then', async () => {
    const email = 'stops@clinic.example';
    const { checkout } = await order({ requested: withTrial, autoRenewal: true, email });
    const client = storefrontOf(email);
    const { data } = await client.send('UserQuery', {});
    const { me } = data as { me: { organizationMemberships: { id: string }[] } };
    const organizationMembershipId = me.organizationMemberships[0]?.id;
    await at('2026-12-10');
    const set = { organizationMembershipId, isAutomatic: false };
    expect(await client.change('OrganizationRenewalSet', set)).toMatchObject({ accountErrors: [] });
    await at('2026-12-19');
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'TRIALING', next_charge_on: null });
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'CANCELED' });
    expect(shop.provider.renewals().slice(charged)).toEqual([]);
  });

  it('is charged once where the answer of its first charge is lost', async () => {
    const { checkout } = await order({
      requested: withTrial,
      autoRenewal: true,
      email: 'lost@clinic.example',
    });
    shop.provider.loseAnswers(1);
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'TRIALING' });
    await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'ACTIVE', expires_on: '2027-12-19' });
    expect(shop.provider.renewals().slice(charged)).toHaveLength(1);
  });
});
