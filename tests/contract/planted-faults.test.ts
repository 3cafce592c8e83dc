import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql, TransactionSql } from '../../server/db/connect.ts';
import type { ProviderPayment } from '../../server/modules/payment/provider/payment-provider.ts';
import { type Acknowledgement, collect, findViolations } from '../support/check-invariants.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

// The checker of invariants is believed by every test about faults: here it has to find what is wrong.

class Undone extends Error {}

let shop: OrderShop;
let payments: readonly ProviderPayment[];
let acknowledgements: readonly Acknowledgement[];

beforeAll(async () => {
  shop = await openOrderShop({ now: () => new Date('2026-11-20T15:00:00Z') });
  const checkout = await fillCheckout(shop.client, { voucherCode: 'WELCOME10' });
  const placed = await place(shop.client, checkout);
  await shop.runJobs();
  payments = await collect(shop.provider.list(new Date(0)));
  acknowledgements = [{ checkoutToken: checkout.token, orderToken: placed.orderToken ?? '' }];
});
afterAll(() => shop.close());

/** The invariants that are broken once a fault is planted, which is undone afterwards. */
async function brokenBy(
  plant: (sql: TransactionSql) => Promise<unknown>,
  atProvider: (payments: readonly ProviderPayment[]) => readonly ProviderPayment[] = (same) => same,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await shop.database.sql
    .begin(async (sql) => {
      // A row that the database itself would refuse is planted, too.
      await sql`set local session_replication_role = replica`;
      await plant(sql as unknown as TransactionSql);
      const evidence = { payments: atProvider(payments), acknowledgements };
      found = await findViolations({ sql: sql as unknown as Sql, ...evidence });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return found.map((one) => one.split(':')[0] ?? '');
}

const nothing = async () => undefined;

type Fault = readonly [
  what: string,
  invariant: string,
  plant: (sql: TransactionSql) => Promise<unknown>,
  atProvider?: (payments: readonly ProviderPayment[]) => readonly ProviderPayment[],
];

const faults: readonly Fault[] = [
  [
    'an order whose charge never succeeded',
    'a paid order has exactly one successful charge of its total',
    (sql) => sql`delete from payment_attempt`,
  ],
  [
    'a charge of an order that isn’t paid',
    'no successful charge without a paid order',
    (sql) => sql`update orders set payment_status = 'OPEN', charge_status = 'NOT_CHARGED'`,
  ],
  [
    'an order that is paid and not charged',
    'statuses agree with each other',
    (sql) => sql`update orders set charge_status = 'NOT_CHARGED'`,
  ],
  [
    'a lost side of a journal entry',
    'the entries of an order add up to zero',
    (sql) => sql`delete from ledger_entry where account = 'SALES'`,
  ],
  [
    'a charge that isn’t in the journal',
    'a successful charge is in the ledger once, with its amount',
    (sql) => sql`delete from ledger_entry`,
  ],
  [
    'a stray charge that nobody refunds',
    'money without an order is refunded, or its refund is in the outbox',
    (sql) => sql`
      insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency)
      select id, 'CHARGE', 'STRAY_CHARGES', order_id, 0 - amount, currency from payment_attempt`,
  ],
  [
    'a use of a voucher without its redemption',
    'uses of a voucher are its redemptions and within its limit',
    (sql) => sql`delete from voucher_redemption`,
  ],
  [
    'an order without its lines',
    'a paid order has its lines, and their sum with shipping is its total',
    (sql) => sql`delete from order_line`,
  ],
  [
    'a paid membership that doesn’t exist',
    'what a confirmed order sells is there once',
    (sql) => sql`delete from subscription`,
  ],
  [
    'a charged order without an invoice',
    'a charged order has an invoice of its amount, issued or in the outbox',
    (sql) => sql`delete from invoice`,
  ],
  [
    'a gap in the numbers of invoices',
    'the numbers of invoices have no gap',
    (sql) => sql`update invoice_series set last = last + 1`,
  ],
  [
    'a confirmation that was never mailed',
    'an order has one confirmation mail, sent or in the outbox',
    (sql) => sql`delete from sandbox_mail`,
  ],
  [
    'a checkout that forgot its order',
    'a placed checkout leads to its confirmed order or its quote',
    (sql) => sql`update checkout set placed_order_id = null`,
  ],
  [
    'referral credit below nothing',
    'no organization owes referral credit, except what was taken by hand',
    (sql) => sql`
      insert into referral_entry (id, organization_id, months, reason, attempt_id)
      select gen_random_uuid(), id, -1, 'SPENT', gen_random_uuid() from organization limit 1`,
  ],
  [
    'referral credit that was granted twice',
    'the credit of a referral is granted once, and taken back only if the order is',
    (sql) => sql`
      with referral as (
        insert into referral (order_id, organization_id, status, due_on)
        select id, organization_id, 'GRANTED', '2027-01-01' from orders limit 1 returning order_id, organization_id
      )
      insert into referral_entry (id, organization_id, months, reason, order_id)
      select gen_random_uuid(), organization_id, 2, 'GRANTED', order_id from referral`,
  ],
  [
    'a free month that no credit paid for',
    'a paid term uses as much referral credit as was counted on, and gets no more of it back',
    (sql) => sql`
      insert into change_attempt (
        id, subscription_id, user_id, key, parameters_hash, before, change, bill, currency, net, tax, gross, is_kept,
        status, created_at, asked_at
      )
      select gen_random_uuid(), id, gen_random_uuid(), 'a key', '', '{}', '{}', '{"freeMonths": 1}', 'USD', 0, 0, 0,
        false, 'SUCCEEDED', now(), now()
      from subscription limit 1`,
  ],
  [
    'an order that the buyer was told of and that is gone',
    'an acknowledged order exists and keeps its id',
    (sql) => sql`update orders set token_hash = sha256('another'::bytea)`,
  ],
  [
    'a payment that the provider has twice',
    'one charge per attempt',
    nothing,
    (kept) => [...kept, ...kept.map((payment) => ({ ...payment, intentId: `${payment.intentId}-2` }))],
  ],
  [
    'a payment of which the provider knows nothing',
    "the ledger equals the provider's list",
    nothing,
    () => [],
  ],
  [
    'a refund at the provider that isn’t booked',
    "the ledger equals the provider's list",
    nothing,
    (kept) => kept.map((payment) => ({ ...payment, amountRefunded: 1 })),
  ],
];

describe('the checker of invariants', () => {
  it('finds nothing in a shop that is right', async () => {
    expect(await brokenBy(nothing)).toEqual([]);
  });

  it.each(faults.map(([what, invariant, plant, atProvider]) => ({ what, invariant, plant, atProvider })))(
    'finds $what',
    async ({ invariant, plant, atProvider }) => {
      expect(await brokenBy(plant, atProvider)).toContain(invariant);
    },
  );
});
