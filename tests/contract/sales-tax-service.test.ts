import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canadianTaxes, salesTaxes } from '@sonde/machines/rules/tax';
import stateRates from '../../machines/rules/tax/data/us-state-sales-tax.json' with { type: 'json' };
import localTaxes from '../../server/sandbox/card/local-sales-taxes.json' with { type: 'json' };
import type { SalesTaxService } from '../../server/modules/tax/sales-tax-service.ts';
import { createServiceTaxProvider } from '../../server/modules/tax/service-tax-provider.ts';
import { createStripeSalesTax } from '../../server/modules/tax/stripe-sales-tax.ts';
import type { TaxProvider } from '../../server/modules/tax/tax-provider.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import {
  address,
  type CheckoutFields,
  openCheckout,
  payWith,
  place,
  shownCheckout,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let standIn: RunningCardSandbox;
let service: SalesTaxService;
let taxProvider: TaxProvider;
let shop: OrderShop;
let moment: Date;
const begin = Date.parse('2026-11-20T15:00:00Z');
const reports: string[] = [];
const calculations: unknown[] = [];

beforeAll(async () => {
  standIn = await startCardSandbox();
  service = createStripeSalesTax(standIn.stripe);
  const counted: SalesTaxService = {
    ...service,
    calculate(question) {
      calculations.push(question);
      return service.calculate(question);
    },
  };
  taxProvider = createServiceTaxProvider({
    serviceFor: () => counted,
    now: () => moment,
    report: (sentence) => reports.push(sentence),
  });
  moment = new Date(begin);
  shop = await openOrderShop({ taxProvider, now: () => moment });
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});
/** Before each test that plans failures, or counts what is asked. */
async function startAnew(): Promise<void> {
  // Later than the pause after a failure of the test before.
  moment = new Date(moment.getTime() + 60_000);
  await standIn.reset();
  reports.length = 0;
  calculations.length = 0;
}

const newYork = { ...address, city: 'New York', countryArea: 'NY', postalCode: '10001' };
const montreal = {
  ...address,
  country: 'CA',
  city: 'Montréal',
  countryArea: 'QC',
  postalCode: 'H2Y 1C6',
  phone: '',
};

async function reachReview(to: typeof address, wanted?: Record<string, number>): Promise<CheckoutFields> {
  const { client } = shop;
  const { id: checkoutId } = await openCheckout(client, wanted ?? { 'IQ3-USBC': 1 }, to.country);
  await client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: to,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: to });
  return payWith(client, checkoutId, 'pm_good');
}

/** The tax of a line, of which each authority takes its part. */
const taxOf = (amount: number, percents: readonly string[]) =>
  percents.reduce((sum, percent) => sum + Math.round((amount * Number(percent)) / 100 + 1e-9), 0);

const questionTo = (place: { country: string; countryArea: string; postalCode: string; city: string }) => ({
  currency: place.country === 'CA' ? ('CAD' as const) : ('USD' as const),
  address: { streetAddress1: '1 Main Street', ...place },
  isShipped: true,
  lines: [{ kind: 'DEVICE' as const, quantity: 1, amount: 389_900 }],
  shipping: 2_500,
});

