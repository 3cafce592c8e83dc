import { noPlatforms } from '../support/order-event-services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { Sql } from '../../server/db/connect.ts';
import { deleteEnded } from '../../server/modules/account/account.repository.ts';
import { deleteExpiredCheckouts } from '../../server/modules/checkout/checkout.jobs.ts';
import { emptyFinishedCheckouts } from '../../server/modules/order/order.jobs.ts';
import { createShopJobs } from '../../server/shop-jobs.ts';
import { deleteEndedUses } from '../../server/jobs/counted-uses.jobs.ts';
import type {
  ProviderPayment,
  ProviderRefunds,
} from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { invoiceOfCharge } from '../../server/modules/subscription/credit-membership.ts';
import { deleteOldEvents } from '../../server/modules/payment/webhook-inbox.ts';
import { openCheckout, shownCheckout } from './checkout-client.ts';
import { jobsToDo, recurring } from './jobs-to-do.ts';
import { addFinishedPurchases } from './large-shop.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

const purchases = 20_000;

let shop: OrderShop;
/**
 * The one connection that prepares, runs and counts. PostgreSQL publishes each connection's counts separately: an idle
 * one publishes its reads up to ten seconds later, in the middle of another connection's measurement.
 */
let single: Sql;

beforeAll(async () => {
  shop = await openOrderShop();
  single = connect(shop.database.url, { poolSize: 1 });
  await addFinishedPurchases(single, purchases);
  await single`analyze`;
});
afterAll(async () => {
  await single.end();
  await shop.close();
});

/** The number of rows and entries of indexes that statements have read in the shop's tables so far. */
async function rowsRead(): Promise<number> {
  await single`select pg_stat_force_next_flush()`;
  const [row] = await single<[{ read: number }]>`
    select ((select sum(seq_tup_read) from pg_stat_user_tables where schemaname = 'public')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where schemaname = 'public'))::bigint as read`;
  return row.read;
}

/** The provider lists the refunds of renewals that someone made there. */
async function refundsOf(intentId: string): Promise<ProviderRefunds> {
  const made = shop.provider
    .renewals()
    .filter(({ id, isRefunded }) => id === intentId && isRefunded)
    .map(({ id, charge }) => ({ id: `re_${id}`, amount: charge.amount }));
  return { made, failed: [] };
}

