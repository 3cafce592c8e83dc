import { afterAll, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createCheckoutClient, openCheckout, type RequestedItems } from './checkout-client.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));
const client = createCheckoutClient(graphql);

const query = `query Summary($token: String!) {
  checkout(token: $token) {
    quantityBucket forbidSubscriptionPeriodChange estimatedDuty { amount currency }
    discountAmountNonLines { amount } offers { name discountValue discount { amount } }
  }
}`;

async function summaryOf(requested: RequestedItems, country: string, voucherCode?: string) {
  const { id: checkoutId, token } = await openCheckout(client, requested, country);
  if (voucherCode !== undefined) await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode });
  return (await sendGraphql(graphql, { query, variables: { token } })).body.data?.['checkout'];
}

it.each([
  ['IQ3-USBC', 'DE', { amount: 0, currency: 'EUR' }],
  ['IQ3-USBC', 'FR', { amount: 0, currency: 'EUR' }],
  ['CBL-USBC', 'US', { amount: 0, currency: 'USD' }],
  ['CBL-USBC', 'DE', null],
  ['IQ3-USBC', 'IN', null],
])('the import duty on %s in %s is none or unknown', async (sku, country, duty) => {
  expect(await summaryOf({ [sku]: 1 }, country)).toMatchObject({ estimatedDuty: duty });
});

it('a code is an offer, split over the lines', async () => {
  expect(await summaryOf({ 'IQ3-USBC': 2 }, 'US', 'WELCOME10')).toEqual({
    quantityBucket: 'IQ_2',
    forbidSubscriptionPeriodChange: false,
    estimatedDuty: { amount: 0, currency: 'USD' },
    discountAmountNonLines: { amount: 0 },
    offers: [{ name: expect.any(String) as unknown, discountValue: 10, discount: { amount: 779.8 } }],
  });
});

it('accessories have neither bucket nor offer', async () => {
  expect(await summaryOf({ 'CBL-USBC': 1 }, 'US')).toMatchObject({ quantityBucket: null, offers: [] });
});

it('the term of a rental is fixed', async () => {
  const { body } = await sendGraphql(graphql, {
    query: '{ shop { rentals { variants { sku } } } }',
    variables: {},
  });
  const { rentals } = (body.data as { shop: { rentals: { variants: { sku: string }[] }[] } }).shop;
  const sku = rentals[0]?.variants[0]?.sku ?? '';
  expect(await summaryOf({ [sku]: 1 }, 'US')).toMatchObject({ forbidSubscriptionPeriodChange: true });
});
