import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let moment = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());

const mails = async () => {
  await shop.runJobs();
  return shop.database.sql<{ recipient: string; subject: string; body: string }[]>`
    select recipient, subject, text_body as body from sandbox_mail order by created_at`;
};

it('a year after an order with the tick, its card is charged again with the taxes of its address', async () => {
  const checkout = await fillCheckout(shop.client, { autoRenewal: true });
  await place(shop.client, checkout);
  await mails();

  moment = new Date('2027-10-21T15:00:00Z');
  await renewSubscriptions(shop.services);
  const notice = (await mails()).at(-1);
  expect(notice).toMatchObject({
    recipient: 'ada@clinic.example',
    subject: 'Your membership renews on November 20, 2027',
  });
  expect(notice?.body).toContain('$450.45');

  moment = new Date('2027-11-20T15:00:00Z');
  await renewSubscriptions(shop.services);
  const [ordered] = shop.requestsFor(checkout);
  expect(shop.provider.renewals().map(({ charge }) => charge)).toMatchObject([
    { amount: 45_045, currency: 'USD', customerId: `cus_${ordered?.attemptId}`, paymentMethodId: 'pm_good' },
  ]);
  const [invoice] = await shop.database.sql`
    select series, number, net, tax, gross, tax_lines, billing_address->>'countryArea' as area, lines->0->>'name' as name,
      first_day::text, last_day::text
    from invoice where first_day is not null`;
  expect(invoice).toEqual({
    series: 'US-2027',
    number: 1,
    net: 42_000,
    tax: 3_045,
    gross: 45_045,
    tax_lines: [
      {
        code: 'SALES_TAX',
        jurisdiction: 'US-CA',
        ratePpm: 72_500,
        amount: 3_045,
        registrationNumber: null,
      },
    ],
    area: 'CA',
    name: 'Individual membership, 1\u00a0year',
    first_day: '2027-11-20',
    last_day: '2028-11-19',
  });
  const receipt = (await mails()).at(-1);
  expect(receipt?.subject).toBe('Your receipt: membership renewed until November 19, 2028');
  expect(receipt?.body).toContain('INVOICE US-2027-000001');
  expect(receipt?.body).toMatch(/NEXT CHARGE\s+Seats: 1\s+Price per term: \$450\.45/);
  expect(await shop.violations()).toEqual([]);
});
