import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canadianTaxes, salesTaxes } from '@sonde/machines/rules/tax';
import stateRates from '../../machines/rules/tax/data/us-state-sales-tax.json' with { type: 'json' };
import localTaxes from '../../server/sandbox/card/local-sales-taxes.json' with { type: 'json' };
import type { SalesTaxService } from '../../server/modules/tax/sales-tax-service.ts';
import { createServiceTaxProvider } from '../../server/modules/tax/service-tax-provider.ts';
import { createStripeSalesTax } from '../../server/modules/tax/stripe-sales-tax.ts';
import type { TaxProvider } from '../../server/modules/tax/tax-provider.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import { address, place, shownCheckout } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { montreal, newYork, reachReview as reachReviewIn } from './taxed-checkouts.ts';

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

const reachReview = (to: typeof address) => reachReviewIn(shop.client, to);

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
