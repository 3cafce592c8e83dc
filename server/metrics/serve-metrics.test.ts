import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';
import { createShopMetrics, type ScrapedShop } from './shop-metrics.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function scrape(shop: ScrapedShop | null): Promise<readonly string[]> {
  const port = await freePort();
  const { registry, collectFrom } = createShopMetrics('1');
  const report = (error: unknown) => {
    throw error;
  };
  const metrics = await serveMetrics({ port, host: '127.0.0.1', registry, report });
  if (shop) collectFrom(shop);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await metrics.close();
  return text.split('\n');
}

const counts = {
  byStatus: new Map([
    ['WAITING', 3],
    ['FAILED', 1],
  ]),
  oldestDueSeconds: 12.5,
};
const answering: ScrapedShop = { isDatabaseReady: async () => true, countJobs: async () => counts };
const away: ScrapedShop = {
  isDatabaseReady: async () => false,
  countJobs: () => Promise.reject(new Error('away')),
};

it.each<[string, ScrapedShop | null, readonly string[]]>([
  [
    'whose database answers says so, and counts its jobs',
    answering,
    [
      'sonde_database_up 1',
      'sonde_job_oldest_due_seconds 12.5',
      'sonde_jobs{status="WAITING"} 3',
      'sonde_jobs{status="RUNNING"} 0',
      'sonde_jobs{status="RETRYING"} 0',
      'sonde_jobs{status="FAILED"} 1',
    ],
  ],
  ['whose database doesn’t answer says so, and knows nothing of jobs', away, ['sonde_database_up 0']],
  ['without a database says nothing of it', null, []],
])('a process %s', async (_what, shop, lines) => {
  const text = await scrape(shop);
  expect(text).toContain('sonde_build_info{version="1"} 1');
  expect(text.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true);
  expect(text.filter((line) => /^sonde_(?:database|job)/.test(line))).toEqual(lines);
});
