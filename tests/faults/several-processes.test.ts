import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { openShop, setMaintenance } from '../../server/modules/shop/maintenance.repository.ts';
import { openPaypalAccount } from '../../server/open-stand-ins.ts';
import { ask } from '../security/ask.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type StartedProcess, startMain } from '../support/started-process.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { createChance } from './random.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { buyWithRetries, type FinalAnswer, isAnswerKept } from './retrying-buyer.ts';
import { tokenSecret } from './running-store.ts';
import { accountOptions, answerBank, providerFor, silent } from './stand-in-accounts.ts';

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
const answers: FinalAnswer[] = [];
/** How many of them were requested again. */
let repeated = 0;

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

const store = { url: '', up: async () => {} };
async function answerAnyBank(secret: string, answer: 'complete' | 'fail'): Promise<void> {
  if (!secret.startsWith('http')) return answerBank({ look }, store, { secret, answer });
  const body = new URLSearchParams({ answer: answer === 'complete' ? 'pay' : 'decline' });
  await fetch(secret, { method: 'POST', body, redirect: 'manual' });
}

/** Waits until buyers have bought more, or one of them fails. */
type MorePurchases = () => Promise<void>;

/** Lets buyers follow one another, before, during and after a fault, until each has what they ordered. */
async function whileBuying(fault: (more: MorePurchases) => Promise<void>): Promise<void> {
  store.url = balancer.url;
  const doors = new AbortController();
  const queue = async () => {
    while (!doors.signal.aborted) {
      const answer = await buyWithRetries({ store, chance, answerBank: answerAnyBank });
      if (answer !== null) answers.push(answer);
    }
  };
  const queues = Promise.all(Array.from({ length: buyers }, queue));
  const more = async () => {
    const count = answers.length + some;
    while (answers.length < count) await Promise.race([pause(50), queues]);
  };
  await more();
  await fault(more);
  await more();
  doors.abort();
  await queues;
}

const violations = () =>
  look(async (sql) => {
    const paypal = createPaypalProvider({
      ...openPaypalAccount(accountOptions(sql, balancer.url)).account,
      ...silent,
    });
    return findViolations({
      sql,
      payments: [
        ...(await collect(providerFor(sql, balancer.url).list(new Date(0)))),
        ...(await collect(paypal.list(new Date(0)))),
      ],
      acknowledgements: answers,
    });
  });

/** What buyers were told and isn't so, once everything has been completed. */
async function whatIsWrong(): Promise<readonly string[]> {
  await look(
    (sql) => sql`select graphile_worker.add_job('complete-attempts', '{"idleSeconds": 0}', priority => -1)`,
  );
  await expect.poll(violations, { timeout: longestWait, interval: 250 }).toEqual([]);
  const wrong: string[] = [];
  for (const answer of answers.slice(repeated))
    if (!(await isAnswerKept(store, answer))) wrong.push(answer.orderToken);
  repeated = answers.length;
  return wrong;
}

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
        expect(await whatIsWrong()).toEqual([]);
        expect(new Set(balancer.answered.keys())).toEqual(new Set(ports));
      },
    );
});

const pagesAt = (path: string) => Promise.all(ports.map((port) => ask(`http://127.0.0.1:${port}`, path)));
const statusesOf = async (path: string) => (await pagesAt(path)).map(({ status }) => status);

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
      expect(await whatIsWrong()).toEqual([]);
    },
  );
});
