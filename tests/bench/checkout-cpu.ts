import { buyTimes, createBuyer } from './buyer.ts';
import type { Benchmark, BenchmarkOptions, Figure } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import type { CpuTime } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, startShopWithProvider, withShop } from './shop.ts';

/** Until the server runs the code that it compiled for speed. */
const WARM_UP = 1_500;
const ROUNDS = 9;
const PURCHASES = 40;
const AIM_MILLISECONDS = 23;

/** What jobs and events that are still on their way cost belongs to the checkouts. */
const REST_MILLISECONDS = 1_500;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

/** Milliseconds a checkout, by round. */
async function measure(starting: Promise<Shop>): Promise<readonly CpuTime[]> {
  return withShop(starting, async (shop) => {
    const buyer = createBuyer(shop);
    await buyTimes(buyer, WARM_UP);
    await rest();
    const rounds: CpuTime[] = [];
    while (rounds.length < ROUNDS) {
      const used = await cpuTimeDuring(shop, async () => {
        await buyTimes(buyer, PURCHASES);
        await rest();
      });
      rounds.push({ server: used.server / PURCHASES, database: used.database / PURCHASES });
    }
    return rounds;
  });
}

const together = ({ server, database }: CpuTime) => server + database;

/**
 * The round in the middle, and the cheapest: what runs on the same core outside of this machine makes the same work cost
 * up to twice as much, and never less.
 */
function figuresOf(where: string, rounds: readonly CpuTime[], aim?: number): readonly Figure[] {
  const unit = 'ms CPU';
  const sorted = rounds.toSorted((a, b) => together(a) - together(b));
  const [cheapest, middle] = [sorted[0], sorted[Math.floor(ROUNDS / 2)]];
  if (!cheapest || !middle) throw new Error('No round was measured.');
  return [
    {
      name: `${where}: server and database`,
      value: together(middle),
      unit,
      ...(aim !== undefined && { aim }),
    },
    { name: `${where}: server`, value: middle.server, unit },
    { name: `${where}: database`, value: middle.database, unit },
    { name: `${where}: the cheapest of ${ROUNDS} rounds`, value: together(cheapest), unit },
  ];
}

export const checkoutCpu: Benchmark = {
  title: 'CPU per complete checkout of two products',
  async run({ profileFolder }: BenchmarkOptions) {
    const outside = await withFolder((dataDir) => measure(startShopWithProvider({ dataDir, profileFolder })));
    const inside = await withFolder((dataDir) => measure(startShop({ dataDir })));
    return {
      figures: [
        ...figuresOf('provider outside', outside, AIM_MILLISECONDS),
        ...figuresOf('with the stand-in of the provider', inside),
      ],
    };
  },
};
