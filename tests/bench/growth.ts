import { connect, inTransaction } from '../../server/db/connect.ts';
import { addOrders } from '../contract/large-shop.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { type Benchmark, type Figure, measureTime, median } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShopWithProvider, withShop } from './shop.ts';
import { load } from './throughput.ts';

const BUYERS = 8;
const PERIOD_MILLISECONDS = 10_000;

/**
 * Fills the shop with earlier orders, as a shop of three years has them, and lets the database settle. Foreign keys aren't
 * checked: what is written refers to what was written before. Returns the bytes that an order takes on disk.
 */
async function fill({ database }: Shop, orders: number): Promise<number> {
  const sql = connect(database.url, { poolSize: 1 });
  const size = async () => {
    const [row] = await sql<
      [{ bytes: number }]
    >`select pg_database_size(current_database())::bigint as bytes`;
    return row.bytes;
  };
  const before = await size();
  await inTransaction(sql, async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await addOrders(transaction, orders);
  });
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  const after = await size();
  await sql.end();
  return (after - before) / orders;
}

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
  readonly of: keyof Period;
  readonly unit: string;
  readonly orders: number;
  readonly what: string;
}

export const growth: Benchmark = {
  title: 'Complete checkouts of eight buyers in an empty shop and in one with many orders, in turns',
  isOnlyNamed: true,
  run: ({ orders, pairs, profileFolder }) =>
    withFolder((emptyDir) =>
      withFolder((fullDir) =>
        withShop(startShopWithProvider({ dataDir: emptyDir, profileFolder }), (emptyShop) =>
          withShop(startShopWithProvider({ dataDir: fullDir, profileFolder }), async (fullShop) => {
            const { answer: bytes, milliseconds } = await measureTime(() => fill(fullShop, orders));
            const measured = await inPairs(emptyShop, fullShop, pairs);
            return {
              figures: [
                { name: `filling in ${orders} orders`, value: milliseconds / 1000, unit: 's' },
                { name: 'an order on disk', value: bytes, unit: 'bytes' },
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
