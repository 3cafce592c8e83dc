import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import { exportPerson, findPerson } from '../../server/modules/personal-data/export-person.ts';
import { creditRefunds } from '../../server/modules/subscription/credit-membership.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import type { SalesTaxService } from '../../server/modules/tax/sales-tax-service.ts';
import { createServiceTaxProvider } from '../../server/modules/tax/service-tax-provider.ts';
import { createStripeSalesTax } from '../../server/modules/tax/stripe-sales-tax.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import { createChangingClient } from './changing-client.ts';
import { type address, place } from './checkout-client.ts';
import { type GivenMembership, giveMembership, invoicesOf, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { montreal, newYork, reachReview } from './taxed-checkouts.ts';

const begin = new Date('2027-01-20T15:00:00Z');
const dueDay = new Date('2027-01-31T15:00:00Z');
let standIn: RunningCardSandbox;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
let now = begin;
/** By which answers grow old and failures are forgotten. */
let serviceNow = begin;
/** Every question, with how many transactions of the shop were open while it was asked. */
const asked: { readonly openTransactions: number }[] = [];

beforeAll(async () => {
  standIn = await startCardSandbox();
  const service = createStripeSalesTax(standIn.stripe);
  const counted: SalesTaxService = {
    ...service,
    async calculate(question) {
      const [{ count }] = await shop.database.sql<[{ count: number }]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`;
      asked.push({ openTransactions: count });
      return service.calculate(question);
    },
  };
  const taxProvider = createServiceTaxProvider({
    serviceFor: () => counted,
    now: () => serviceNow,
    report: () => {},
  });
  shop = await openOrderShop({ taxProvider, now: () => now });
  client = createChangingClient(shop.services);
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});
/** Every test begins when no earlier answer or failure counts any more, with a stand-in that answers. */
beforeEach(async () => {
  now = begin;
  serviceNow = new Date(serviceNow.getTime() + 25 * 60 * 60 * 1000);
  await standIn.reset();
});

const emailOf = ({ organizationId }: Membership) => `admin-${organizationId.slice(-12)}@clinic.example`;

/** A membership whose organization has ordered to an address. */
async function memberAt(to: typeof address, changes: Partial<GivenMembership> = {}): Promise<Membership> {
  const { database } = shop;
  const checkout = await reachReview(shop.client, to);
  expect((await place(shop.client, checkout)).order).not.toBeNull();
  await shop.runJobs();
  const country = { country: to.country, currency: to.country === 'CA' ? 'CAD' : 'USD' };
  const membership = await giveMembership(database.sql, { ...country, ...changes });
  await database.sql`
    update orders set organization_id = ${membership.organizationId}
    from checkout where checkout.id = checkout_id and checkout.token_hash = sha256(${checkout.token}::bytea)`;
  asked.length = 0;
  return membership;
}

async function renew(): Promise<void> {
  now = dueDay;
  await renewSubscriptions(shop.services);
}

const invoicesAbout = ({ subscriptionId }: Membership) => shop.database.sql<
  { id: string; net: number; tax: number; gross: number; is_tax_estimated: boolean; rates: number[] }[]
>`
  select id, net, tax, gross, is_tax_estimated,
    jsonb_path_query_array(tax_lines, '$[*].ratePpm') as rates
  from invoice where subscription_id = ${subscriptionId} order by due_on`;

const booksAbout = ({ subscriptionId }: Membership) => shop.database.sql<
  { refund_id: string; total: number; tax: number }[]
>`
  select refund_id, total, membership_tax_transaction.tax from membership_tax_transaction
  join invoice on invoice.id = invoice_id
  where subscription_id = ${subscriptionId} order by recorded_at, refund_id`;

/** What the administrator is shown of the next renewal. */
async function shownRenewal(membership: Membership) {
  const query = `{ me { organizationMemberships { organization { subscription {
    nextRenewal { isTaxEstimated amount { tax { amount } gross { amount } } }
  } } } } }`;
  const { me } = (await client.send(query, {}, emailOf(membership))) as {
    me: {
      organizationMemberships: {
        organization: {
          subscription: {
            nextRenewal: { isTaxEstimated: boolean; amount: { tax: { amount: number } } } | null;
          };
        };
      }[];
    };
  };
  return me.organizationMemberships[0]?.organization.subscription.nextRenewal ?? null;
}

/** The texts of the mails about a membership. */
const mailTexts = async ({ administratorId }: Membership) => {
  const rows = await shop.database.sql<{ body: string }[]>`
    select text_body as body from sandbox_mail where message_id like ${`<membership.%.${administratorId}@%`}`;
  return rows.map(({ body }) => body).join('\n');
};

const failing = ['error-500', 'timeout'] as const;

describe('a renewal', () => {
  it.each([
    ['county and city', newYork, [88_750], 3_728],
    ['state and federation', montreal, [50_000, 99_750], 2_100 + 4_190],
  ] as const)('is charged with the taxes of its %s, and recorded once', async (_of, to, rates, tax) => {
    const membership = await memberAt(to);
    await renew();
    expect(await invoicesAbout(membership)).toMatchObject([
      { net: 42_000, tax, gross: 42_000 + tax, is_tax_estimated: false, rates },
    ]);
    await shop.runJobs();
    await shop.runJobs();
    expect(await booksAbout(membership)).toEqual([{ refund_id: '', total: 42_000 + tax, tax }]);
  });

  it.each(failing)('is charged by the base rate and says so where the service fails: %s', async (mode) => {
    const membership = await memberAt({ ...newYork, streetAddress1: `1 ${mode} Street` });
    await standIn.control({ failNext: { path: '/v1/tax/calculations', mode } });
    await renew();
    expect(await invoicesAbout(membership)).toMatchObject([
      { net: 42_000, tax: 1_680, is_tax_estimated: true, rates: [40_000] },
    ]);
    expect(asked).toHaveLength(1);
    await shop.runJobs();
    expect(await mailTexts(membership)).toMatch(/Estimated tax.*\$16\.80/s);
    // The books have what is owed, as for orders.
    expect(await booksAbout(membership)).toMatchObject([{ total: 42_000 + 3_728, tax: 3_728 }]);
  });

  it.each([
    [
      'as an estimate while the service fails',
      [{ path: '/v1/tax/calculations', mode: 'error-500' }],
      /Estimated tax.*\$16\.80/s,
    ],
    ['with the taxes of county and city', [], /\$457\.28/],
  ] as const)('is announced %s', async (way, failures, said) => {
    const membership = await memberAt({ ...newYork, streetAddress1: `8 Notice ${way}` });
    for (const failNext of failures) await standIn.control({ failNext });
    now = new Date('2027-01-24T15:00:00Z');
    await renewSubscriptions(shop.services);
    await shop.runJobs();
    expect(await mailTexts(membership)).toMatch(said);
  });

  it('is taken back from the books with each refund, once', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '2 Refund Street' });
    await renew();
    await shop.runJobs();
    const [invoice] = await invoicesAbout(membership);
    if (invoice === undefined) throw new Error('Nothing was charged');
    const refunds = [
      { id: `re_one_${invoice.id}`, amount: 10_000 },
      { id: `re_two_${invoice.id}`, amount: invoice.gross - 10_000 },
    ];
    const credit = () =>
      inTransaction(shop.database.sql, (sql) => creditRefunds(sql, shop.services, invoice.id, refunds));
    await credit();
    await shop.runJobs();
    await credit();
    await shop.runJobs();
    const entries = await booksAbout(membership);
    expect(entries).toHaveLength(3);
    expect(entries.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(entries.reduce((sum, { tax }) => sum + tax, 0)).toBe(0);
  });

  it('without an address is taxed as before, and not recorded', async () => {
    const membership = await giveMembership(shop.database.sql);
    asked.length = 0;
    await renew();
    await shop.runJobs();
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 42_000 }]);
    expect(asked).toEqual([]);
    expect(await booksAbout(membership)).toEqual([]);
  });
});

describe('what is shown of the next renewal', () => {
  it('is what will be charged, and the service is asked once for all page views', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '3 Shown Street' });
    const shown = await shownRenewal(membership);
    expect(shown).toMatchObject({ isTaxEstimated: false, amount: { tax: { amount: 37.28 } } });
    expect(await shownRenewal(membership)).toEqual(shown);
    expect(asked).toHaveLength(1);
  });

  it('is labeled as an estimate while the service does not answer', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '4 Shown Street' });
    await standIn.control({ failNext: { path: '/v1/tax/calculations', mode: 'error-500' } });
    expect(await shownRenewal(membership)).toMatchObject({
      isTaxEstimated: true,
      amount: { tax: { amount: 16.8 } },
    });
  });
});

describe('a change', () => {
  it('is previewed, charged and recorded with the taxes of county and city, asked outside of transactions', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '5 Change Street' });
    const email = emailOf(membership);
    const [preview] = await client.preview(email, [{ sku: 'SUB-TEAM-1Y' }]);
    const due = preview?.change?.amountDue;
    expect(due?.tax.amount).toBeCloseTo((due?.net.amount ?? 0) * 0.088_75, 1);
    const made = await client.make(email, { sku: 'SUB-TEAM-1Y' });
    expect(made.subscriptionErrors).toEqual([]);
    const [invoice] = await invoicesAbout(membership);
    expect(invoice).toMatchObject({ is_tax_estimated: false, rates: [88_750] });
    expect(invoice?.gross).toBe(Math.round((due?.gross.amount ?? 0) * 100));
    expect(asked).toEqual([{ openTransactions: 0 }]);
    await shop.runJobs();
    const [entry] = await booksAbout(membership);
    expect(entry?.total).toBeGreaterThanOrEqual((invoice?.gross ?? 0) - 2);
    expect(entry?.total).toBeLessThanOrEqual((invoice?.gross ?? 0) + 2);
  });

  it('is in the export of whoever made it, without the address that taxed it: it may be another administrator’s', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '7 Change Street' });
    const email = emailOf(membership);
    expect((await client.make(email, { sku: 'SUB-TEAM-1Y' })).subscriptionErrors).toEqual([]);
    const { sql } = shop.database;
    const exported = await exportPerson(sql, await findPerson(sql, email));
    const changes = exported.find(({ title }) => title === 'Changes of memberships')?.rows ?? [];
    expect(changes).toEqual([
      expect.objectContaining({ bill: expect.objectContaining({ taxLines: expect.anything() }) }),
    ]);
    expect(JSON.stringify(changes)).not.toContain('taxedAt');
  });

  it('is refused where the estimate that was shown has become another amount', async () => {
    const membership = await memberAt({ ...newYork, streetAddress1: '6 Change Street' });
    const email = emailOf(membership);
    await standIn.control({ failNext: { path: '/v1/tax/calculations', mode: 'error-500' } });
    const [preview] = await client.preview(email, [{ sku: 'SUB-TEAM-1Y' }]);
    const expected = preview?.change?.amountDue.gross.amount ?? 0;
    serviceNow = new Date(serviceNow.getTime() + 60_000);
    expect(await client.make(email, { sku: 'SUB-TEAM-1Y' }, { expected })).toMatchObject({
      subscriptionErrors: [{ code: 'PRICES_ARE_CHANGED' }],
    });
    expect(await invoicesAbout(membership)).toEqual([]);
  });
});

it('leaves the shop and the tax service with the same books', async () => {
  await shop.runJobs();
  expect((await shop.violations()).filter((sentence) => sentence.includes('tax service'))).toEqual([]);
});
