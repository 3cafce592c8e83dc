import { addMonths } from '@sonde/machines/rules/time';
import { currentTerms } from '@sonde/machines/rules/checkout';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { type CheckoutFields, fillCheckout, openCheckout, place, placement } from './checkout-client.ts';
import { invoicesOf, type Membership, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

const rental = { 'RENT-IQP-VET-USBC': 1 };
/** A month whose day the shorter ones lack. */
const firstDay = '2026-08-31';
const months = 24;
const monthly = 21_900;

let moment = new Date(`${firstDay}T16:00:00Z`);
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterEach(async () => {
  moment = new Date(`${firstDay}T16:00:00Z`);
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(() => shop.close());

const ask = async (query: string, variables: Record<string, unknown>) => {
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), { query, variables });
  return body.data as Record<string, never>;
};

async function termsOf({ token }: CheckoutFields) {
  const query = 'query ($token: String!) { checkout(token: $token) { requiredTerms { name version } } }';
  return (await ask(query, { token }))['checkout'];
}

/** Orders a rental, and returns its subscription. */
async function rent(email: string): Promise<Membership & { readonly orderToken: string }> {
  const checkout = await fillCheckout(shop.client, { requested: rental, email, card: cards.good });
  const { checkoutErrors, orderToken } = await place(shop.client, checkout);
  expect(checkoutErrors).toEqual([]);
  const [row] = await shop.database.sql<[Membership]>`
    select subscription.id as "subscriptionId", subscription.organization_id as "organizationId",
      user_id as "administratorId"
    from subscription join orders on orders.id = subscription.order_id where email = ${email}`;
  // Two organizations never have the same card.
  await shop.database.sql`
    update payment_method set provider_method_id = provider_method_id || '.' || id
    where organization_id = ${row.organizationId}`;
  return { ...row, orderToken: orderToken ?? '' };
}

describe('a shop', () => {
  const rentalsIn = (country: string) =>
    ask(
      `query ($country: CountryCode!) { shop(country: $country) {
        subscriptions { planFamily }
        rentals { slug productLine planFamily market variants { sku connector billingTerm renewsAfterMonths commitmentMonths } }
        countryPermissions { rental planFamilies }
      } }`,
      { country },
    );

  it('of the United States rents out the veterinary probe in each of its connectors, by the month', async () => {
    const { shop: found } = await rentalsIn('US');
    const variant = { billingTerm: 'ONE_MONTH', renewsAfterMonths: 1, commitmentMonths: months };
    expect(found).toMatchObject({
      rentals: [
        {
          slug: 'vet-rental',
          productLine: 'IQ_PLUS_VET',
          planFamily: 'RENTAL',
          market: 'VETERINARY',
          variants: [
            { sku: 'RENT-IQP-VET-USBC', connector: 'USBC', ...variant },
            { sku: 'RENT-IQP-VET-LTG', connector: 'LIGHTNING', ...variant },
          ],
        },
      ],
      countryPermissions: { rental: true, planFamilies: expect.arrayContaining(['RENTAL']) },
    });
    expect(JSON.stringify(found?.['subscriptions'])).not.toContain('RENTAL');
  });

  it.each(['DE', 'CA', 'AE'])(
    'of %s rents out nothing, and no cart there takes a rental',
    async (country) => {
      expect((await rentalsIn(country))['shop']).toMatchObject({
        rentals: [],
        countryPermissions: { rental: false },
      });
      await expect(openCheckout(shop.client, rental, country)).rejects.toThrow('NOT_SOLD_IN_COUNTRY');
    },
  );
});

describe('a rental in a checkout', () => {
  it('ships its probe, is charged by the month, and asks for its own agreements', async () => {
    const checkout = await openCheckout(shop.client, rental);
    expect(checkout).toMatchObject({
      bundleType: 'RENTAL_NEW_USER_VET',
      isShippingRequired: true,
      autoRenewal: true,
      isAutoRenewalOffered: false,
      requiredAttestations: ['RENTAL_PAYMENT', 'TERMS_AND_CONDITIONS'],
      subtotalPrice: { net: { amount: monthly / 100 } },
      membershipTerm: {
        lastDay: '2026-09-29',
        nextTermDay: '2026-09-30',
        renewsAutomatically: true,
        months: 1,
        commitment: { months, lastDay: '2028-08-30' },
      },
      lines: [{ maximumQuantity: 1 }],
    });
    const ways = checkout.availablePaymentGateways;
    expect(ways.map(({ method }) => method)).not.toContain('ELECTRONIC_QUOTE');
    expect(ways.map(({ method }) => method)).toContain('CREDIT_CARD');
    expect(await termsOf(checkout)).toEqual({
      requiredTerms: [currentTerms('MASTER_TERMS'), currentTerms('RENTAL_TERMS')],
    });
    const membership = await openCheckout(shop.client, { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    expect(await termsOf(membership)).toEqual({ requiredTerms: [currentTerms('MASTER_TERMS')] });
  });

  it('has one price for all its months, whatever the code', async () => {
    const alone = await openCheckout(shop.client, rental);
    const refused = await shop.client.change('CheckoutUpdateVoucher', {
      checkoutId: alone.id,
      voucherCode: 'WELCOME10',
    });
    expect(refused.checkoutErrors).toMatchObject([{ reason: 'ITEMS' }]);
    const withCable = await openCheckout(shop.client, { ...rental, 'CBL-USBC': 1 });
    const { checkout } = await shop.client.change('CheckoutUpdateVoucher', {
      checkoutId: withCable.id,
      voucherCode: 'WELCOME10',
    });
    const line = checkout?.lines.find(({ variant }) => variant.sku === 'RENT-IQP-VET-USBC');
    expect(line).toMatchObject({ totalPriceDiscounted: { gross: { amount: monthly / 100 } } });
  });

  it.each([
    ['a probe that is bought', { ...rental, 'IQV-USBC': 1 }],
    ['a warranty', { ...rental, 'WAR-VET-2Y': 1 }],
  ])('is not ordered with %s', async (_what, requested) => {
    const opened = await shop.client
      .change('CheckoutCreate', {
        input: {
          country: 'US',
          lines: Object.entries(requested).map(([sku, quantity]) => ({
            variantId: Buffer.from(`ProductVariant:${sku}`).toString('base64'),
            quantity,
          })),
        },
      })
      .catch(() => null);
    expect(opened?.checkout?.bundleType ?? null).toBeNull();
  });

  it('is not placed without the agreement to its payments', async () => {
    const checkout = await fillCheckout(shop.client, { requested: rental, email: 'silent@vets.example' });
    const attempt = { ...placement(checkout), attestations: ['TERMS_AND_CONDITIONS'], buyerKey: null };
    const { checkoutErrors } = await shop.client.change('CheckoutComplete', attempt);
    expect(checkoutErrors).toMatchObject([{ field: 'attestations' }]);
  });
});

describe('a paid rental', () => {
  it('begins a committed subscription with a probe, and keeps what its buyer agreed to and the card', async () => {
    const { subscriptionId, organizationId, orderToken } = await rent('ada@vets.example');
    const { sql } = shop.database;
    const [subscription] = await sql`
      select plan_type, status, term_months, starts_on::text, expires_on::text, next_charge_on::text, price_net,
        commitment_months, commitment_ends_on::text, market
      from subscription join organization on organization.id = organization_id where subscription.id = ${subscriptionId}`;
    expect(subscription).toEqual({
      plan_type: 'RENTAL',
      status: 'ACTIVE',
      term_months: 1,
      starts_on: firstDay,
      expires_on: '2026-09-29',
      next_charge_on: '2026-09-30',
      price_net: monthly,
      commitment_months: months,
      commitment_ends_on: '2028-08-31',
      market: 'VETERINARY',
    });
    const probes =
      await sql`select product_line from registered_probe where organization_id = ${organizationId}`;
    expect(probes).toEqual([{ product_line: 'IQ_PLUS_VET' }]);
    const cardsKept =
      await sql`select is_primary from payment_method where organization_id = ${organizationId}`;
    expect(cardsKept).toEqual([{ is_primary: true }]);
    const accepted = [currentTerms('MASTER_TERMS'), currentTerms('RENTAL_TERMS')];
    const orders = await sql`select accepted_terms from orders where organization_id = ${organizationId}`;
    expect(orders).toEqual([{ accepted_terms: accepted }]);
    const query =
      'query ($token: String!) { order(token: $token) { acceptedTerms { name version } membershipTerm { months commitment { months lastDay } } } }';
    expect(await ask(query, { token: orderToken })).toEqual({
      order: {
        acceptedTerms: accepted,
        membershipTerm: { months: 1, commitment: { months, lastDay: '2028-08-30' } },
      },
    });
  });

  it('is charged every month: in all as much as its commitment, on the last day of a shorter month', async () => {
    const membership = await rent('month@vets.example');
    const { sql } = shop.database;
    for (let month = 1; month < months; month += 1) {
      const day = addMonths(firstDay, month);
      moment = new Date(`${day}T16:00:00Z`);
      await renewSubscriptions(shop.services);
      const due = (await invoicesOf(sql, membership)).map(({ dueOn }) => dueOn);
      expect(due).toHaveLength(month);
      expect(due.at(-1)).toBe(day);
    }
    const invoices = await sql<{ net: number }[]>`
      select net from invoice where subscription_id = ${membership.subscriptionId}`;
    const [order] = await sql<[{ net: number }]>`
      select subtotal_net as net from orders where email = 'month@vets.example'`;
    expect(invoices.reduce((sum, { net }) => sum + net, order.net)).toBe(months * monthly);
    expect(await membershipNow(sql, membership)).toMatchObject({
      status: 'ACTIVE',
      expiresOn: '2028-08-30',
      nextChargeOn: '2028-08-31',
    });
  });

  it('is announced a week before each payment, without a way to end it that there is not', async () => {
    const membership = await rent('notice@vets.example');
    moment = new Date('2026-09-23T16:00:00Z');
    await renewSubscriptions(shop.services);
    await shop.runJobs();
    const [mail] = await shop.database.sql<[{ subject: string; body: string }]>`
      select subject, to_jsonb(sandbox_mail)::text as body from sandbox_mail
      where message_id like ${`<membership.charge-near.%.${membership.administratorId}@%`}`;
    expect(mail.subject).toBe('Your membership renews on September 30, 2026');
    expect(mail.body.replaceAll(/\s+/g, ' ')).toContain('minimum rental term runs through August 30, 2028');
    expect(mail.body).not.toContain('Cancel automatic renewal');
  });
});
