import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { openShop, setMaintenance } from '../../server/modules/shop/maintenance.repository.ts';
import { ask } from '../security/ask.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { type BuyingCrowd, createBuyingCrowd, type MorePurchases } from './buying-crowd.ts';
import { createChance } from './random.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { tokenSecret } from './running-store.ts';

// Three processes on one database behind a balancer, and eight buyers. Whatever happens, whoever buys gets what they
// ordered, and pays once.

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);
const rounds = isFull ? 5 : 1;
const buyers = 8;
/** Purchases before, during and after a fault. */
const some = isFull ? 24 : 4;
const longestWait = 60_000;

let database: ReplicatedDatabase;
let proxy: DatabaseProxy;
let ports: readonly number[];
let balancer: Balancer;
const shops = new Map<number, StartedProcess>();
let crowd: BuyingCrowd;

async function start(port: number): Promise<void> {
  const shop = startMain({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    TOKEN_SECRET: tokenSecret,
    TRUSTED_PROXY: '127.0.0.1',
    DATABASE_URL: proxy.url,
    PORT: String(port),
    PUBLIC_URL: balancer.url,
  });
  shops.set(port, shop);
  await shop.settled;
  expect(shop.said.at(-1)).toBe(`The shop is open: ${balancer.url}`);
}
const without = (port: number) => ports.filter((other) => other !== port);
const signal = (port: number, name: NodeJS.Signals) => shops.get(port)?.signal(name);
const endOf = (port: number) => shops.get(port)?.ended;

