import { setTimeout as wait } from 'node:timers/promises';
import { openBalancer } from '../faults/balancer.ts';
import { type Buyer, buyTimes, createBuyer } from './buyer.ts';
import {
  type Benchmark,
  type BenchmarkOptions,
  type Figure,
  type Measurement,
  measureTime,
  median,
} from './figures.ts';
import { type CpuTime, cpuTimeDuring } from './process-usage.ts';
import { type SharedGround, withSharedGround } from './shared-ground.ts';
import type { Companion } from './shop.ts';
import { load } from './throughput.ts';

const BUYERS = 8;
const PERIOD_MILLISECONDS = 10_000;
/** Purchases until a process runs its optimized code, however fast the machine is. */
const WARM_UP = 1_504;
/** Purchases while no process is replaced, with which those of a rolling restart are compared. */
const QUIET_MILLISECONDS = 10_000;

/** Starts the processes of the ground, the first one first, and ends them after the work. */
async function withProcesses<Answer>(
  { ports, start }: SharedGround,
  work: (processes: readonly Companion[]) => Promise<Answer>,
): Promise<Answer> {
  const processes: Companion[] = [];
  try {
    for (const port of ports) processes.push(await start(port));
    return await work(processes);
  } finally {
    for (const { stop } of processes) await stop();
  }
}

/** How many of the processes are used, and by how many buyers each. Fewer buyers at once share less of a process's work. */
const crowds = {
  one: { processes: 1, buyersEach: BUYERS },
  two: { processes: 2, buyersEach: BUYERS / 2 },
  twoAndTwiceTheBuyers: { processes: 2, buyersEach: BUYERS },
} as const;
type Crowd = keyof typeof crowds;
const crowdNames = Object.keys(crowds) as readonly Crowd[];

/**
 * Of a purchase. All processes count, and the database: the first one gets the provider's events, and one at which no
 * one buys still looks for jobs.
 */
async function cpuPerPurchase(
  { database, cardApi }: SharedGround,
  all: readonly Companion[],
  crowd: Crowd,
): Promise<CpuTime> {
  const { processes, buyersEach } = crowds[crowd];
  let purchases = 0;
  const serverPids = all.map(({ pid }) => pid);
  const { server, database: ofDatabase } = await cpuTimeDuring({ serverPids, database }, async () => {
    const loads = all
      .slice(0, processes)
      .map(({ url }) => load(createBuyer({ url, cardApi }), buyersEach, PERIOD_MILLISECONDS));
    for (const done of await Promise.all(loads)) purchases += done.purchases;
  });
  return { server: server / purchases, database: ofDatabase / purchases };
}

/** Measures each crowd in turns, in the opposite order in every other round. */
async function compareProcesses(ground: SharedGround, both: readonly Companion[], count: number) {
  for (const { url } of both) {
    const buyer = createBuyer({ url, cardApi: ground.cardApi });
    await Promise.all(Array.from({ length: BUYERS }, () => buyTimes(buyer, WARM_UP / BUYERS)));
  }
  const rounds: Readonly<Record<string, CpuTime>>[] = [];
  for (let round = 0; round < count; round += 1) {
    const measured: Record<string, CpuTime> = {};
    for (const crowd of round % 2 === 1 ? crowdNames.toReversed() : crowdNames)
      measured[crowd] = await cpuPerPurchase(ground, both, crowd);
    rounds.push(measured);
  }
  return rounds;
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

/** Replaces two processes behind a balancer, one after the other, while buyers buy. */
const replaceProcesses = (): Promise<readonly Figure[]> =>
  withSharedGround(async ({ ports, start, cardApi }) => {
    const running = new Map<number, Companion>();
    for (const port of ports) running.set(port, await start(port));
    const balancer = await openBalancer(ports);
    try {
      await balancer.onlyReady(ports);
      const buyer = createBuyer({ url: balancer.url, cardApi }, { send: askAgain });
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
const measureCpu = ({ pairs }: BenchmarkOptions): Promise<Measurement> =>
  withSharedGround((ground) =>
    withProcesses(ground, async (processes) => {
      const measured = await compareProcesses(ground, processes, pairs);
      const medianOf = (crowd: Crowd) =>
        median(measured.flatMap(({ [crowd]: used }) => (used === undefined ? [] : [together(used)])));
      const ofOne = medianOf('one');
      const figures = [
        { name: 'one process: CPU per checkout', value: ofOne, unit: 'ms CPU' },
        { name: 'two processes: CPU per checkout', value: medianOf('two'), unit: 'ms CPU' },
        {
          name: `two processes to one: medians of ${measured.length} rounds`,
          value: medianOf('two') / ofOne,
          unit: '×',
          aim: 1.1,
        },
        {
          name: 'the same, with eight buyers at each process',
          value: medianOf('twoAndTwiceTheBuyers') / ofOne,
          unit: '×',
        },
      ];
      return { figures, details: measured };
    }),
  );

export const severalProcesses: Benchmark = {
  title:
    'Complete checkouts of eight buyers at one process and at two on one database, and while two are replaced',
  async run(options) {
    const { figures, details } = await measureCpu(options);
    return { figures: [...figures, ...(await replaceProcesses())], details };
  },
};
