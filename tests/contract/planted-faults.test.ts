import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeOrderMethod, paymentMethods } from '@sonde/machines/rules/payment';
import type { Sql, TransactionSql } from '../../server/db/connect.ts';
import type { ProviderPayment } from '../../server/modules/payment/provider/payment-provider.ts';
import { type Acknowledgement, collect, findViolations } from '../support/check-invariants.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { type EveryMethodShop, openEveryMethodShop } from './every-method-shop.ts';
import { buyWith } from './method-journeys.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

// The checker of invariants is believed by every test about faults: here it has to find what is wrong.

class Undone extends Error {}

/** What the checker looks at. */
interface Scene {
  readonly sql: Sql;
  readonly payments: readonly ProviderPayment[];
  readonly acknowledgements: readonly Acknowledgement[];
}

/** What the checker finds in a scene once a fault is planted there, which is undone afterwards. */
async function foundIn(
  { sql: database, payments, acknowledgements }: Scene,
  { plant, atProvider = (same) => same }: Pick<Fault, 'plant' | 'atProvider'>,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await database
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
  return found;
}

const nothing = async () => undefined;

interface Fault {
  readonly what: string;
  /** Of what: every order, every one that was charged, or the shop as a whole. */
  readonly about: 'ORDER' | 'MONEY' | 'SHOP';
  readonly invariant: string;
  readonly plant: (sql: TransactionSql) => Promise<unknown>;
  readonly atProvider?: (payments: readonly ProviderPayment[]) => readonly ProviderPayment[];
}

const faults: readonly Fault[] = [
  {
    what: 'an order whose charge never succeeded',
    about: 'MONEY',
    invariant: 'a paid order has exactly one successful charge of its total',
    plant: (sql) => sql`delete from payment_attempt`,
  },
  {
    what: 'a charge of an order that isn’t paid',
    about: 'MONEY',
    invariant: 'no successful charge without a paid order',
    plant: (sql) => sql`update orders set payment_status = 'OPEN', charge_status = 'NOT_CHARGED'`,
  },
  {
    what: 'an order that is paid and not charged',
    about: 'ORDER',
    invariant: 'statuses agree with each other',
    plant: (sql) => sql`update orders set charge_status = 'NOT_CHARGED'`,
  },
  {
    what: 'a lost side of a journal entry',
    about: 'MONEY',
    invariant: 'the entries of an order add up to zero',
    plant: (sql) => sql`delete from ledger_entry where account = 'SALES'`,
  },
  {
    what: 'a charge that isn’t in the journal',
    about: 'MONEY',
    invariant: 'a successful charge is in the ledger once, with its amount',
    plant: (sql) => sql`delete from ledger_entry`,
  },
  {
    what: 'a stray charge that nobody refunds',
    about: 'MONEY',
    invariant: 'money without an order is refunded, or its refund is in the outbox',
    plant: (sql) => sql`
      insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency)
      select id, 'CHARGE', 'STRAY_CHARGES', order_id, 0 - amount, currency from payment_attempt`,
  },
  {
    what: 'a use of a voucher without its redemption',
    about: 'SHOP',
    invariant: 'uses of a voucher are its redemptions and within its limit',
    plant: (sql) => sql`delete from voucher_redemption`,
  },
  {
    what: 'an order without its lines',
    about: 'ORDER',
    invariant: 'a paid order has its lines, and their sum with shipping is its total',
    plant: (sql) => sql`delete from order_line`,
  },
  {
    what: 'a paid membership that doesn’t exist',
    about: 'ORDER',
    invariant: 'what a confirmed order sells is there once',
    plant: (sql) => sql`delete from subscription`,
  },
  {
    what: 'a charged order without an invoice',
    about: 'MONEY',
    invariant: 'a charged order has an invoice of its amount, issued or in the outbox',
    plant: (sql) => sql`with lost as (delete from graphile_worker._private_jobs) delete from invoice`,
  },
  {
    what: 'a gap in the numbers of invoices',
    about: 'SHOP',
    invariant: 'the numbers of invoices have no gap',
    plant: (sql) => sql`update invoice_series set last = last + 1`,
  },
  {
    what: 'a confirmation that was never mailed',
    about: 'ORDER',
    invariant: 'an order has one confirmation mail, sent or in the outbox',
    plant: (sql) => sql`with lost as (delete from graphile_worker._private_jobs) delete from sandbox_mail`,
  },
  {
    what: 'a checkout that forgot its order',
    about: 'ORDER',
    invariant: 'a placed checkout leads to its confirmed order or its quote',
    plant: (sql) => sql`update checkout set placed_order_id = null`,
  },
  {
    what: 'referral credit below nothing',
    about: 'SHOP',
    invariant: 'no organization owes referral credit, except what was taken by hand',
    plant: (sql) => sql`
      insert into referral_entry (id, organization_id, months, reason, attempt_id)
      select gen_random_uuid(), id, -1, 'SPENT', gen_random_uuid() from organization limit 1`,
  },
  {
    what: 'referral credit that was granted twice',
    about: 'SHOP',
    invariant: 'the credit of a referral is granted once, and taken back only if the order is',
    plant: (sql) => sql`
      with referral as (
        insert into referral (order_id, organization_id, status, due_on)
        select id, organization_id, 'GRANTED', '2027-01-01' from orders limit 1 returning order_id, organization_id
      )
      insert into referral_entry (id, organization_id, months, reason, order_id)
      select gen_random_uuid(), organization_id, 2, 'GRANTED', order_id from referral`,
  },
  {
    what: 'a free month that no credit paid for',
    about: 'SHOP',
    invariant: 'a paid term uses as much referral credit as was counted on, and gets no more of it back',
    plant: (sql) => sql`
      insert into change_attempt (
        id, subscription_id, user_id, key, parameters_hash, before, change, bill, currency, net, tax, gross, is_kept,
        status, created_at, asked_at
      )
      select gen_random_uuid(), id, gen_random_uuid(), 'a key', '', '{}', '{}', '{"freeMonths": 1}', 'USD', 0, 0, 0,
        false, 'SUCCEEDED', now(), now()
      from subscription limit 1`,
  },
  {
    what: 'an order that the buyer was told of and that is gone',
    about: 'ORDER',
    invariant: 'an acknowledged order exists and keeps its id',
    plant: (sql) => sql`update orders set token_hash = sha256(token_hash)`,
  },
  {
    what: 'a payment that the provider has twice',
    about: 'MONEY',
    invariant: 'one charge per attempt',
    plant: nothing,
    atProvider: (kept) => [
      ...kept,
      ...kept.map((payment) => ({ ...payment, intentId: `${payment.intentId}-2` })),
    ],
  },
  {
    what: 'a payment of which the provider knows nothing',
    about: 'MONEY',
    invariant: "the ledger equals the provider's list",
    plant: nothing,
    atProvider: () => [],
  },
  {
    what: 'a refund at the provider that isn’t booked',
    about: 'MONEY',
    invariant: "the ledger equals the provider's list",
    plant: nothing,
    atProvider: (kept) => kept.map((payment) => ({ ...payment, amountRefunded: 1 })),
  },
];

