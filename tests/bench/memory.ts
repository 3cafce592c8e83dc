import { buyTimes, createBuyer } from './buyer.ts';
import type { Benchmark, Figure } from './figures.ts';
import { openConnections, publicPages, requestPages } from './page-requests.ts';
import { memoryOf } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, startShopWithProvider, withShop } from './shop.ts';

const RENDERS = 500;
const CHECKOUTS = 200;
const CONNECTIONS = 4;
const AIM_MEGABYTES = 150;
const KILOBYTES_PER_MEGABYTE = 1024;

function figuresAt(moment: string, shop: Shop, aim?: number): readonly Figure[] {
  const { server, database } = memoryOf(shop);
  const figure = (name: string, kilobytes: number) => ({
    name: `${moment}: ${name}`,
    value: kilobytes / KILOBYTES_PER_MEGABYTE,
    unit: 'MiB',
  });
  return [
    { ...figure('server, resident (RSS)', server.resident), ...(aim !== undefined && { aim }) },
    figure('server, proportional (PSS)', server.proportional),
    figure('database, resident (RSS of all processes)', database.resident),
    figure('database, proportional (PSS)', database.proportional),
  ];
}

async function renderPages(shop: Shop): Promise<void> {
  const agent = openConnections(CONNECTIONS);
  for (const { path } of publicPages)
    await requestPages(agent, `${shop.url}${path}`, RENDERS / publicPages.length);
  agent.destroy();
}

/** The memory at the start, and after pages and checkouts. */
const figuresOf = (where: string, starting: Promise<Shop>, aim?: number): Promise<readonly Figure[]> =>
  withShop(starting, async (shop) => {
    const atStart = figuresAt(`${where}, start`, shop);
    await renderPages(shop);
    await buyTimes(createBuyer(shop), CHECKOUTS);
    return [...atStart, ...figuresAt(`${where}, after load`, shop, aim)];
  });

export const memory: Benchmark = {
  title: `Memory at the start and after ${RENDERS} pages and ${CHECKOUTS} checkouts`,
  async run() {
    const alone = await withFolder((dataDir) =>
      figuresOf('the shop', startShopWithProvider({ dataDir }), AIM_MEGABYTES),
    );
    const inside = await withFolder((dataDir) =>
      figuresOf('the shop and the stand-in of the provider', startShop({ dataDir })),
    );
    return { figures: [...alone, ...inside] };
  },
};
