import { buyTimes, createBuyer } from './buyer.ts';
import type { Benchmark, BenchmarkOptions, Figure } from './figures.ts';
import { cpuTimeDuring } from './process-usage.ts';
import type { CpuTime } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, startShopWithProvider, withShop } from './shop.ts';

/** Until the server runs the code that it compiled for speed. */
const WARM_UP = 1_500;
const PURCHASES = 100;
const AIM_MILLISECONDS = 23;

/** What jobs and events that are still on their way cost belongs to the checkouts. */
const REST_MILLISECONDS = 1_500;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

async function measure(starting: Promise<Shop>): Promise<CpuTime> {
  return withShop(starting, async (shop) => {
    const buyer = createBuyer(shop);
    await buyTimes(buyer, WARM_UP);
    await rest();
    const used = await cpuTimeDuring(shop, async () => {
      await buyTimes(buyer, PURCHASES);
      await rest();
    });
    return { server: used.server / PURCHASES, database: used.database / PURCHASES };
  });
}

function figuresOf(where: string, { server, database }: CpuTime, aim?: number): readonly Figure[] {
  const unit = 'ms CPU';
  return [
    {
      name: `${where}: server and database`,
      value: server + database,
      unit,
      ...(aim !== undefined && { aim }),
    },
    { name: `${where}: server`, value: server, unit },
    { name: `${where}: database`, value: database, unit },
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
