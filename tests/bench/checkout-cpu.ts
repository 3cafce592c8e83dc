import { buyTimes, createBuyer } from './buyer.ts';
import type { Benchmark, BenchmarkOptions, Figure } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import type { CpuTime } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, startShopWithProvider, withShop } from './shop.ts';

/** Until the server runs its optimized code. */
const WARM_UP = 1_500;
const ROUNDS = 9;
const PURCHASES = 40;
const AIM_MILLISECONDS = 23;

/** The cost of pending jobs and events belongs to the checkouts. */
const REST_MILLISECONDS = 1_500;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

const ALONE = 1;
/** Waking a process for one buyer also wakes it for the others. */
const CROWD = 8;

type Rounds = readonly CpuTime[];

/**
 * Milliseconds per checkout, by round, for each number of concurrent buyers; alternating, because the machine's speed
 * changes.
 */
async function measure(
  starting: Promise<Shop>,
  buyersAtOnce: readonly number[],
): Promise<ReadonlyMap<number, Rounds>> {
  return withShop(starting, async (shop) => {
    const buyer = createBuyer(shop);
    await buyTimes(buyer, WARM_UP);
    await rest();
    const round = async (buyers: number): Promise<CpuTime> => {
      const used = await cpuTimeDuring(shop, async () => {
        await Promise.all(Array.from({ length: buyers }, () => buyTimes(buyer, PURCHASES / buyers)));
        await rest();
      });
      return { server: used.server / PURCHASES, database: used.database / PURCHASES };
    };
    const rounds = new Map<number, CpuTime[]>(buyersAtOnce.map((buyers) => [buyers, []]));
    for (let count = 0; count < ROUNDS; count += 1)
      for (const [buyers, measured] of rounds) measured.push(await round(buyers));
    return rounds;
  });
}

const together = ({ server, database }: CpuTime) => server + database;

/**
 * The median round, and the cheapest: other load on the same core can double the cost of the same work, but never
 * reduce it.
 */
function figuresOf(where: string, rounds: Rounds = [], aim?: number): readonly Figure[] {
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
    const outside = await withFolder((dataDir) =>
      measure(startShopWithProvider({ dataDir, profileFolder }), [ALONE, CROWD]),
    );
    const inside = await withFolder((dataDir) => measure(startShop({ dataDir }), [ALONE]));
    return {
      figures: [
        ...figuresOf('one buyer', outside.get(ALONE), AIM_MILLISECONDS),
        ...figuresOf(`${CROWD} buyers at once`, outside.get(CROWD), AIM_MILLISECONDS),
        ...figuresOf('one buyer and the stand-in of the provider', inside.get(ALONE)),
      ],
    };
  },
};
