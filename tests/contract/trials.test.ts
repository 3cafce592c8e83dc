import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import {
  address,
  type BuyerChoice,
  type CheckoutClient,
  type CheckoutFields,
  codesOf,
  fillCheckout,
  openCheckout,
  orderOf,
  place,
  placement,
  tickRenewal,
} from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

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

const withTrial = { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1 } as const;
const trialAlone = { 'SUB-IND-TRIAL': 1 } as const;

/** The storefront as a person uses it. */
function storefrontOf(email: string): CheckoutClient {
  const own = signedInHeaders(accountOf(email));
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
}

let cardsUsed = 0;
/** A card of the buyer's own: one that another organization has saved isn't saved again. */
const nextCard = () => `pm_own_${(cardsUsed += 1)}`;

/** Orders, and returns the checkout and the answer. */
async function order(choice: BuyerChoice, client: CheckoutClient = shop.client) {
  const checkout = await fillCheckout(client, { card: nextCard(), ...choice });
  return { checkout, answer: await place(client, checkout) };
}

/** The email address of the administrator of an organization whose plan has ended, and that never had a trial. */
async function formerMember(): Promise<string> {
  const { sql } = shop.database;
  const given = { startsOn: '2025-01-01', renews: false, card: null };
  const { administratorId, organizationId, subscriptionId } = await giveMembership(sql, given);
  await sql`update subscription set status = 'CANCELED' where id = ${subscriptionId}`;
  await sql`insert into registered_probe (id, organization_id, product_line) values (${newRowId()}, ${organizationId}, 'IQ_3')`;
  const [row] = await sql<[{ email: string }]>`select email from users where id = ${administratorId}`;
  return row.email;
}

const reasonsOf = ({
  checkoutErrors,
}: {
  checkoutErrors: readonly { code: string; reason: string | null }[];
}) => checkoutErrors.map(({ code, reason }) => `${code} ${reason}`);

/** The subscription of the organization of a buyer's order. */
async function subscriptionOf({ email }: Pick<CheckoutFields, 'email'>) {
  const [row] = await shop.database.sql`
    select subscription.plan_type, subscription.status, subscription.sku, starts_on::text, expires_on::text,
      next_charge_on::text, has_had_trial,
      (select count(*) from payment_method where payment_method.organization_id = organization.id) as methods
    from orders
    join organization on organization.id = orders.organization_id
    join subscription on subscription.organization_id = organization.id
    where orders.email = ${email} and orders.status <> 'UNCONFIRMED'`;
  return row;
}

/** Mails to an address, oldest first. */
const mailsTo = async (email: string) => {
  await shop.runJobs();
  return shop.database.sql<{ subject: string; body: string }[]>`
    select subject, text_body as body from sandbox_mail where recipient = ${email} order by created_at`;
};
const lastMail = async ({ email }: Pick<CheckoutFields, 'email'>) => (await mailsTo(email)).at(-1);
const at = async (day: string) => {
  moment = new Date(`${day}T15:00:00Z`);
  await renewSubscriptions(shop.services);
};

const trying = {
  plan_type: 'INDIVIDUAL',
  status: 'TRIALING',
  sku: 'SUB-IND-1Y',
  starts_on: '2026-11-20',
  expires_on: '2026-12-19',
  next_charge_on: null,
  has_had_trial: true,
  methods: 0,
};

