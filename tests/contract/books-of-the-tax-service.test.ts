import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SalesTaxService } from '../../server/modules/tax/sales-tax-service.ts';
import { createServiceTaxProvider } from '../../server/modules/tax/service-tax-provider.ts';
import { createStripeSalesTax } from '../../server/modules/tax/stripe-sales-tax.ts';
import type { TaxProvider } from '../../server/modules/tax/tax-provider.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import { address, type CheckoutFields, place } from './checkout-client.ts';
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
    const checkout = await reachReview(berlin);
    await place(shop.client, checkout);
    await shop.runJobs();
    expect(await entriesOf(checkout)).toEqual([]);
    expect(calculations).toEqual([]);
  });

  it('leave every invariant of orders and money true', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});