/** The invariants that a fault breaks. */
const brokenBy = async (scene: Scene, fault: Pick<Fault, 'plant' | 'atProvider'>) =>
  (await foundIn(scene, fault)).map((one) => one.split(':')[0] ?? '');

describe('the checker of invariants', () => {
  let shop: OrderShop;
  let scene: Scene;
  beforeAll(async () => {
    shop = await openOrderShop({ now: () => new Date('2026-11-20T15:00:00Z') });
    const checkout = await fillCheckout(shop.client, { voucherCode: 'WELCOME10' });
    const placed = await place(shop.client, checkout);
    await shop.runJobs();
    scene = {
      sql: shop.database.sql,
      payments: await collect(shop.provider.list(new Date(0))),
      acknowledgements: [{ checkoutToken: checkout.token, orderToken: placed.orderToken ?? '' }],
    };
  });
  afterAll(() => shop.close());

  it('finds nothing in a shop that is right', async () => {
    expect(await brokenBy(scene, { plant: nothing })).toEqual([]);
  });

  it.each(faults)('finds $what', async (fault) => {
    expect(await brokenBy(scene, fault)).toContain(fault.invariant);
  });
});

describe('the checker of invariants, where an order was paid by each method', () => {
  let shop: EveryMethodShop;
  let scene: Scene;
  /** By what the checker names the order of a method: its own id, and those of its checkout and its payments. */
  const marks = new Map<string, readonly string[]>();
  beforeAll(async () => {
    shop = await openEveryMethodShop();
    const { sql } = shop.database;
    const acknowledgements: Acknowledgement[] = [];
    for (const method of paymentMethods) {
      const { checkout, completed } = await buyWith(shop, method);
      acknowledgements.push({ checkoutToken: checkout.token, orderToken: completed.orderToken ?? '' });
      const [row] = await sql<[{ ids: readonly string[] }]>`
        select array_agg(id) as ids from (
          select orders.id::text from orders join checkout on checkout.id = checkout_id
          where checkout.token_hash = sha256(${checkout.token}::bytea)
          union select checkout.id::text from checkout where token_hash = sha256(${checkout.token}::bytea)
          union select payment_attempt.id::text from payment_attempt join orders on orders.id = order_id
            join checkout on checkout.id = checkout_id where checkout.token_hash = sha256(${checkout.token}::bytea)
        ) as own`;
      marks.set(method, [checkout.token, ...row.ids]);
    }
    scene = { sql, payments: await shop.payments(), acknowledgements };
  });
  afterAll(() => shop.close());

  it('finds nothing in a shop that is right', async () => {
    expect(await foundIn(scene, { plant: nothing })).toEqual([]);
  });

  it.each(faults.filter(({ about }) => about !== 'SHOP'))('finds $what, for every method', async (fault) => {
    const found = (await foundIn(scene, fault)).filter((one) => one.startsWith(fault.invariant));
    const named = paymentMethods.filter((method) =>
      found.some((one) => marks.get(method)?.some((mark) => one.includes(mark))),
    );
    const expected = paymentMethods.filter((method) => fault.about === 'ORDER' || method !== freeOrderMethod);
    expect(named).toEqual(expected);
  });
});
