import { connect } from '../../server/db/connect.ts';
import { addFinishedPurchases } from '../contract/large-shop.ts';
import { createBuyer } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { type Benchmark, median } from './figures.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShopWithProvider, withShop } from './shop.ts';
import { load } from './throughput.ts';

const BUYERS = 8;
const PERIOD_MILLISECONDS = 10_000;

/** Fills the shop with earlier orders, as a shop of three years has them, and lets the database settle. */
async function fill({ database }: Shop, orders: number): Promise<void> {
  const sql = connect(database.url, { poolSize: 1 });
  await addFinishedPurchases(sql, orders);
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  await sql.end();
}

async function perSecond(buyer: Buyer): Promise<number> {
  const { purchases, seconds } = await load(buyer, BUYERS, PERIOD_MILLISECONDS);
  return purchases / seconds;
}

interface Rates {
  readonly empty: number;
  readonly full: number;
}

/** Measures both shops in turns, each of them first in every other pair, after a pair that warms both up. */
async function inPairs(empty: Buyer, full: Buyer, pairs: number): Promise<readonly Rates[]> {
  const rates: Rates[] = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const isFullFirst = pair % 2 === 1;
    const first = await perSecond(isFullFirst ? full : empty);
    const second = await perSecond(isFullFirst ? empty : full);
    if (pair > 0) rates.push(isFullFirst ? { empty: second, full: first } : { empty: first, full: second });
  }
  return rates;
}

export const growth: Benchmark = {
  title: 'Complete checkouts of eight buyers in an empty shop and in one with many orders, in turns',
  isOnlyNamed: true,
  run: ({ orders, pairs, profileFolder }) =>
    withFolder((emptyDir) =>
      withFolder((fullDir) =>
        withShop(startShopWithProvider({ dataDir: emptyDir, profileFolder }), (emptyShop) =>
          withShop(startShopWithProvider({ dataDir: fullDir, profileFolder }), async (fullShop) => {
            await fill(fullShop, orders);
            const rates = await inPairs(createBuyer(emptyShop), createBuyer(fullShop), pairs);
            const empty = median(rates.map((rate) => rate.empty));
            const full = median(rates.map((rate) => rate.full));
            const difference = (Math.abs(empty - full) / empty) * 100;
            return {
              figures: [
                { name: 'no orders before: checkouts', value: empty, unit: '1/s' },
                { name: `${orders} orders before: checkouts`, value: full, unit: '1/s' },
                {
                  name: `difference of the medians of ${pairs} pairs`,
                  value: difference,
                  unit: '%',
                  aim: 10,
                },
              ],
              details: rates,
            };
          }),
        ),
      ),
    ),
};