/** Ends the connections of the shop itself, which publishes what they have read. The shop opens others. */
async function publishReads(): Promise<void> {
  await single`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
}

function shopJobs() {
  const providers = { MAIN: { stripe: { ...shop.provider, refundsOf } } };
  const services = { ...shop.services, providers, sql: single, now: () => new Date() };
  return createShopJobs({
    ...noPlatforms,
    ...services,
    forwardEvents: () => Promise.resolve(),
    sendMail: shop.sendMail,
    mailDomain: 'shop.test',
    seller: services.environment.seller,
    hasAccounts: true,
    supportPhones: services.environment.supportPhones,
    supportEmail: services.environment.supportEmail,
    supportUrl: null,
    report: (error) => {
      throw error;
    },
  });
}

describe('a job without work', () => {
  it.each(recurring)('reads nothing of what is finished: %s', async (name) => {
    expect(await rowsReadBy(name)).toBeLessThan(purchases / 20);
  });

  it('covers every recurring job', async () => {
    await shopJobs().begin();
    const scheduled = await single<{ readonly name: string }[]>`
      select task_identifier as name from graphile_worker.jobs where key = task_identifier`;
    expect(scheduled.map(({ name }) => name).sort()).toEqual(recurring);
  });
});

/** The rows that a run of a job reads. */
async function rowsReadBy(name: string): Promise<number> {
  const { tasks } = shopJobs();
  const before = await rowsRead();
  await tasks[name]?.({}, {} as never);
  return (await rowsRead()) - before;
}

describe('a job with one thing to do', () => {
  it.each(jobsToDo)('reads little of what is finished: $job', async ({ job, give, remaining }) => {
    await give(single, shop, () => rowsReadBy('renew-subscriptions'));
    await publishReads();
    expect((await remaining(single)).length).toBeGreaterThan(0);
    expect(await rowsReadBy(job)).toBeLessThan(purchases / 20);
    expect(await remaining(single)).toHaveLength(0);
  });
});

it('every recurring job is measured with something to do', () => {
  expect(jobsToDo.map(({ job }) => job).sort()).toEqual(recurring);
});

describe('reconciling', () => {
  /** The statements for so many payments of an account, which all agree with the ledger. */
  async function statementsFor(count: number): Promise<number> {
    const payments = await single<ProviderPayment[]>`
      select intent_id as "intentId", id as "attemptId", null as "renewalKey", null as "changeId",
        'succeeded' as status, amount, amount as "amountReceived", 0 as "amountRefunded", currency,
        created_at as "createdAt"
      from payment_attempt where status = 'SUCCEEDED' and intent_id = id::text order by id limit ${count}`;
    expect(payments).toHaveLength(count);
    let statements = 0;
    const counted = new Proxy(single, {
      apply(target, itself, given) {
        statements += 1;
        return Reflect.apply(target, itself, given) as unknown;
      },
    });
    const list = async function* () {
      yield* payments;
    };
    const services = {
      ...shop.services,
      sql: counted,
      providers: { MAIN: { stripe: { ...shop.provider, list } } },
    };
    expect(await reconcile(services, { from: new Date(), until: new Date() })).toEqual([]);
    return statements;
  }

  it('takes no more statements for hundreds of payments than for two', async () => {
    expect(await statementsFor(400)).toBe(await statementsFor(2));
  });
});

describe('a refund of a membership that the provider reports', () => {
  it.each(['renewal_attempt', 'change_attempt'])(
    'finds its invoice by its payment in %s, however many there are',
    async (attempts) => {
      const [{ intentId }] = await single<[{ intentId: string }]>`
        select intent_id as "intentId" from ${single(attempts)} where status = 'SUCCEEDED' limit 1`;
      const before = await rowsRead();
      expect(await invoiceOfCharge(single, intentId)).toMatchObject({ intentId });
      expect((await rowsRead()) - before).toBeLessThan(20);
    },
  );
});

describe('a clean-up', () => {
  const expired = async (count: number, placements: number) =>
    shop.database.sql<[{ id: string }]>`
      insert into checkout (id, token_hash, country, currency, language, email, lines, placements, expires_at)
      select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'US', 'USD', 'en', 'ada@clinic.example',
        '[{"sku": "CBL-USBC"}]', ${placements}, now() - interval '1 day'
      from generate_series(1, ${count}) returning id`;

  it('continues until nothing is left, however much a bot left behind', async () => {
    await expired(2_500, 0);
    expect(await deleteExpiredCheckouts(shop.database.sql)).toBe(2_500);
  });

  it('deletes ended sign-ins, and nothing of those that last', async () => {
    const sql = shop.database.sql;
    await sql`
      insert into revoked_token (token_id_hash, expires_at)
      select sha256(('ended ' || n)::bytea), now() - interval '1 day' from generate_series(1, 1500) as n`;
    await sql`insert into login_nonce (nonce_hash, expires_at) values ('ended', now() - interval '1 day')`;
    expect(await deleteEnded(sql, new Date())).toBe(1501);
    expect(await sql`select from revoked_token`).toHaveLength(purchases);
  });

  it('deletes uses that no limit needs any more, and keeps the others', async () => {
    const sql = shop.database.sql;
    const now = new Date();
    await sql`
      insert into rate_limit_use (key, points, expire)
      select 'ended ' || n, 1, ${now.getTime() - 1} from generate_series(1, 1500) as n`;
    await sql`insert into rate_limit_use (key, points, expire) values ('lasting', 1, ${now.getTime() + 1})`;
    expect(await deleteEndedUses(sql, now)).toBe(1500);
    expect(await sql`select key from rate_limit_use where key not like 'kept %'`).toEqual([
      { key: 'lasting' },
    ]);
  });

  it('skips checkouts that are being changed', async () => {
    await expired(2, 0);
    await shop.database.sql.begin(async (transaction) => {
      await transaction`
        update checkout set version = version + 1 where id = (select id from checkout where expires_at < now() and placements = 0 limit 1)`;
      expect(await deleteExpiredCheckouts(shop.database.sql)).toBe(1);
    });
    expect(await deleteExpiredCheckouts(shop.database.sql)).toBe(1);
  });

  it('leaves no personal data in a checkout that was attempted and expired', async () => {
    const [{ id }] = await expired(1, 1);
    expect(await emptyFinishedCheckouts(shop.database.sql)).toBe(1);
    expect(await emptyFinishedCheckouts(shop.database.sql)).toBe(0);
    expect(await shop.database.sql`select email, lines from checkout where id = ${id}`).toEqual([
      { email: '', lines: [] },
    ]);
  });

  it('keeps a checkout in use', async () => {
    const { token } = await openCheckout(shop.client);
    await deleteExpiredCheckouts(shop.database.sql);
    expect(await shownCheckout(shop.client, token)).not.toBeNull();
  });

  it('deletes a webhook event only long after the provider stops repeating it', async () => {
    await shop.database.sql`
      insert into webhook_event (id, provider, type, applied_at) values
        ('old', 'card', 'x', now() - interval '36 days'), ('recent', 'card', 'x', now() - interval '34 days')`;
    expect(await deleteOldEvents(shop.database.sql)).toBe(1);
    expect(await shop.database.sql`select id from webhook_event where id in ('old', 'recent')`).toEqual([
      { id: 'recent' },
    ]);
  });
});

describe('the catalog’s revision', () => {
  const revision = async () =>
    (await shop.database.sql<[{ revision: number }]>`select revision from catalogue_revision`)[0].revision;
  const grewBy = async (statement: string) => {
    const before = await revision();
    await shop.database.sql.unsafe(statement);
    return (await revision()) > before;
  };

  it.each([
    ['an update of no row', 'update variant_price set amount = 1 where false'],
    ['a deletion of no row', 'delete from product where false'],
    ['an insertion of no row', "insert into promotion select * from promotion where code = 'none'"],
    ['the values that were there', 'update product set name = name'],
    [
      'the values that were there, by an insertion',
      `
      insert into variant_price (sku, currency, amount, undiscounted_amount)
      select sku, currency, amount, undiscounted_amount from variant_price
      on conflict (sku, currency) do update set amount = excluded.amount`,
    ],
    ['the use of a voucher', 'update voucher set used = used + 1 where usage_limit is null'],
  ])('stays through %s', async (_change, statement) => {
    expect(await grewBy(statement)).toBe(false);
  });

  it.each([
    [
      'a price',
      "update variant_price set amount = amount + 1, undiscounted_amount = undiscounted_amount + 1 where sku = 'CBL-USBC'",
    ],
    ['a name', "update product set name = name || '.' where kind = 'ACCESSORY'"],
    [
      'an exchange of two values',
      `
      update shipping_method set sort_order = 100 - sort_order`,
    ],
    ['the end of a voucher', "update voucher set is_active = not is_active where code = 'WELCOME10'"],
    [
      'a translation',
      "insert into catalogue_translation (language, source, text) values ('de', 'never said', 'nie gesagt')",
    ],
    ['the loss of one', "delete from catalogue_translation where source = 'never said'"],
    ['maintenance', 'update shop_configuration set is_in_maintenance = not is_in_maintenance'],
  ])('grows with %s', async (_change, statement) => {
    expect(await grewBy(statement)).toBe(true);
  });
});
