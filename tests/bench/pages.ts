import type { Benchmark, Figure } from './figures.ts';
import { quantile, measureTime } from './figures.ts';
import { openConnections, publicPages, requestPage, requestPages } from './page-requests.ts';
import { cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Shop, startShop, withShop } from './shop.ts';

const WARM_UP = 50;
const REQUESTS = 200;
const CONCURRENCY = 8;
const REQUESTS_AT_ONCE = 400;

async function measure(shop: Shop, { name, path }: (typeof publicPages)[number]): Promise<readonly Figure[]> {
  const url = `${shop.url}${path}`;
  const one = openConnections(1);
  await requestPages(one, url, WARM_UP);
  const times: number[] = [];
  const used = await cpuTimeDuring(shop, async () => {
    for (let count = 0; count < REQUESTS; count += 1)
      times.push((await measureTime(() => requestPage(one, url))).milliseconds);
  });
  const many = openConnections(CONCURRENCY);
  const { milliseconds } = await measureTime(() => requestPages(many, url, REQUESTS_AT_ONCE));
  one.destroy();
  many.destroy();
  return [
    { name: `${name}: median`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `${name}: p95`, value: quantile(times, 0.95), unit: 'ms' },
    { name: `${name}: server and database`, value: (used.server + used.database) / REQUESTS, unit: 'ms CPU' },
    {
      name: `${name}: with ${CONCURRENCY} connections`,
      value: (REQUESTS_AT_ONCE / milliseconds) * 1000,
      unit: '1/s',
    },
  ];
}

export const pages: Benchmark = {
  title: 'Time from request to complete page, over one connection',
  run: ({ profileFolder }) =>
    withFolder((dataDir) =>
      withShop(startShop({ dataDir, profileFolder }), async (shop) => {
        const figures: Figure[] = [];
        for (const page of publicPages) figures.push(...(await measure(shop, page)));
        return { figures };
      }),
    ),
};
