import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const isFull = process.env['FULL'] === '1';
const due = isFull ? 10_000 : 300;
const idle = 20_000;
/** This process's CPU time for one renewal, in milliseconds. */
const mostCpu = 15;

const today = '2027-01-31';
let shop: OrderShop;
/** A single connection, because PostgreSQL publishes each connection's counts of rows read separately. */
let single: Sql;

/** Organizations with an administrator, a membership and a card each, next charged on the same day. */
async function giveMemberships(
  sql: Sql,
  {
    name,
    count,
    nextChargeOn,
  }: { readonly name: string; readonly count: number; readonly nextChargeOn: string },
): Promise<void> {
  await sql`
    with given as (
      select gen_random_uuid() as organization_id, gen_random_uuid() as user_id, ${name} || '-' || n as slug
      from generate_series(1, ${count}) as n
    ), founded as (
      insert into organization (id, slug, name, country, market)
      select organization_id, slug, 'Clinic', 'US', 'HUMAN' from given
    ), people as (
      insert into users (id, email, name) select user_id, slug || '@clinic.example', '' from given
    ), joined as (
      insert into organization_membership (id, organization_id, user_id, is_admin)
      select gen_random_uuid(), organization_id, user_id, true from given
    ), saved as (
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      select gen_random_uuid(), organization_id, 'cus_' || slug, 'pm_' || slug, 'CREDIT_CARD',
        '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2040}', true
      from given
    )
    insert into subscription (
      id, organization_id, plan_type, status, sku, seats_in_base, seat_limit, term_months, starts_on, expires_on,
      next_charge_on, announced_charge_on, currency, price_net, price_tax, price_gross, term
    )
    select gen_random_uuid(), organization_id, 'INDIVIDUAL', 'ACTIVE', 'SUB-IND-1Y', 1, 1, 12,
      ${nextChargeOn}::date - interval '1 year', ${nextChargeOn}::date - 1, ${nextChargeOn}::date, ${nextChargeOn}::date,
      'USD', 42000, 0, 42000, jsonb_build_object('firstDay', ${nextChargeOn}::date - interval '1 year', 'payment', null)
    from given`;
}

beforeAll(async () => {
  shop = await openOrderShop({ now: () => new Date(`${today}T15:00:00Z`) });
  single = connect(shop.database.url, { poolSize: 1 });
  const { sql } = shop.database;
  await giveMemberships(sql, { name: 'soon', count: idle / 2, nextChargeOn: '2027-02-10' });
  await giveMemberships(sql, { name: 'later', count: idle / 2, nextChargeOn: '2027-11-30' });
  await sql`analyze`;
});
afterAll(async () => {
  await single.end();
  await shop.close();
});

/** The number of membership rows that statements of all connections have read so far. */
async function rowsRead(): Promise<number> {
  await single`select pg_stat_force_next_flush()`;
  const [row] = await single<[{ read: number }]>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as read
    from pg_stat_user_tables where relname in ('subscription', 'organization', 'renewal_attempt', 'invoice')`;
  return row.read;
}

const run = (sql = shop.database.sql) => renewSubscriptions({ ...shop.services, sql });

it('reads no membership that is neither due nor to be announced', async () => {
  await run(single);
  const before = await rowsRead();
  await run(single);
  expect((await rowsRead()) - before).toBeLessThan(idle / 20);
});

it(
  `charges ${due} due memberships in one run, each once, with two workers`,
  { timeout: 600_000 },
  async () => {
    await giveMemberships(shop.database.sql, { name: 'due', count: due, nextChargeOn: today });
    const before = process.cpuUsage();
    await Promise.all([run(), run()]);
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1000 / due;
    expect(shop.provider.renewals()).toHaveLength(due);
    expect(shop.provider.renewalRequests).toHaveLength(due);
    const [counted] = await shop.database.sql<[{ invoices: number; active: number }]>`
      select (select count(*) from invoice) as invoices,
        (select count(*) from subscription where expires_on = '2028-01-30') as active`;
    expect(counted).toEqual({ invoices: due, active: due });
    process.stdout.write(`${cpu.toFixed(1)} ms of CPU for each renewal\n`);
    expect(isFull ? cpu : 0).toBeLessThan(mostCpu);
  },
);
