import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  type CheckoutFields,
  type Completed,
  openCheckout,
  orderOf,
  payWith,
  placement,
} from './checkout-client.ts';
import type { TaxLineFields } from './checkout-amounts.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

interface Buyer {
  readonly country?: string;
  readonly countryArea: string;
  readonly postalCode: string;
  readonly languageCode?: string;
  readonly voucherCode?: string;
  readonly quantity?: number;
}

const quebec = { countryArea: 'QC', postalCode: 'H2Y 1C6' };

/** Buys probes up to the review, and returns the checkout. */
async function reachReview({
  country = 'CA',
  countryArea,
  postalCode,
  ...buyer
}: Buyer): Promise<CheckoutFields> {
  const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': buyer.quantity ?? 1 }, country);
  const place = { ...address, country, city: 'Town', countryArea, postalCode, phone: '' };
  const languageCode = buyer.languageCode ?? 'EN';
  await client().change('CheckoutLanguageCodeUpdate', { checkoutId, languageCode });
  await client().change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await client().change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: place,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await client().change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  if (buyer.voucherCode !== undefined)
    await client().change('CheckoutUpdateVoucher', { checkoutId, voucherCode: buyer.voucherCode });
  await client().change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: place });
  return payWith(client(), checkoutId, 'pm_good');
}

const amountsOf = (lines: readonly TaxLineFields[]) =>
  lines.map(({ code, name, rate, amount }) => [code, name, rate, amount.amount, amount.currency]);
const sumOf = (lines: readonly TaxLineFields[]) =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount.amount * 100), 0);

async function place(checkout: CheckoutFields, currency: string) {
  const { expectedTotal, ...variables } = placement(checkout);
  const completed = await client().change<Completed>('CheckoutComplete', {
    ...variables,
    expectedTotal: { ...expectedTotal, currency },
  });
  return { completed, order: await orderOf(client(), completed) };
}

describe('the taxes of a checkout and of its order', () => {
  it.each([
    [
      'Quebec, in French',
      { ...quebec, languageCode: 'FR_CA' },
      [
        ['GST', 'TPS', 5, 271.2, 'CAD'],
        ['QST', 'TVQ', 9.975, 541.04, 'CAD'],
      ],
      ['123456789 RT0001', '1234567890 TQ0001'],
    ],
    [
      'British Columbia',
      { countryArea: 'BC', postalCode: 'V6Z 2E6' },
      [
        ['GST', 'GST', 5, 271.2, 'CAD'],
        ['PST', 'PST', 7, 379.68, 'CAD'],
      ],
      ['123456789 RT0001', 'PST-1234-5678'],
    ],
    [
      'Ontario',
      { countryArea: 'ON', postalCode: 'K1A 0B1' },
      [['HST', 'HST', 13, 705.12, 'CAD']],
      ['123456789 RT0001'],
    ],
    [
      'California',
      { country: 'US', countryArea: 'CA', postalCode: '94105' },
      [['SALES_TAX', null, 7.25, 284.06, 'USD']],
      [null],
    ],
    [
      'Germany, where the price includes it',
      { country: 'DE', countryArea: '', postalCode: '10115' },
      [['VAT', null, 19, 640.89, 'EUR']],
      [null],
    ],
    ['Hong Kong, which has none', { country: 'HK', countryArea: 'Kowloon', postalCode: '' }, [], []],
  ] as const)('in %s', async (_place, buyer, expected, registrationNumbers) => {
    const checkout = await reachReview(buyer);
    const currency = checkout.taxLines[0]?.amount.currency ?? 'USD';
    expect(amountsOf(checkout.taxLines)).toEqual(expected);
    const { completed, order } = await place(checkout, currency);
    expect(completed.checkoutErrors).toEqual([]);
    expect(order).toMatchObject({
      total: checkout.totalPrice,
      taxLines: checkout.taxLines.map((line, index) => ({
        ...line,
        registrationNumber: registrationNumbers[index],
      })),
    });
    expect(shop.chargesFor(checkout).map(({ request }) => request.amount)).toEqual([
      Math.round(checkout.totalPrice.gross.amount * 100),
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it('sum up to the tax of the total, also with a discount', async () => {
    for (const quantity of [1, 3, 7]) {
      const checkout = await reachReview({ ...quebec, quantity, voucherCode: 'PROBE15' });
      expect(checkout.discountAmount.amount).toBeGreaterThan(0);
      expect(checkout.taxLines).toHaveLength(2);
      expect(sumOf(checkout.taxLines)).toBe(Math.round(checkout.totalPrice.tax.amount * 100));
    }
  });

  it('are booked as one', async () => {
    const checkout = await reachReview(quebec);
    const { order } = await place(checkout, 'CAD');
    expect(
      await shop.database.sql`
        select account, ledger_entry.amount from ledger_entry join orders on orders.id = order_id
        where number = ${Number(order?.['number'])} order by account`,
    ).toEqual([
      { account: 'PROVIDER', amount: 623_624 },
      { account: 'SALES', amount: -542_400 },
      { account: 'TAX', amount: -81_224 },
    ]);
  });
});

describe('an order from before tax lines', () => {
  /** Such orders have no value in the column, which 095-tax-lines.sql added. */
  const forgetTaxLines = () => shop.database.sql`update orders set tax_lines = null`;

  it.each([
    ['CA', 'QC', 'H2Y 1C6', 'FR_CA', 'TPS + TVQ', 14.975, 812.24],
    ['CA', 'ON', 'K1A 0B1', 'EN_CA', 'HST', 13, 705.12],
    ['US', 'CA', '94105', 'EN', null, 7.25, 284.06],
    ['DE', '', '10115', 'DE', null, 19, 640.89],
  ])(
    'of %s %s keeps its single tax',
    async (country, countryArea, postalCode, languageCode, name, rate, amount) => {
      const checkout = await reachReview({ country, countryArea, postalCode, languageCode });
      const { completed, order } = await place(checkout, { CA: 'CAD', DE: 'EUR' }[country] ?? 'USD');
      await forgetTaxLines();
      const kept = await orderOf(client(), completed);
      expect(kept).toEqual({ ...order, taxLines: kept?.['taxLines'] });
      expect(kept?.['taxLines']).toMatchObject([
        { name, rate, amount: { amount }, registrationNumber: null },
      ]);
    },
  );

  it('of a country without a tax has none', async () => {
    const checkout = await reachReview({ country: 'HK', countryArea: 'Kowloon', postalCode: '' });
    const { completed } = await place(checkout, 'USD');
    await forgetTaxLines();
    expect(await orderOf(client(), completed)).toMatchObject({ taxLines: [] });
  });
});
