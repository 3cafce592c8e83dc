import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import {
  type BuyerChoice,
  type CheckoutClient,
  codesOf,
  fillCheckout,
  openCheckout,
  orderOf,
  place,
  tickRenewal,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { withTrial, trialAlone, reasonsOf, trialOrders } from './trial-orders.ts';

const start = new Date('2026-11-20T15:00:00Z');
let moment = start;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  await seedPeople(shop.database.sql, start);
});
afterEach(async () => {
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const violations = await shop.violations();
  moment = start;
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(() => shop.close());
const { storefrontOf, order, formerMember, subscriptionOf, lastMail } = trialOrders(() => shop);

const at = async (day: string) => {
  moment = new Date(`${day}T15:00:00Z`);
  await renewSubscriptions(shop.services);
};

describe('a trial is given once', () => {
  it('to a mailbox: a second order is refused, and charges nothing', async () => {
    await order({ requested: withTrial, email: 'nia@guest.example' });
    const again = await order({ requested: withTrial, email: 'Nia+2@guest.example' });
    expect(reasonsOf(again.answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
    expect(shop.requestsFor(again.checkout)).toEqual([]);
  });

  it('to an organization, whoever orders', async () => {
    const refused = await order(
      { requested: trialAlone, card: null, email: 'trial@solo.example' },
      storefrontOf('trial@solo.example'),
    );
    expect(codesOf(refused.answer)).toEqual(['OPERATION_NOT_ALLOWED']);
    const email = await formerMember();
    const client = storefrontOf(email);
    const first = await order({ requested: trialAlone, card: null, email }, client);
    expect(codesOf(first.answer)).toEqual([]);
    await at('2026-12-20');
    const second = await order({ requested: trialAlone, card: null, email: 'other@solo.example' }, client);
    expect(reasonsOf(second.answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
  });

  it('where two checkouts are ordered at once: exactly one gets it', async () => {
    const checkouts = await Promise.all(
      Array.from({ length: 6 }, () =>
        fillCheckout(shop.client, { requested: withTrial, email: 'race@guest.example' }),
      ),
    );
    const answers = await Promise.all(checkouts.map((checkout) => place(shop.client, checkout)));
    const refused = answers.filter((answer) => codesOf(answer).length > 0);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(reasonsOf(answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
    expect(checkouts.flatMap((checkout) => shop.chargesFor(checkout))).toHaveLength(1);
  });

  it('and is there again where the card was declined', async () => {
    const requested = withTrial;
    const declined = await order({ requested, email: 'again@guest.example', card: cards.declined });
    expect(codesOf(declined.answer)).toEqual(['CARD_DECLINED']);
    const paid = await order({ requested, email: 'again@guest.example' });
    expect(codesOf(paid.answer)).toEqual([]);
  });
});

describe('a trial alone', () => {
  let email: string;
  let client: CheckoutClient;
  beforeEach(async () => {
    email = await formerMember();
    client = storefrontOf(email);
  });
  const buy = (choice: BuyerChoice) => order({ requested: trialAlone, email, ...choice }, client);

  it('is taken by accounts only: nobody uses up somebody else’s', async () => {
    const { answer } = await order({ requested: trialAlone, card: null, email: 'stranger@solo.example' });
    expect(reasonsOf(answer)).toEqual(['OPERATION_NOT_ALLOWED SIGN_IN_FIRST']);
    expect(await subscriptionOf({ email: 'stranger@solo.example' })).toBeUndefined();
  });

  it('is followed by the term that its buyer pays before it ends', async () => {
    const { checkout } = await buy({ card: null });
    const { answer } = await buy({ requested: { 'SUB-IND-1Y': 1 } });
    expect(codesOf(answer)).toEqual([]);
    const [subscription] = await shop.database.sql`
      select status, plan_type, expires_on::text, next_charge_on::text from subscription
      where organization_id = (select organization_id from orders where email = ${checkout.email} limit 1)`;
    expect(subscription).toEqual({
      status: 'ACTIVE',
      plan_type: 'INDIVIDUAL',
      expires_on: '2027-12-19',
      next_charge_on: null,
    });
  });

  it('is free, and needs no payment where nothing renews', async () => {
    const checkout = await openCheckout(client, trialAlone);
    expect(checkout).toMatchObject({
      bundleType: 'INDIVIDUAL_FREE_TRIAL',
      totalPrice: { gross: { amount: 0 } },
      availablePaymentGateways: [{ method: 'FREE' }],
      isAutoRenewalOffered: true,
    });
    const { checkout: filled, answer } = await buy({ card: null });
    expect(codesOf(answer)).toEqual([]);
    expect(shop.requestsFor(filled)).toEqual([]);
    expect(await subscriptionOf(filled)).toMatchObject({ status: 'TRIALING', next_charge_on: null });
  });

  it('saves a card without charging it where it renews', async () => {
    const { checkout, answer } = await buy({ autoRenewal: true });
    expect(checkout.availablePaymentGateways).toMatchObject([{ method: 'CREDIT_CARD' }]);
    expect(codesOf(answer)).toEqual([]);
    expect(shop.requestsFor(checkout)).toMatchObject([{ amount: 0, keptFor: { email } }]);
    expect(shop.chargesFor(checkout)).toEqual([]);
    expect(await subscriptionOf(checkout)).toMatchObject({
      status: 'TRIALING',
      next_charge_on: '2026-12-20',
    });
    expect(await orderOf(client, answer)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('waits for the bank that asks, and is not ordered without its answer', async () => {
    const { checkout, answer } = await buy({ autoRenewal: true, card: cards.asks });
    expect(answer).toMatchObject({ order: null, confirmationNeeded: true });
    const [intent] = shop.intentsFor(checkout);
    shop.provider.authenticate(intent?.id ?? '', true);
    await shop.webhook(shop.provider.event('setup_intent.succeeded', intent!));
    expect(await subscriptionOf(checkout)).toMatchObject({
      status: 'TRIALING',
      next_charge_on: '2026-12-20',
    });
  });

  it('is refused with the card, and can be ordered without one', async () => {
    const refused = await buy({ autoRenewal: true, card: cards.declined });
    expect(codesOf(refused.answer)).toEqual(['CARD_DECLINED']);
    expect(codesOf((await buy({ card: null })).answer)).toEqual([]);
  });

  it('asks for a card when the renewal is chosen without one', async () => {
    const checkout = await fillCheckout(client, { requested: trialAlone, card: null, email });
    const asked = await tickRenewal(client, checkout.id);
    expect(codesOf(await place(client, asked))).toEqual(['PAYMENT_NOT_FOUND']);
  });

  it('is not sold to an organization whose plan runs', async () => {
    const { answer } = await order(
      { requested: trialAlone, card: null, email: 'individual@solo.example' },
      storefrontOf('individual@solo.example'),
    );
    expect(reasonsOf(answer)).toEqual(['OPERATION_NOT_ALLOWED UPGRADE_INSTEAD']);
  });
});

describe('a trial of an organization with the basic plan', () => {
  const basic = { plan_type: 'BASIC', status: 'ACTIVE', sku: null, expires_on: null };

  /** The subscription of an organization whose administrator this is. */
  const planOf = async (email: string) => {
    const [row] = await shop.database.sql`
      select plan_type, subscription.status, sku, expires_on::text from subscription
      join organization_membership using (organization_id) join users on users.id = user_id
      where users.email = ${email}`;
    return row;
  };

  /** The administrator of an organization that has the basic plan and a probe, and what they tried. */
  async function tryFromBasic(choice: BuyerChoice) {
    const email = await formerMember();
    const { sql } = shop.database;
    await sql`
      update subscription set plan_type = 'BASIC', status = 'ACTIVE', sku = null, term_months = null, expires_on = null,
        next_charge_on = null, price_net = null, price_tax = null, price_gross = null, currency = null, term = null
      where organization_id = (
        select organization_id from organization_membership join users on users.id = user_id where email = ${email}
      )`;
    expect(await planOf(email)).toEqual(basic);
    const { answer } = await order({ requested: trialAlone, email, ...choice }, storefrontOf(email));
    expect(codesOf(answer)).toEqual([]);
    expect(await planOf(email)).toMatchObject({ plan_type: 'INDIVIDUAL', status: 'TRIALING' });
    return email;
  }

  it('has that plan again when it ends by itself, and says so', async () => {
    const email = await tryFromBasic({ card: null });
    await at('2026-12-12');
    expect((await lastMail({ email }))?.body).toContain('you’re back on your Basic plan');
    await at('2026-12-20');
    expect(await planOf(email)).toEqual(basic);
    expect(await lastMail({ email })).toMatchObject({
      subject: 'Your membership has ended',
      body: expect.stringContaining('you’re back on your Basic plan') as string,
    });
    await at('2026-12-21');
    expect(await planOf(email)).toEqual(basic);
  });

  it('has that plan again when no charge at its end succeeds', async () => {
    const email = await tryFromBasic({ autoRenewal: true });
    shop.provider.decideRenewals(() => 'declines');
    for (const day of ['2026-12-20', '2026-12-21', '2026-12-23', '2026-12-27', '2027-01-03', '2027-01-04'])
      await at(day);
    expect(await planOf(email)).toEqual(basic);
  });

  it('keeps the plan that was paid at its end, also when that ends', async () => {
    const email = await tryFromBasic({ autoRenewal: true });
    await at('2026-12-20');
    expect(await planOf(email)).toMatchObject({ plan_type: 'INDIVIDUAL', status: 'ACTIVE' });
    await shop.database.sql`
      update subscription set next_charge_on = null where organization_id = (
        select organization_id from organization_membership join users on users.id = user_id where email = ${email}
      )`;
    await at('2028-01-01');
    expect(await planOf(email)).toMatchObject({ plan_type: 'INDIVIDUAL', status: 'CANCELED' });
  });
});