describe('a probe with a trial', () => {
  it('costs what the probe costs, and says when the trial ends and what is charged then', async () => {
    const checkout = await fillCheckout(shop.client, { wanted: withTrial, autoRenewal: true });
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
    const choice = { wanted: withTrial, autoRenewal: true, email: 'agreed@clinic.example' };
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
    const { checkout, answer } = await order({ wanted: withTrial, email: 'ends@clinic.example' });
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
      wanted: withTrial,
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
      wanted: withTrial,
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
    expect(charges).toMatchObject([
      { amount: 45_045, currency: 'USD', paymentMethodId: `pm_own_${cardsUsed}` },
    ]);
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
    const { checkout } = await order({ wanted: withTrial, autoRenewal: true, email: 'later@clinic.example' });
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
    const { checkout } = await order({ wanted: withTrial, autoRenewal: true, email });
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
    const { checkout } = await order({ wanted: withTrial, autoRenewal: true, email: 'lost@clinic.example' });
    shop.provider.loseAnswers(1);
    await at('2026-12-20');
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'TRIALING' });
    await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
    expect(await subscriptionOf(checkout)).toMatchObject({ status: 'ACTIVE', expires_on: '2027-12-19' });
    expect(shop.provider.renewals().slice(charged)).toHaveLength(1);
  });
});

describe('a trial is given once', () => {
  it('to a mailbox: a second order is refused, and charges nothing', async () => {
    await order({ wanted: withTrial, email: 'nia@guest.example' });
    const again = await order({ wanted: withTrial, email: 'Nia+2@guest.example' });
    expect(reasonsOf(again.answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
    expect(shop.requestsFor(again.checkout)).toEqual([]);
  });

  it('to an organization, whoever orders', async () => {
    const refused = await order(
      { wanted: trialAlone, card: null, email: 'trial@solo.example' },
      storefrontOf('trial@solo.example'),
    );
    expect(codesOf(refused.answer)).toEqual(['OPERATION_NOT_ALLOWED']);
    const email = await formerMember();
    const client = storefrontOf(email);
    const first = await order({ wanted: trialAlone, card: null, email }, client);
    expect(codesOf(first.answer)).toEqual([]);
    await at('2026-12-20');
    const second = await order({ wanted: trialAlone, card: null, email: 'other@solo.example' }, client);
    expect(reasonsOf(second.answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
  });

  it('where two checkouts are ordered at once: exactly one gets it', async () => {
    const checkouts = await Promise.all(
      Array.from({ length: 6 }, () =>
        fillCheckout(shop.client, { wanted: withTrial, email: 'race@guest.example' }),
      ),
    );
    const answers = await Promise.all(checkouts.map((checkout) => place(shop.client, checkout)));
    const refused = answers.filter((answer) => codesOf(answer).length > 0);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(reasonsOf(answer)).toEqual(['OPERATION_NOT_ALLOWED TRIAL_USED']);
    expect(checkouts.flatMap((checkout) => shop.chargesFor(checkout))).toHaveLength(1);
  });

  it('and is there again where the card was declined', async () => {
    const wanted = withTrial;
    const declined = await order({ wanted, email: 'again@guest.example', card: cards.declined });
    expect(codesOf(declined.answer)).toEqual(['CARD_DECLINED']);
    const paid = await order({ wanted, email: 'again@guest.example' });
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
  const buy = (choice: BuyerChoice) => order({ wanted: trialAlone, email, ...choice }, client);

  it('is taken by accounts only: nobody uses up somebody else’s', async () => {
    const { answer } = await order({ wanted: trialAlone, card: null, email: 'stranger@solo.example' });
    expect(reasonsOf(answer)).toEqual(['OPERATION_NOT_ALLOWED SIGN_IN_FIRST']);
    expect(await subscriptionOf({ email: 'stranger@solo.example' })).toBeUndefined();
  });

  it('is followed by the term that its buyer pays before it ends', async () => {
    const { checkout } = await buy({ card: null });
    const { answer } = await buy({ wanted: { 'SUB-IND-1Y': 1 } });
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
    const checkout = await fillCheckout(client, { wanted: trialAlone, card: null, email });
    const asked = await tickRenewal(client, checkout.id);
    expect(codesOf(await place(client, asked))).toEqual(['PAYMENT_NOT_FOUND']);
  });

  it('is not sold to an organization whose plan runs', async () => {
    const { answer } = await order(
      { wanted: trialAlone, card: null, email: 'individual@solo.example' },
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
    const { answer } = await order({ wanted: trialAlone, email, ...choice }, storefrontOf(email));
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
