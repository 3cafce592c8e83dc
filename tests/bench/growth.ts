import { type Sql, connect, inTransaction } from '../../server/db/connect.ts';
import { addAbandonedCheckouts, addOrders } from '../contract/large-shop.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { type Benchmark, type Figure, measureTime, median } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShopWithProvider, withShop } from './shop.ts';
import { load } from './throughput.ts';

const BUYERS = 8;
const PERIOD_MILLISECONDS = 10_000;

async function withDatabase<Answer>(
  { database }: Shop,
  work: (sql: Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = connect(database.url, { poolSize: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Fills the shop with earlier orders, as a shop of three years has them, and with as many checkouts that were left in the
 * last month, and lets the database settle. Foreign keys aren't checked: what is written refers to what was written before.
 */
const fill = (shop: Shop, orders: number) =>
  withDatabase(shop, async (sql) => {
    await inTransaction(sql, async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await addOrders(transaction, orders);
      await addAbandonedCheckouts(transaction, orders);
    });
    await sql`vacuum analyze`;
    await sql`checkpoint`;
  });

/** The orders of a shop, and the bytes of its database on disk, without its log. */
const sizeOf = (shop: Shop) =>
  withDatabase(shop, async (sql) => {
    await sql`vacuum analyze`;
    const [size] = await sql<[{ orders: number; bytes: number }]>`
      select (select count(*) from orders)::int as orders, pg_database_size(current_database())::bigint as bytes`;
    return size;
  });

/** A period of a shop. */
interface Period {
  /** Checkouts per second. */
  readonly rate: number;
  /** Milliseconds of CPU per checkout, of server and database, which other programs on the machine prolong less than the time. */
  readonly cpu: number;
}

async function measurePeriod(shop: Shop, buyer: Buyer): Promise<Period> {
  let done = { purchases: 0, seconds: 0 };
  const { server, database } = await cpuTimeDuring(shop, async () => {
    done = await load(buyer, BUYERS, PERIOD_MILLISECONDS);
  });
  const { purchases, seconds } = done;
  return { rate: purchases / seconds, cpu: (server + database) / purchases };
}

interface Pair {
  readonly empty: Period;
  readonly full: Period;
}

/** The bytes on disk that each purchase of the work takes, with the mail, the events and the jobs that follow it. */
async function bytesOfAPurchase(shop: Shop, work: () => Promise<void>): Promise<number> {
  const before = await sizeOf(shop);
  await work();
  const after = await sizeOf(shop);
  return (after.bytes - before.bytes) / (after.orders - before.orders);
}

/** Measures both shops in turns, each of them first in every other pair, after a pair that warms both up. */
async function inPairs(emptyShop: Shop, fullShop: Shop, count: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const ofEmpty = createBuyer(emptyShop);
  const ofFull = createBuyer(fullShop);
  const measureEmpty = () => measurePeriod(emptyShop, ofEmpty);
  const measureFull = () => measurePeriod(fullShop, ofFull);
  for (let pair = 0; pair <= count; pair += 1) {
    const isFullFirst = pair % 2 === 1;
    const first = await (isFullFirst ? measureFull() : measureEmpty());
    const second = await (isFullFirst ? measureEmpty() : measureFull());
    if (pair > 0) pairs.push(isFullFirst ? { empty: second, full: first } : { empty: first, full: second });
  }
  return pairs;
}

/** A quantity of both shops, and by how much their medians differ. */
function compare(pairs: readonly Pair[], { of, unit, orders, what }: Compared): readonly Figure[] {
  const empty = median(pairs.map((pair) => pair.empty[of]));
  const full = median(pairs.map((pair) => pair.full[of]));
  return [
    { name: `no orders before: ${what}`, value: empty, unit },
    { name: `${orders} orders before: ${what}`, value: full, unit },
    {
      name: `${what}: difference of the medians of ${pairs.length} pairs`,
      value: (Math.abs(empty - full) / empty) * 100,
      unit: '%',
      aim: 10,
    },
  ];
}

interface Compared {
  readonly of: 'rate' | 'cpu';
  readonly unit: string;
  readonly orders: number;
  readonly what: string;
}

export const growth: Benchmark = {
  title:
    'Complete checkouts of eight buyers in an empty shop and in one with many orders and abandoned checkouts, in turns',
  isOnlyNamed: true,
  run: ({ orders, pairs, profileFolder }) =>
    withFolder((emptyDir) =>
      withFolder((fullDir) =>
        withShop(startShopWithProvider({ dataDir: emptyDir, profileFolder }), (emptyShop) =>
          withShop(startShopWithProvider({ dataDir: fullDir, profileFolder }), async (fullShop) => {
            const { milliseconds } = await measureTime(() => fill(fullShop, orders));
            let measured: readonly Pair[] = [];
            const bytes = await bytesOfAPurchase(emptyShop, async () => {
              measured = await inPairs(emptyShop, fullShop, pairs);
            });
            return {
              figures: [
                { name: `filling in ${orders} orders and checkouts`, value: milliseconds / 1000, unit: 's' },
                { name: 'a purchase on disk', value: bytes / 1000, unit: 'kB', aim: 8 },
                ...compare(measured, { of: 'rate', unit: '1/s', orders, what: 'checkouts' }),
                ...compare(measured, { of: 'cpu', unit: 'ms CPU', orders, what: 'CPU per checkout' }),
              ],
              details: measured,
            };
          }),
        ),
      ),
    ),
};
