import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address,
  type CheckoutClient,
  type CheckoutFields,
  type Completed,
  openCheckout,
  payBy,
  payWith,
  placement,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/**
 * Each Canadian tax is a line of its own, rounded by itself, with the seller's number for it, wherever taxes are shown:
 * the order, its invoice, a quote and its payment page, a change of the membership and the mails.
 */

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  graphql = createGraphqlHandler(shop.services);
});
afterAll(() => shop.close());

interface Tax {
  readonly code: string;
  readonly rate: number;
  readonly amount: { readonly amount: number };
  readonly registrationNumber: string | null;
}
interface Taxed {
  readonly taxLines: readonly Tax[];
}

const numbers = { GST: '123456789 RT0001', HST: '123456789 RT0001', QST: '1234567890 TQ0001' } as const;
const provinces = [
  { area: 'QC', postalCode: 'H2Y 1C6', taxes: { GST: 5, QST: 9.975 } },
  { area: 'ON', postalCode: 'K1A 0B1', taxes: { HST: 13 } },
  { area: 'BC', postalCode: 'V6Z 2E6', taxes: { GST: 5, PST: 7 } },
  { area: 'AB', postalCode: 'T5J 2R7', taxes: { GST: 5 } },
] as const;
type Province = (typeof provinces)[number];

const registered = { ...numbers, PST: 'PST-1234-5678' } as const;

const cents = (amount: number) => Math.round(amount * 100);

/** Expects each tax of a net amount in cents, rounded by itself, and that they add up to the tax. */
function expectTaxes(
  where: string,
  taxes: readonly Tax[],
  net: number,
  tax: number,
  { taxes: expected }: Province,
) {
  const lines = Object.entries(expected).map(([code, rate]) => ({
    code,
    rate,
    amount: Math.round((net * rate) / 100),
    registrationNumber: registered[code as keyof typeof registered],
  }));
  expect({
    where,
    lines: taxes.map(({ amount, code, rate, registrationNumber }) => ({
      code,
      rate,
      amount: cents(amount.amount),
      registrationNumber,
    })),
  }).toEqual({ where, lines });
  expect({ where, sum: lines.reduce((sum, { amount }) => sum + amount, 0) }).toEqual({ where, sum: tax });
}

async function reachReview(
  client: CheckoutClient,
  { area, postalCode }: Province,
  requested: RequestedItems,
) {
  const { id: checkoutId } = await openCheckout(client, requested, 'CA');
  const place = { ...address, country: 'CA', city: 'Town', countryArea: area, postalCode, phone: '' };
  await client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: place,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: place });
  return checkoutId;
}

async function place(client: CheckoutClient, checkout: CheckoutFields) {
  const { expectedTotal, ...variables } = placement(checkout, crypto.randomUUID());
  const completed = await client.change<Completed>('CheckoutComplete', {
    ...variables,
    buyerKey: 'one browser',
    expectedTotal: { ...expectedTotal, currency: 'CAD' },
  });
  expect(completed.checkoutErrors).toEqual([]);
  await shop.runJobs();
  return { token: completed.order?.token ?? completed.orderToken ?? '', accessKey: completed.orderAccessKey };
}

const taxedFields = `taxLines { code rate amount { amount } registrationNumber }`;
const sides = `{ net { amount } tax { amount } gross { amount } }`;

async function ask<Answer>(query: string, variables: Record<string, unknown>, headers = {}): Promise<Answer> {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers });
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

interface Sides {
  readonly net: { readonly amount: number };
  readonly tax: { readonly amount: number };
}

describe.each(provinces)('in $area', (province) => {
  const email = `${province.area.toLowerCase()}@clinic.example`;
  const headers = signedInAs(email);
  const client: CheckoutClient = {
    send: (operation, variables) => shop.client.send(operation, variables, headers),
    change: (operation, variables) => shop.client.change(operation, variables, headers),
  };

  it('an order, its invoice, its mail and a change of its membership list each tax', async () => {
    const checkoutId = await reachReview(client, province, { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1 });
    const { token, accessKey } = await place(client, await payWith(client, checkoutId, 'pm_good'));
    const { order } = await ask<{
      order: Taxed & { total: Sides; invoice: (Taxed & { total: Sides }) | null };
    }>(
      `query ($token: String!, $accessKey: String) { order(token: $token, accessKey: $accessKey) {
        ${taxedFields} total ${sides} invoice { ${taxedFields} total ${sides} }
      } }`,
      { token, accessKey },
    );
    const expectOf = (where: string, taxLines: readonly Tax[], { net, tax }: Sides) =>
      expectTaxes(where, taxLines, cents(net.amount), cents(tax.amount), province);
    expectOf('order', order.taxLines, order.total);
    expect(order.invoice).not.toBeNull();
    expectOf('invoice', order.invoice!.taxLines, order.invoice!.total);

    const [mail] = await shop.database.sql<[{ text: string }]>`
      select text_body as text from sandbox_mail where recipient = 'ada@clinic.example' order by created_at desc limit 1`;
    for (const code of Object.keys(province.taxes))
      expect(mail.text).toContain(registered[code as keyof typeof registered]);

    const { me } = await ask<{ me: { organizationMemberships: { id: string }[] } }>(
      '{ me { organizationMemberships { id } } }',
      {},
      headers,
    );
    const { prorationPreview } = await ask<{
      prorationPreview: { subscriptionErrors: unknown[]; change: (Taxed & { amountDue: Sides }) | null }[];
    }>(
      `query ($id: ID!) { prorationPreview(organizationMembershipId: $id, changes: [{ seats: 7 }, { seats: 8 }, { seats: 11 }]) {
        subscriptionErrors { code reason } change { amountDue ${sides} ${taxedFields} }
      } }`,
      { id: me.organizationMemberships[0]?.id },
      headers,
    );
    expect(prorationPreview.map(({ subscriptionErrors }) => subscriptionErrors)).toEqual([[], [], []]);
    for (const { change } of prorationPreview) {
      expect(change!.amountDue.net.amount).toBeGreaterThan(0);
      expectOf('change', change!.taxLines, change!.amountDue);
    }
  });

  it('a quote and its payment page list each tax', async () => {
    const buyer = shop.client;
    const checkoutId = await reachReview(buyer, province, { 'IQ3-USBC': 1 });
    const quoteData = { equoteOrganizationName: 'Clinic' };
    await buyer.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const { token } = await place(buyer, await payBy(buyer, checkoutId, 'ELECTRONIC_QUOTE'));
    const { data } = await buyer.send('PayableOrder', { token });
    const payable = (data as { payable: Taxed & { total: { gross: { amount: number } } } }).payable;
    const net =
      cents(payable.total.gross.amount) -
      payable.taxLines.reduce((sum, { amount }) => sum + cents(amount.amount), 0);
    const tax = cents(payable.total.gross.amount) - net;
    expect(payable.taxLines).toHaveLength(Object.keys(province.taxes).length);
    expectTaxes('payment page', payable.taxLines, net, tax, province);
  });
});
