import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRunningSeller } from '../../server/modules/invoice/running-seller.repository.ts';
import { findOverdueRenewals } from '../../server/modules/subscription/overdue-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { listOpenInvoices, markRenewalPaid } from '../../server/operator/renewal-transfers.ts';
import { giveMembership, membershipNow, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

// Which renewals operators are told to wait for.

const due = new Date('2027-01-31T15:00:00Z');
let moment = due;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = due;
});
afterEach(() => shop.provider.decideRenewals(null));

const run = () => renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
const at = (day: string) => {
  moment = new Date(`${day}T15:00:00Z`);
};

/** A membership whose renewal could not be charged. */
async function giveOverdue(): Promise<Membership> {
  const card = { token: cards.declined, expMonth: 12, expYear: 2040 };
  const membership = await giveMembership(shop.database.sql, { card });
  shop.provider.decideRenewals(() => 'declines');
  await run();
  return membership;
}

/** The due days for which a membership is listed. */
async function overdueDaysOf({ subscriptionId }: Membership) {
  const rows = await shop.database.sql<{ number: string }[]>`
    select 'R-' || number as number from open_invoice join open_invoice_number on open_invoice_id = id
    where subscription_id = ${subscriptionId}`;
  const numbers = rows.map(({ number }) => number);
  const overdue = await findOverdueRenewals(shop.database.sql);
  return overdue.filter(({ number }) => numbers.includes(number)).map(({ dueOn }) => dueOn);
}

/** What the sale of a term leaves of a membership. */
const buy = ({ subscriptionId }: Membership, startsOn: string, expiresOn: string) => shop.database.sql`
  update subscription set status = 'ACTIVE', starts_on = ${startsOn}::date, expires_on = ${expiresOn}::date,
    next_charge_on = ${expiresOn}::date + 1
  where id = ${subscriptionId}`;

describe('an overdue renewal', () => {
  it('is overdue for its term until it is over', async () => {
    const membership = await giveOverdue();
    expect(await overdueDaysOf(membership)).toEqual(['2027-01-31']);
    at('2027-02-01');
    await run();
    expect(await overdueDaysOf(membership)).toEqual(['2027-01-31']);
  });

  it('is listed with its amount, its days and whose it is', async () => {
    await giveOverdue();
    const { lines } = await listOpenInvoices(shop.services);
    expect(lines.at(-1)).toMatch(/^R-\d+  420\.00 USD  2027-01-31  2027-02-14  Clinic$/);
  });

  it('is not overdue once an order has paid its term, and the next one is when that fails', async () => {
    const membership = await giveOverdue();
    await buy(membership, '2026-01-31', '2028-01-30');
    expect(await overdueDaysOf(membership)).toEqual([]);
    at('2028-01-31');
    await run();
    expect(await overdueDaysOf(membership)).toEqual(['2028-01-31']);
  });

  it('is not overdue once the membership has ended, nor after it was bought again', async () => {
    const membership = await giveOverdue();
    for (const day of ['2027-02-01', '2027-02-03', '2027-02-07', '2027-02-14']) {
      at(day);
      await run();
    }
    expect(await membershipNow(shop.database.sql, membership)).toMatchObject({ status: 'CANCELED' });
    expect(await overdueDaysOf(membership)).toEqual([]);
    await buy(membership, '2027-05-01', '2028-04-30');
    expect(await overdueDaysOf(membership)).toEqual([]);
  });

  it('is not overdue while a bank has its debit, and is again when the bank returns it', async () => {
    const membership = await giveOverdue();
    const change = (status: string, code: string | null) => shop.database.sql`
      update renewal_attempt set status = ${status}, failure_code = ${code}
      where subscription_id = ${membership.subscriptionId}`;
    await change('PROCESSING', null);
    expect(await overdueDaysOf(membership)).toEqual([]);
    await change('DECLINED', 'DECLINED');
    expect(await overdueDaysOf(membership)).toEqual(['2027-01-31']);
  });

  it('is overdue although nothing was tried to charge', async () => {
    const membership = await giveOverdue();
    await shop.database.sql`
      delete from renewal_attempt where subscription_id = ${membership.subscriptionId}`;
    expect(await overdueDaysOf(membership)).toEqual(['2027-01-31']);
  });
});

describe('a transfer that is recorded with another environment than the shop’s', () => {
  const others = {
    'the invented seller’s name': { seller: { name: 'Sonde Example Inc.' }, names: 'SELLER_NAME' },
    'another country': { seller: { country: 'DE' }, names: 'SELLER_COUNTRY' },
    'another VAT number': { seller: { vatNumber: 'IE0000000AA' }, names: 'SELLER_VAT_NUMBER' },
    'other registrations': { taxRegistrations: { 'CA-QC': '1' }, names: 'SELLER_QST_NUMBER' },
  };

  it.each(Object.entries(others))(
    '%s issues nothing, and is told in which variable',
    async (_what, other) => {
      const membership = await giveOverdue();
      const { subscriptionId } = membership;
      const [{ number }] = await shop.database.sql<[{ number: string }]>`
      select number::text from open_invoice join open_invoice_number on open_invoice_id = id
      where subscription_id = ${subscriptionId}`;
      const { services } = shop;
      const typing = { ...services, operator: 'ada', confirm: async () => true };
      const own = {
        ...typing,
        seller: { ...services.seller, ...('seller' in other && other.seller) },
        taxRegistrations: 'taxRegistrations' in other ? other.taxRegistrations : services.taxRegistrations,
      };
      const typed = { amount: '420', reference: `SELLER ${number}` };
      const refused = await markRenewalPaid(own, number, typed);
      expect(refused.isDone).toBe(false);
      expect(refused.lines.join(' ')).toContain(other.names);
      expect(await overdueDaysOf(membership)).toEqual(['2027-01-31']);
      expect(await markRenewalPaid(typing, number, typed)).toMatchObject({ isDone: true });
    },
  );

  it('is refused before the shop has ever told its seller', async () => {
    await shop.database.sql`delete from running_seller`;
    const typing = { ...shop.services, operator: 'ada', confirm: async () => true };
    const refused = await markRenewalPaid(typing, '1', { amount: '420', reference: 'EARLY' });
    expect(refused).toMatchObject({ isDone: false, lines: [expect.stringContaining('Start it first')] });
    await keepRunningSeller(shop.database.sql, shop.services);
  });
});
