import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { openCardAccount, openPaypalAccount } from '../../server/open-stand-ins.ts';
import type { Sql } from '../../server/db/connect.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { requestRefunds } from './request-refunds.ts';
import { foundMembers, leaveChanges, makeDue } from './due-renewals.ts';
import { createOutsideDatabase, createOwnDatabase } from './fault-database.ts';
import type { FaultDatabase } from './fault-database.ts';
import { createChance } from './random.ts';
import { createStore, tokenSecret } from './running-store.ts';
import type { RunningStore } from './running-store.ts';
import { buyWithRetries, isAnswerKept } from './retrying-buyer.ts';
import type { FinalAnswer } from './retrying-buyer.ts';

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);
const randomKills = isFull ? 40 : 3;
const buyersAtOnce = isFull ? 10 : 6;
/** Milliseconds. */
const longestLife = 1500;
const longestWait = isFull ? 120_000 : 45_000;
/** Memberships that are due, or change, while the store may die at a crash point of renewals or changes. */
const membersPerPoint = 8;
/** Those of requests about memberships are reached in `changes.test.ts`. */
const points = crashPoints.filter((point) => !/^(?:change-request|schedule)\./.test(point));
/** How often a crash point may be passed before the process dies there. */
const mostPasses = 6;

const databases: Readonly<Record<string, () => Promise<FaultDatabase>>> = {
  'a database that lives on': createOutsideDatabase,
  ...(isFull ? { 'a database of its own that is killed, too': createOwnDatabase } : {}),
};

