import { connect, type Sql } from '../../server/db/connect.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { foundMembers, makeDue } from '../faults/due-renewals.ts';
import { type Benchmark, type Figure, median } from './figures.ts';
import { type CpuTime, cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { account, type Shop, startShopWithProvider, withShop } from './shop.ts';

/** The first round warms the server up, and isn't counted. */
const ROUNDS = 10;
const MEMBERS_PER_ROUND = 1_000;
const FOUNDERS = 8;
const AIM = 15;
const POLL_MILLISECONDS = 500;

/** Memberships with a card at the provider, not due yet. */
async function found(sql: Sql, { cardApi }: Shop): Promise<readonly string[]> {
  const silent = () => {};
  const provider = createStripeProvider({
    secretKey: account.STRIPE_SECRET_KEY,
    webhookSecret: account.STRIPE_WEBHOOK_SECRET,
    apiBase: cardApi,
    report: silent,
    alert: silent,
  });
  const share = (ROUNDS * MEMBERS_PER_ROUND) / FOUNDERS;
  const founded = await Promise.all(
    Array.from({ length: FOUNDERS }, () => foundMembers(sql, provider, share)),
  );
  return founded.flat();
}

/** Makes memberships due, and waits until the job has charged each of them. */
async function renew(sql: Sql, ids: readonly string[]): Promise<void> {
  await makeDue(sql, ids);
  for (;;) {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from invoice where subscription_id = any(${[...ids]}::text[]::uuid[])`;
    if (count === ids.length) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}

async function measure(shop: Shop): Promise<readonly Figure[]> {
  const sql = connect(shop.database.url, { poolSize: FOUNDERS });
  const members = await found(sql, shop);
  const rounds: CpuTime[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const some = members.slice(round * MEMBERS_PER_ROUND, (round + 1) * MEMBERS_PER_ROUND);
    rounds.push(await cpuTimeDuring(shop, () => renew(sql, some)));
  }
  await sql.end();
  const medianOf = (value: (cost: CpuTime) => number) =>
    median(rounds.slice(1).map((cost) => value(cost) / MEMBERS_PER_ROUND));
  const unit = 'ms CPU';
  return [
    {
      name: 'a renewal: server and database',
      value: medianOf(({ server, database }) => server + database),
      unit,
      aim: AIM,
    },
    { name: 'a renewal: server', value: medianOf(({ server }) => server), unit },
    { name: 'a renewal: database', value: medianOf(({ database }) => database), unit },
  ];
}

/** Includes invoices, receipts and the provider's events, but not the provider itself. */
export const renewals: Benchmark = {
  title: 'A due renewal of 10,000, charged by the job to a card at an external provider',
  run: ({ profileFolder }) =>
    withFolder((dataDir) =>
      withShop(startShopWithProvider({ dataDir, profileFolder }), async (shop) => ({
        figures: await measure(shop),
      })),
    ),
};