async function look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(proxy.url, { poolSize: 2 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

beforeAll(async () => {
  database = await startReplicatedDatabase();
  proxy = await openDatabaseProxy(database.primaryUrl);
  ports = [await freePort(), await freePort(), await freePort()];
  balancer = await openBalancer(ports);
  crowd = createBuyingCrowd({ url: balancer.url, chance, some, look });
  const [first = 0, ...others] = ports;
  await start(first);
  await Promise.all(others.map(start));
  await balancer.onlyReady(ports);
}, 120_000);
afterAll(async () => {
  for (const shop of shops.values()) await shop.stop();
  await balancer.close();
  await proxy.close();
  await database.close();
});

const whileBuying = (fault: (more: MorePurchases) => Promise<void>) =>
  crowd.whileBuying(
    Array.from({ length: buyers }, () => ({ url: balancer.url, up: async () => {} })),
    fault,
  );

/** What may happen while buyers buy. */
const faults: Readonly<Record<string, (more: MorePurchases) => Promise<void>>> = {
  async 'a rolling restart'() {
    for (const port of ports) {
      signal(port, 'SIGTERM');
      expect(await endOf(port)).toBe(0);
      await balancer.onlyReady(without(port));
      await start(port);
      await balancer.onlyReady(ports);
    }
  },
  async 'a process that is killed'(more) {
    const [port = 0] = ports;
    signal(port, 'SIGKILL');
    await endOf(port);
    await more();
    await start(port);
    await balancer.onlyReady(ports);
  },
  async 'a process that is paused'(more) {
    const [, port = 0] = ports;
    signal(port, 'SIGSTOP');
    await balancer.onlyReady(without(port));
    await more();
    signal(port, 'SIGCONT');
    await balancer.onlyReady(ports);
  },
  async 'a database without a free connection'() {
    const release = await database.exhaust();
    await balancer.onlyReady([]);
    await release();
    await balancer.onlyReady(ports);
  },
};

describe(`eight buyers at three processes (seed ${seed})`, () => {
  for (const [name, fault] of Object.entries(faults))
    it(
      `get what they order, and pay once, through ${name}`,
      { timeout: isFull ? 600_000 : 180_000 },
      async () => {
        for (let round = 0; round < rounds; round += 1) await whileBuying(fault);
        expect(await crowd.whatIsWrong()).toEqual([]);
        expect(new Set(balancer.answered.keys())).toEqual(new Set(ports));
      },
    );
});

type Page = Awaited<ReturnType<typeof ask>>;

const pagesAt = (path: string) => Promise.all(ports.map((port) => ask(`http://127.0.0.1:${port}`, path)));
const statusesOf = async (path: string) => (await pagesAt(path)).map(({ status }) => status);

/**
 * For each process, how many milliseconds after now the request was sent whose page first has what is looked for. How
 * long the page takes doesn't count: it depends on the machine.
 */
async function delaysUntil(path: string, has: (page: Page) => boolean): Promise<readonly number[]> {
  const since = performance.now();
  const delayOf = async (port: number) => {
    let delay = Infinity;
    const request = async () => {
      const sent = performance.now() - since;
      const isShown = has(await ask(`http://127.0.0.1:${port}`, path));
      if (isShown) delay = sent;
      return isShown;
    };
    await expect.poll(request, { interval: 20, timeout: longestWait }).toBe(true);
    return delay;
  };
  return Promise.all(ports.map(delayOf));
}

describe('three processes', () => {
  it('show a changed price together, on pages that they keep', async () => {
    const showIt = async (price: string) =>
      (await pagesAt('/us/en/accessories/')).map(({ text }) => text.includes(price));
    const setPrice = (amount: number) =>
      look(
        (sql) =>
          sql`update variant_price set amount = ${amount}, undiscounted_amount = ${amount} where sku = 'CBL-USBC' and currency = 'USD'`,
      );
    const [{ amount }] = await look(
      (sql) =>
        sql<
          [{ amount: number }]
        >`select amount from variant_price where sku = 'CBL-USBC' and currency = 'USD'`,
    );
    expect(await showIt('71.23')).toEqual([false, false, false]);
    await setPrice(7123);
    expect(await showIt('71.23')).toEqual([true, true, true]);
    await setPrice(amount);
    expect(await showIt('71.23')).toEqual([false, false, false]);
  });

  it('close and open together', async () => {
    const statuses = () => statusesOf('/us/en/');
    expect(await statuses()).toEqual([200, 200, 200]);
    await look((sql) => setMaintenance(sql, { isOn: true, heading: null, text: null, link: null }));
    expect(await statuses()).toEqual([503, 503, 503]);
    await look((sql) => setMaintenance(sql, openShop));
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('follow a change within a second', async () => {
    const pages = {
      async price(amount: number) {
        await look(
          (sql) =>
            sql`update variant_price set amount = ${amount}, undiscounted_amount = ${amount} where sku = 'CBL-LTG' and currency = 'USD'`,
        );
        return delaysUntil('/us/en/accessories/', ({ text }) => text.includes(String(amount / 100)));
      },
      async maintenance(isOn: boolean) {
        const closed = { isOn, heading: null, text: null, link: null };
        await look((sql) => setMaintenance(sql, closed));
        return delaysUntil('/us/en/', ({ status }) => status === (isOn ? 503 : 200));
      },
    };
    const delays = [
      await pages.price(7345),
      await pages.price(6912),
      await pages.maintenance(true),
      await pages.maintenance(false),
    ];
    for (const delay of delays.flat()) expect(delay).toBeLessThan(1000);
  });

  it('count guesses together', async () => {
    const { burst } = rateLimits.voucher.client;
    const [first = 0, ...others] = ports;
    const guess = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify({ query: '{ shop(country: US, voucherCode: "GUESS") { voucher { code } } }' }),
      });
      return answer.status;
    };
    for (let count = 0; count < burst; count += 1) expect(await guess(first)).toBe(200);
    expect(await guess(first)).toBe(429);
    await expect
      .poll(() => look((sql) => sql`select from rate_limit_use where points >= ${burst}`))
      .not.toEqual([]);
    for (const port of others) {
      let allowed = 0;
      await expect
        .poll(async () => {
          const status = await guess(port);
          if (status === 200) allowed += 1;
          return status;
        })
        .toBe(429);
      expect(allowed).toBeLessThan(burst / 4);
    }
  });
});

describe('eight buyers at three processes, at last', () => {
  it(
    'get what they order, and pay once, through the end of the database, of which a standby takes the place',
    {
      timeout: 180_000,
    },
    async () => {
      await whileBuying(async () => {
        database.killPrimary();
        await balancer.onlyReady([]);
        proxy.moveTo(database.standbyUrl);
        // The standby shows pages, but takes no orders yet: no process is ready.
        await expect.poll(() => statusesOf('/us/en/'), { timeout: longestWait }).toEqual([200, 200, 200]);
        expect(await statusesOf('/readyz')).toEqual([503, 503, 503]);
        await database.promoteStandby();
        await balancer.onlyReady(ports);
      });
      expect(await crowd.whatIsWrong()).toEqual([]);
    },
  );
});
