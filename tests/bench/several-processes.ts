import { setTimeout as wait } from 'node:timers/promises';
import { openBalancer } from '../faults/balancer.ts';
import { freePort } from '../support/free-port.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import {
  type Benchmark,
  type BenchmarkOptions,
  type Figure,
  type Measurement,
  measureTime,
  median,
} from './figures.ts';
import { type CpuTime, cpuTimeDuring } from './process-usage.ts';
import { withFolder } from './resources.ts';
import { type Companion, type Shop, startCompanion, startShopWithProvider, withShop } from './shop.ts';
import { load } from './throughput.ts';

const BUYERS = 8;
const PERIOD_MILLISECONDS = 10_000;
/** Until a process runs its optimized code. */
const WARM_UP_MILLISECONDS = 40_000;
/** Purchases while no process is replaced, with which those of a rolling restart are compared. */
const QUIET_MILLISECONDS = 10_000;

async function withCompanion<Answer>(
  shop: Shop,
  work: (companion: Companion) => Promise<Answer>,
): Promise<Answer> {
  return withFolder(async (dataDir) => {
    const companion = await startCompanion(shop, { dataDir, port: await freePort() });
    try {
      return await work(companion);
    } finally {
      await companion.stop();
    }
  });
}

/** Of a purchase, of all processes and of the database, while each of the buyers buys at the next process. */
async function cpuPerPurchase(shop: Shop, buyers: readonly Buyer[]): Promise<CpuTime> {
  let purchases = 0;
  const { server, database } = await cpuTimeDuring(shop, async () => {
    const loads = buyers.map((buyer) => load(buyer, BUYERS / buyers.length, PERIOD_MILLISECONDS));
    for (const done of await Promise.all(loads)) purchases += done.purchases;
  });
  return { server: server / purchases, database: database / purchases };
}

/** Measures one and two processes in turns, each of them first in every other pair. */
async function compareProcesses(one: Shop, two: Shop, companion: Companion, count: number) {
  const both = { ...two, serverPids: [...two.serverPids, companion.pid] };
  const ofOne = [createBuyer(one)];
  const ofTwo = [createBuyer(two), createBuyer({ ...two, url: `http://127.0.0.1:${companion.port}` })];
  for (const buyer of [...ofOne, ...ofTwo]) await load(buyer, BUYERS, WARM_UP_MILLISECONDS);
  const pairs: { readonly one: CpuTime; readonly two: CpuTime }[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    const isTwoFirst = pair % 2 === 1;
    const first = isTwoFirst ? await cpuPerPurchase(both, ofTwo) : await cpuPerPurchase(one, ofOne);
    const second = isTwoFirst ? await cpuPerPurchase(one, ofOne) : await cpuPerPurchase(both, ofTwo);
    pairs.push(isTwoFirst ? { one: second, two: first } : { one: first, two: second });
  }
  return pairs;
}

const together = ({ server, database }: CpuTime) => server + database;

/** Asks again where no process could answer, as the storefront does; after a quarter of a second. */
async function askAgain(request: Request): Promise<Response> {
  for (;;) {
    const answer = await fetch(request.clone());
    if (answer.status !== 502 && answer.status !== 503) return answer;
    await wait(250);
  }
}

/** The longest purchase of eight buyers, in milliseconds, until the work is done. */
async function longestPurchase(buyer: Buyer, work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const buyUntilOver = async (): Promise<void> => {
    while (!over.signal.aborted)
      longest = Math.max(longest, (await measureTime(() => buyer.buy())).milliseconds);
  };
  const workThenEnd = async () => {
    await work();
    over.abort();
  };
  await Promise.all([workThenEnd(), ...Array.from({ length: BUYERS }, buyUntilOver)]);
  return longest;
}

/** Replaces two processes behind a balancer, one after the other, while buyers buy; the shop itself only has the database. */
const replaceProcesses = (shop: Shop): Promise<readonly Figure[]> =>
  withFolder(async (dataDir) => {
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => startCompanion(shop, { dataDir, port });
    const running = new Map<number, Companion>();
    for (const port of ports) running.set(port, await start(port));
    const balancer = await openBalancer(ports);
    try {
      await balancer.onlyReady(ports);
      const buyer = createBuyer({ ...shop, url: balancer.url }, { send: askAgain });
      await longestPurchase(buyer, () => wait(QUIET_MILLISECONDS));
      const quiet = await longestPurchase(buyer, () => wait(QUIET_MILLISECONDS));
      const restarting = await longestPurchase(buyer, async () => {
        for (const port of ports) {
          await running.get(port)?.stop();
          running.set(port, await start(port));
          await balancer.onlyReady(ports);
        }
      });
      return [
        { name: 'two processes behind a balancer: longest purchase', value: quiet, unit: 'ms' },
        { name: 'while both are replaced: longest purchase', value: restarting, unit: 'ms' },
        {
          name: 'how much longer a purchase takes at most in a rolling restart',
          value: restarting - quiet,
          unit: 'ms',
          aim: 2_000,
        },
      ];
    } finally {
      await balancer.close();
      for (const companion of running.values()) await companion.stop();
    }
  });

/** The CPU of a checkout at one process and at two on one database. */
const measureCpu = ({ pairs, profileFolder }: BenchmarkOptions): Promise<Measurement> =>
  withFolder((oneDir) =>
    withFolder((twoDir) =>
      withShop(startShopWithProvider({ dataDir: oneDir, profileFolder }), (one) =>
        withShop(startShopWithProvider({ dataDir: twoDir }), (two) =>
          withCompanion(two, async (companion) => {
            const measured = await compareProcesses(one, two, companion, pairs);
            const ofOne = median(measured.map((pair) => together(pair.one)));
            const ofTwo = median(measured.map((pair) => together(pair.two)));
            const figures = [
              { name: 'one process: CPU per checkout', value: ofOne, unit: 'ms CPU' },
              { name: 'two processes: CPU per checkout', value: ofTwo, unit: 'ms CPU' },
              {
                name: `two processes to one: medians of ${measured.length} pairs`,
                value: ofTwo / ofOne,
                unit: '×',
                aim: 1.1,
              },
            ];
            return { figures, details: measured };
          }),
        ),
      ),
    ),
  );

export const severalProcesses: Benchmark = {
  title:
    'Complete checkouts of eight buyers at one process and at two on one database, and while two are replaced',
  async run(options) {
    const { figures, details } = await measureCpu(options);
    const replaced = await withFolder((dataDir) =>
      withShop(startShopWithProvider({ dataDir }), replaceProcesses),
    );
    return { figures: [...figures, ...replaced], details };
  },
};