describe.each(Object.entries(databases))(
  'a store that is killed while it sells, with %s',
  (_name, createDatabase) => {
    let database: FaultDatabase;
    let store: RunningStore;
    const answers: FinalAnswer[] = [];

    beforeAll(async () => {
      database = await createDatabase();
      store = await createStore(database.environment);
    });
    afterAll(async () => {
      await store.kill();
      await database.close();
    });

    async function answerBank(secret: string, answer: 'complete' | 'fail'): Promise<void> {
      if (secret.startsWith('http')) {
        const body = new URLSearchParams({ answer: answer === 'complete' ? 'pay' : 'decline' });
        await fetch(secret, { method: 'POST', body, redirect: 'manual' });
        return;
      }
      const intentId = secret.split('_secret')[0] ?? '';
      const [challenge] = await database.look(
        (sql) => sql<[{ id: string }]>`
        select id from card_sandbox.document
        where kind = 'authentication' and document->>'payment_intent' = ${intentId}`,
      );
      const body = new URLSearchParams({ answer });
      await fetch(`${store.url}/sandbox/card/three-d-secure/${challenge.id}`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
    }

    function accountOptions(sql: Sql) {
      const parsed = parseEnvironment({});
      if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
      const { environment } = parsed;
      const addresses = {
        ownAddress: store.url,
        standInAddress: `${store.url}/sandbox`,
        publicUrl: store.url,
      };
      return { environment, sql, ...addresses, tokenSecret, reportError: () => {} };
    }
    const silent = { report: () => {}, alert: () => {} };
    const providerFor = (sql: Sql) =>
      createStripeProvider({ ...openCardAccount(accountOptions(sql)), ...silent });
    const paypalFor = (sql: Sql) =>
      createPaypalProvider({ ...openPaypalAccount(accountOptions(sql)).account, ...silent });

    const violations = () =>
      database.look(async (sql) =>
        findViolations({
          sql,
          payments: [
            ...(await collect(providerFor(sql).list(new Date(0)))),
            ...(await collect(paypalFor(sql).list(new Date(0)))),
          ],
          acknowledgements: answers,
        }),
      );

    /** Buyers who follow one another until the returned function stops them. */
    function openDoors(): () => Promise<void> {
      const doors = new AbortController();
      const queue = async () => {
        while (!doors.signal.aborted) {
          const answer = await buyWithRetries({ store, chance, answerBank });
          if (answer !== null) answers.push(answer);
        }
      };
      const queues = Promise.all(Array.from({ length: buyersAtOnce }, queue));
      return async () => {
        doors.abort();
        await queues;
      };
    }

    /** A crash point that is no longer reached fails the test instead of blocking it. */
    async function endedAt(point: string): Promise<void> {
      const patience = new AbortController();
      const late = pause(longestWait, null, { signal: patience.signal }).then(
        () => {
          throw new Error(`The crash point ${point} was not reached`);
        },
        () => undefined,
      );
      try {
        await Promise.race([store.ended(), late]);
      } finally {
        patience.abort();
      }
    }

    async function killAtRandom(): Promise<void> {
      await store.start();
      await pause(chance.next() * longestLife);
      if (database.kill !== null && chance.next() < 0.5) {
        database.kill();
        await pause(longestLife);
      }
      await store.kill();
    }

    it(
      `loses nothing and charges no one twice (seed ${seed})`,
      { timeout: isFull ? 1_800_000 : 900_000 },
      async () => {
        let stage = 'the first start';
        onTestFailed(() => console.error(`The run had reached ${stage}, with ${answers.length} orders.`));
        await store.start();
        const isOfMembers = (point: string) => point.startsWith('renewal.') || point.startsWith('change.');
        const ofMembers = points.filter(isOfMembers);
        const members = await database.look((sql) =>
          foundMembers(sql, providerFor(sql), ofMembers.length * membersPerPoint),
        );
        await store.kill();
        const membersOf = (point: (typeof points)[number]) => {
          const first = ofMembers.indexOf(point) * membersPerPoint;
          return members.slice(first, first + membersPerPoint);
        };

        const closeDoors = openDoors();
        for (const point of points) {
          stage = point;
          await store.start({ point, pass: 1 + Math.floor(chance.next() * mostPasses) });
          const bill = point.startsWith('change.') ? leaveChanges : makeDue;
          if (isOfMembers(point)) await database.look((sql) => bill(sql, membersOf(point)));
          if (point.startsWith('refund.'))
            await database.look((sql) => requestRefunds(sql, point, mostPasses));
          await endedAt(point);
        }
        for (let kill = 0; kill < randomKills; kill += 1) {
          stage = `kill ${kill}`;
          await killAtRandom();
        }
        stage = 'the last start';
        await store.start();
        stage = 'the last buyers';
        await closeDoors();
        stage = 'the invariants';

        // Ahead of the hundreds of mails that the killed processes have left.
        await database.look(
          (sql) => sql`
            select graphile_worker.add_job('complete-attempts', '{"idleSeconds": 0}', priority => -1),
              graphile_worker.add_job('renew-subscriptions', '{"idleSeconds": 0}', priority => -1)`,
        );
        await database.look(
          (sql) => sql`
            select graphile_worker.add_job('make-refund', json_build_object('refundId', id),
              job_key => 'make-refund:' || id, priority => -1)
            from refund where not exists (select from refund_outcome where refund_id = refund.id)`,
        );
        await expect.poll(violations, { timeout: 20_000, interval: 250 }).toEqual([]);
        expect(answers.length).toBeGreaterThan(points.length);
        const paidBy = await database.look(
          (sql) => sql<{ gateway: string }[]>`
            select distinct gateway from payment_attempt where status = 'SUCCEEDED'`,
        );
        expect(paidBy.map(({ gateway }) => gateway).toSorted()).toEqual(['paypal', 'stripe']);
        const invoices = await database.look(
          (sql) =>
            sql`select subscription_id from invoice where subscription_id::text = any(${[...members]}::text[])`,
        );
        expect(invoices).toHaveLength(members.length);
        const changed = await database.look(
          (sql) => sql<{ id: string; seats: number }[]>`
            select id, additional_seats as seats from subscription where id::text = any(${[...members]}::text[])`,
        );
        const seatsOf = new Map(changed.map(({ id, seats }) => [id, seats]));
        for (const point of ofMembers)
          for (const member of membersOf(point))
            expect([point, seatsOf.get(member)]).toEqual([point, point.startsWith('change.') ? 1 : 0]);
        const refundsMade = () =>
          database.look(async (sql) => {
            const refunds = await sql`
              select from refund join refund_outcome on refund_id = refund.id where outcome = 'MADE'`;
            return refunds.length;
          });
        const refundPoints = points.filter((point) => point.startsWith('refund.'));
        await expect
          .poll(refundsMade, { timeout: longestWait, interval: 250 })
          .toBe(refundPoints.length * mostPasses);
        // The tax service is told of a refund before the shop has written that it was.
        await expect.poll(violations, { timeout: 20_000, interval: 250 }).toEqual([]);
        for (const answer of answers) expect(await isAnswerKept(store, answer)).toBe(true);
      },
    );
  },
);
