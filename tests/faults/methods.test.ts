import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDebit, type PaymentMethod } from '@sonde/machines/rules/payment';
import type { Sql } from '../../server/db/connect.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { openCardAccount } from '../../server/open-stand-ins.ts';
import { type EventStore, openEventStore } from './event-store.ts';
import { createOutsideDatabase, createOwnDatabase, type FaultDatabase } from './fault-database.ts';
import { everyMethod } from '../contract/method-addresses.ts';
import { buyByMethod, freeVoucher } from './method-buyers.ts';
import { createChance } from './random.ts';
import { type FinalAnswer, isAnswerKept } from './retrying-buyer.ts';
import type { RunningStore } from './running-store.ts';
import { accountOptions, answerBank } from './stand-in-accounts.ts';

// Buyers with every payment method, while the process or the database is killed, and while the events of both providers
// arrive late, in another order, several times and among forged ones.

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);

/** So many, drawn from all, in any order. */
function draw<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items
    .map((item) => [chance.next(), item] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, item]) => item);
}

const allPoints = crashPoints.filter((point) => /^(?:placement|charge|webhook)\./.test(point));
// A voucher is what the first one is about; a free order has no charge.
const points = allPoints.filter((point) => point !== 'placement.before-voucher');
const [debits, others] = [everyMethod.filter(isDebit), everyMethod.filter((method) => !isDebit(method))];
/** PayPal has a provider and events of its own, and a debit is only settled by events. */
const methods = isFull
  ? everyMethod
  : [
      'PAYPAL_ONE_TIME' as const,
      ...draw(debits, 1),
      ...draw(
        others.filter((method) => method !== 'PAYPAL_ONE_TIME'),
        3,
      ),
    ];
/** One method of each provider, and where its events arrive. */
const providers = [
  ['CREDIT_CARD', '/webhooks/card'],
  ['PAYPAL_ONE_TIME', '/webhooks/paypal'],
] as const;
const killedAt = isFull ? points : draw(points, 2);
const rounds = isFull ? 3 : 1;
/** How often a crash point may be passed before the process dies there. */
const mostPasses = isFull ? 6 : 2;
/** Milliseconds. */
const longestLife = 1500;

const databases: Readonly<Record<string, () => Promise<FaultDatabase>>> = {
  'a database that lives on': createOutsideDatabase,
  ...(isFull ? { 'a database of its own that is killed, too': createOwnDatabase } : {}),
};

describe.each(Object.entries(databases))('every payment method, with %s', (_name, createDatabase) => {
  let database: FaultDatabase;
  let store: RunningStore;
  let events: EventStore;
  const answers: FinalAnswer[] = [];

  const cardAccount = (sql: Sql) => openCardAccount(accountOptions(sql, store.url));
  beforeAll(async () => {
    events = await openEventStore(chance, await createDatabase());
    ({ database, store } = events);
  });
  afterAll(() => events.close());

  /** The bank answers, or the buyer on the page of their method. */
  async function answer(secret: string, given: 'complete' | 'fail'): Promise<void> {
    if (!secret.startsWith('http')) return answerBank(database, store, { secret, answer: given });
    await fetch(secret, {
      method: 'POST',
      body: new URLSearchParams({ answer: given === 'complete' ? 'pay' : 'decline' }),
      redirect: 'manual',
    });
  }

  /** The banks answer about debits. */
  async function answerDebits(commands: object): Promise<void> {
    const { secretKey } = await database.look(async (sql) => cardAccount(sql));
    const response = await fetch(`${store.url}/sandbox/card/control`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(commands),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  const buyBy = async (chosen: readonly PaymentMethod[]) => {
    const { publishableKey } = await database.look(async (sql) => cardAccount(sql));
    const surroundings = { store, chance, publishableKey, answerBank: answer };
    answers.push(...(await Promise.all(chosen.map((method) => buyByMethod(surroundings, method)))));
  };

  it(
    `takes money for orders only, once, and orders for money (seed ${seed}: ${methods.join(', ')})`,
    { timeout: isFull ? 1_800_000 : 300_000 },
    async () => {
      await store.start();
      await database.look(
        (sql) => sql`
          insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
            once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
          values (${freeVoucher}, 'Gift', 'Everything.', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false,
            '{}', '{}', false)`,
      );
      await database.look(
        (sql) => sql`update shipping_method set prices = '{"USD": 0}' where id = 'us-standard'`,
      );
      let databaseKills = 0;
      for (let round = 0; round < rounds; round += 1)
        for (const point of killedAt) {
          await store.kill();
          await store.start({ point, pass: 1 + Math.floor(chance.next() * mostPasses) });
          const bought = buyBy(methods);
          // Not every choice of methods passes every point so often.
          const isOver = await Promise.race([store.ended().then(() => false), bought.then(() => true)]);
          if (isOver) await store.kill();
          if (database.kill !== null && chance.next() < 0.5) {
            await store.start();
            database.kill();
            databaseKills += 1;
            await pause(longestLife);
            await store.kill();
          }
          await store.start();
          await bought;
          await answerDebits(
            chance.next() < 0.7 ? { clearDebits: true } : { returnDebits: 'insufficient_funds' },
          );
        }
      expect(databaseKills > 0).toBe(database.kill !== null);
      // PayPal's signer ends with the process: only without a kill are its events certain to be checked.
      await buyBy(providers.map(([method]) => method));
      const { courier } = events;
      await courier.emptied();
      await events.completeAttempts();
      await expect.poll(() => events.violations(answers), { timeout: 40_000, interval: 500 }).toEqual([]);
      expect(courier.problems).toEqual([]);
      const counts = providers.map(([, path]) => ({ path, ...courier.counts.get(path) }));
      expect(counts.filter(({ confirmed = 0, forged = 0 }) => confirmed === 0 || forged === 0)).toEqual([]);
      expect(answers).toHaveLength(rounds * killedAt.length * methods.length + providers.length);
      for (const answer of answers) expect(await isAnswerKept(store, answer)).toBe(true);
    },
  );
});