describe('the tax service', () => {
  it.each(Object.entries(stateRates))('knows the base rate of %s, %i ppm', async (countryArea, ratePpm) => {
    const answer = await service.calculate(
      questionTo({ country: 'US', countryArea, postalCode: '00000', city: 'Elsewhere' }),
    );
    expect(answer?.taxes).toEqual([{ code: 'SALES_TAX', jurisdiction: `US-${countryArea}`, ratePpm }]);
    expect(answer?.answered).toEqual({
      lines: [[Math.round((389_900 * ratePpm) / 1_000_000)]],
      shipping: [Math.round((2_500 * ratePpm) / 1_000_000)],
    });
  });

  it.each(localTaxes)('adds the taxes of $city, $state', async ({ state, city, zipPrefixes, taxes }) => {
    const [tax] = salesTaxes({ country: 'US', countryArea: state }) ?? [];
    const percents = [String((tax?.ratePpm ?? 0) / 10_000), ...taxes.map(({ percent }) => percent)];
    const answer = await service.calculate(
      questionTo({ country: 'US', countryArea: state, postalCode: `${zipPrefixes[0]}01`, city }),
    );
    expect(answer?.taxes).toMatchObject([
      { ratePpm: Math.round(percents.reduce((sum, percent) => sum + Number(percent) * 10_000, 0)) },
    ]);
    expect(answer?.answered).toEqual({
      lines: [[taxOf(389_900, percents)]],
      shipping: [taxOf(2_500, percents)],
    });
  });

  it.each(Object.entries(canadianTaxes))('rounds each tax of %s by itself', async (countryArea, taxes) => {
    const answer = await service.calculate(
      questionTo({ country: 'CA', countryArea, postalCode: 'H2Y 1C6', city: 'Town' }),
    );
    expect(answer?.taxes).toEqual(taxes);
    const of = (amount: number) =>
      taxes.map(({ ratePpm }) => Math.floor((amount * ratePpm) / 1_000_000 + 0.5));
    expect(answer?.answered).toEqual({ lines: [of(389_900)], shipping: of(2_500) });
  });

  it('has no answer for a place that is no state', async () => {
    const question = questionTo({ country: 'US', countryArea: 'XX', postalCode: '00000', city: 'Nowhere' });
    expect(await service.calculate(question)).toBeNull();
  });
});

describe('a checkout', () => {
  beforeEach(startAnew);

  it('is taxed by its city, and says that this is no estimate', async () => {
    const checkout = await reachReview(newYork);
    expect(checkout).toMatchObject({
      isTaxFinal: true,
      isTaxEstimated: false,
      taxLines: [{ code: 'SALES_TAX', rate: 8.875 }],
    });
    const tax = checkout.totalPrice.tax.amount * 100;
    const net = checkout.totalPrice.net.amount * 100;
    expect(Math.abs(tax - net * 0.088_75)).toBeLessThan(4);
    expect(checkout.totalPrice.gross.amount).toBeCloseTo((net + tax) / 100, 10);
  });

  it('has a line for each tax of Québec', async () => {
    expect(await reachReview(montreal)).toMatchObject({
      isTaxEstimated: false,
      taxLines: [
        { code: 'GST', rate: 5 },
        { code: 'QST', rate: 9.975 },
      ],
    });
  });

  it('owes nothing in a state without sales tax', async () => {
    const portland = { ...address, city: 'Portland', countryArea: 'OR', postalCode: '97201' };
    expect(await reachReview(portland)).toMatchObject({
      isTaxEstimated: false,
      totalPrice: { tax: { amount: 0 } },
    });
  });

  it('asks once for each change of what is taxed, and the other processes not at all', async () => {
    const { token, totalPrice } = await reachReview({ ...newYork, streetAddress1: '10 Asking Street' });
    // With the address, and with the shipping method.
    expect(calculations).toHaveLength(2);
    const { client } = shop;
    await client.change('CheckoutEmailUpdate', {
      checkoutId: (await shownCheckout(client, token))?.id,
      email: 'grace@clinic.example',
    });
    expect(calculations).toHaveLength(2);
    await standIn.control({ failNext: { path: '/v1/tax/', mode: 'error-500', times: 9 } });
    const other = createServiceTaxProvider({
      serviceFor: () => service,
      now: () => moment,
      report: (sentence) => reports.push(sentence),
    });
    const [row] = await shop.database.sql<[{ tax_calculation: never }]>`
      select tax_calculation from checkout where token_hash = sha256(${token}::bytea)`;
    const asked = calculations.at(-1) as Parameters<NonNullable<TaxProvider['calculate']>>[0];
    expect(await other.calculate?.(asked, row.tax_calculation)).toEqual(row.tax_calculation);
    expect(reports).toEqual([]);
    expect((await shownCheckout(client, token))?.totalPrice).toEqual(totalPrice);
  });

  it('asks again the next day', async () => {
    const { token } = await reachReview({ ...newYork, streetAddress1: '11 Asking Street' });
    moment = new Date(moment.getTime() + 25 * 60 * 60 * 1000);
    await shownCheckout(shop.client, token);
    expect(calculations).toHaveLength(3);
  });

  it.each(['error-500', 'rate-limited', 'lost-answer', 'timeout'] as const)(
    'is estimated by the rate of the state where the service fails: %s',
    async (mode) => {
      await standIn.control({ failNext: { path: '/v1/tax/calculations', mode } });
      const checkout = await reachReview({ ...newYork, streetAddress1: `Failing by ${mode}` });
      expect(checkout).toMatchObject({ isTaxFinal: true, isTaxEstimated: true, taxLines: [{ rate: 4 }] });
      expect(reports).toHaveLength(1);
      // The second question isn't asked while the service is paused.
      expect(calculations).toHaveLength(1);
    },
  );

  it('says so when the estimate has become another total, and charges the one that was shown', async () => {
    await standIn.control({ failNext: { path: '/v1/tax/calculations', mode: 'error-500' } });
    const shown = await reachReview({ ...newYork, streetAddress1: '20 Estimate Street' });
    moment = new Date(moment.getTime() + 60_000);
    const refused = await place(shop.client, shown);
    expect(refused).toMatchObject({
      order: null,
      checkoutErrors: [{ code: 'PRICES_ARE_CHANGED' }],
      checkout: { isTaxEstimated: false, taxLines: [{ rate: 8.875 }] },
    });
    if (refused.checkout === null) throw new Error('The checkout is gone');
    const placed = await place(shop.client, refused.checkout);
    expect(placed.order).not.toBeNull();
    expect(shop.chargesFor(shown).map(({ request }) => request.amount)).toEqual([
      Math.round(refused.checkout.totalPrice.gross.amount * 100),
    ]);
  });
});

describe('the books of the tax service', () => {
  beforeEach(startAnew);

  const entriesOf = ({ token }: CheckoutFields) => shop.database.sql<
    {
      refund_id: string;
      transaction_id: string;
      total: number;
      tax: number;
      of_total: number;
      of_tax: number;
    }[]
  >`
    select refund_id, transaction_id, total, tax, total_gross as of_total, total_tax as of_tax
    from tax_transaction join orders on orders.id = order_id join checkout on checkout.id = checkout_id
    where checkout.token_hash = sha256(${token}::bytea) order by total desc, refund_id`;

  const orderIdOf = async ({ token }: CheckoutFields) => {
    const [row] = await shop.database.sql<[{ id: string }]>`
      select orders.id from orders join checkout on checkout.id = checkout_id
      where checkout.token_hash = sha256(${token}::bytea)`;
    return row.id;
  };

  const refund = async (checkout: CheckoutFields, refundId: string, amount: number) => {
    const event = { orderId: await orderIdOf(checkout), refundId, amount };
    await shop.database.sql`select ${shop.services.announceRefunded(shop.database.sql, event)}`;
    await shop.runJobs();
  };

  it('have a paid order once, with the tax that was charged, however often its job runs', async () => {
    const checkout = await reachReview(newYork);
    await place(shop.client, checkout);
    await shop.runJobs();
    const [entry, ...more] = await entriesOf(checkout);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ refund_id: '', total: entry?.of_total, tax: entry?.of_tax });
    const orderId = await orderIdOf(checkout);
    await shop.database.sql`select ${shop.services.announceConfirmed(shop.database.sql, { orderId })}`;
    await shop.runJobs();
    expect(await entriesOf(checkout)).toEqual([entry]);
  });

  it('have it once after a process that died between the service and the shop', async () => {
    const checkout = await reachReview(newYork);
    await place(shop.client, checkout);
    await shop.runJobs();
    const [entry] = await entriesOf(checkout);
    const orderId = await orderIdOf(checkout);
    await shop.database.sql`delete from tax_transaction where order_id = ${orderId}`;
    await shop.database.sql`select ${shop.services.announceConfirmed(shop.database.sql, { orderId })}`;
    await shop.runJobs();
    expect(await entriesOf(checkout)).toEqual([entry]);
  });

  it('take a refund back in parts that add up, and a whole one at once', async () => {
    const inParts = await reachReview(newYork);
    const whole = await reachReview(montreal);
    await place(shop.client, inParts);
    await place(shop.client, whole);
    await shop.runJobs();
    const total = Math.round(inParts.totalPrice.gross.amount * 100);
    await refund(inParts, 're_first', 100_001);
    await refund(inParts, 're_first', 100_001);
    await refund(inParts, 're_second', total - 100_001);
    await refund(whole, 're_whole', Math.round(whole.totalPrice.gross.amount * 100));
    const sums = async (checkout: CheckoutFields) => {
      const entries = await entriesOf(checkout);
      return {
        refunds: entries.map(({ refund_id: id }) => id),
        total: entries.reduce((sum, entry) => sum + entry.total, 0),
        tax: entries.reduce((sum, entry) => sum + entry.tax, 0),
      };
    };
    expect(await sums(inParts)).toEqual({ refunds: ['', 're_first', 're_second'], total: 0, tax: 0 });
    expect(await sums(whole)).toEqual({ refunds: ['', 're_whole'], total: 0, tax: 0 });
  });

  it.each([
    ['service', [], false],
    ['rates, while the service fails,', [{ path: '/v1/tax/calculations', mode: 'error-500' }], true],
  ] as const)('by the %s, an order has the invoice that says so', async (source, failures, isEstimated) => {
    for (const failNext of failures) await standIn.control({ failNext });
    const checkout = await reachReview({ ...newYork, streetAddress1: `Invoiced by ${source}` });
    await place(shop.client, checkout);
    await shop.runJobs();
    expect(
      await shop.database.sql`
        select is_tax_estimated from invoice where order_id = ${await orderIdOf(checkout)}`,
    ).toEqual([{ is_tax_estimated: isEstimated }]);
  });

  it('have an estimated order with the tax that it owes', async () => {
    await standIn.control({ failNext: { path: '/v1/tax/calculations', mode: 'error-500' } });
    const checkout = await reachReview({ ...newYork, streetAddress1: '30 Owing Street' });
    expect((await place(shop.client, checkout)).order).not.toBeNull();
    await shop.runJobs();
    const [entry] = await entriesOf(checkout);
    expect(entry?.tax).toBeGreaterThan(entry?.of_tax ?? 0);
    expect((entry?.total ?? 0) - (entry?.tax ?? 0)).toBe((entry?.of_total ?? 0) - (entry?.of_tax ?? 0));
  });

  it('have an order whose calculation the service no longer has', async () => {
    const checkout = await reachReview(newYork);
    await place(shop.client, checkout);
    await shop.database.sql`
      update orders set tax_calculation_id = 'taxcalc_gone' where id = ${await orderIdOf(checkout)}`;
    await shop.runJobs();
    const [entry] = await entriesOf(checkout);
    expect(entry).toMatchObject({ total: entry?.of_total, tax: entry?.of_tax });
  });

  it('have no order of a country whose prices include tax', async () => {
    const berlin = {
      ...address,
      country: 'DE',
      city: 'Berlin',
      countryArea: '',
      postalCode: '10115',
      phone: '',
    };
    const checkout = await reachReview(berlin, { 'IQ3-USBC': 1 });
    await place(shop.client, checkout);
    await shop.runJobs();
    expect(await entriesOf(checkout)).toEqual([]);
    expect(calculations).toEqual([]);
  });

  it('leave every invariant of orders and money true', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});
