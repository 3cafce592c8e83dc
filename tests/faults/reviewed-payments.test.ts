import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/kernel/tokens.ts';
import { type CrashPointName, crashPoints } from '../../server/kernel/crash-points.ts';
import { type CheckoutFields, payBy } from '../contract/checkout-client.ts';
import { fillDebit } from '../contract/debit-orders.ts';
import { methodAddresses } from '../contract/method-addresses.ts';
import { type EventStore, openEventStore } from './event-store.ts';
import { createOutsideDatabase, createOwnDatabase } from './fault-database.ts';
import { payByLink } from './method-buyers.ts';
import { createChance } from './random.ts';
import { clientOf, complete, type FinalAnswer, repeatUntilDone, isAnswerKept } from './retrying-buyer.ts';

// Payments that PayPal reviews after their orders are placed, and mostly denies, while the process or the database is
// killed, and while PayPal's events arrive late, in another order, several times and among forged ones.

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);

const allPoints = crashPoints.filter((point) => /^(?:placement|charge|webhook|mail)\./.test(point));
// No order of these has a voucher.
const points = allPoints.filter((point) => point !== 'placement.before-voucher');
const killedAt: readonly CrashPointName[] = isFull
  ? points
  : [chance.pick(points.map((point) => [1, point] as const))];
/** How often a crash point may be passed before the process dies there. */
const mostPasses = isFull ? 6 : 3;
/** Milliseconds. */
const longestLife = 1500;

/** How PayPal's review ends, and whether the buyer then pays by the link of the order. */
const fates = {
  accepted: { review: 'accept', isPaidByLink: false },
  denied: { review: 'deny', isPaidByLink: false },
  'denied, and paid by card': { review: 'deny', isPaidByLink: true },
} as const;
type Fate = keyof typeof fates;
/** One buyer for each, or two. */
const chosenFates = (Object.keys(fates) as Fate[]).flatMap((fate) => (isFull ? [fate, fate] : [fate]));

/** What the books say in the end: of the order, of its payments, and how many mails say that it is unpaid. */
const ends: Readonly<Record<Fate, object>> = {
  accepted: { charge: 'FULLY_CHARGED', attempts: ['PAYPAL_ONE_TIME SUCCEEDED'], mails: 0 },
  denied: { charge: 'NOT_CHARGED', attempts: ['PAYPAL_ONE_TIME DECLINED'], mails: 1 },
  'denied, and paid by card': {
    charge: 'FULLY_CHARGED',
    attempts: ['CREDIT_CARD SUCCEEDED', 'PAYPAL_ONE_TIME DECLINED'],
    mails: 1,
  },
};

const databases = {
  'a database that lives on': createOutsideDatabase,
  ...(isFull ? { 'a database of its own that is killed, too': createOwnDatabase } : {}),
};

describe.each(Object.entries(databases))('payments under review, with %s', (_name, createDatabase) => {
  let events: EventStore;
  const answers: (FinalAnswer & { readonly fate: Fate })[] = [];

  beforeAll(async () => {
    events = await openEventStore(chance, await createDatabase());
  });
  afterAll(() => events.close());

  const press = (page: string, answer: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

  /** Places an order whose payment is reviewed; also returns PayPal's page. */
  async function placeReviewed(): Promise<FinalAnswer & { readonly page: string }> {
    const { store } = events;
    const client = clientOf(store);
    const email = `${randomUUID()}@clinic.example`;
    const fill = async (): Promise<CheckoutFields> =>
      payBy(
        client,
        await fillDebit(client, { at: methodAddresses.PAYPAL_ONE_TIME }, email),
        'PAYPAL_ONE_TIME',
      );
    const checkout = await repeatUntilDone(store, fill);
    const idempotencyKey = randomUUID();
    let page = '';
    for (;;) {
      const answer = await repeatUntilDone(store, () => complete(client, checkout, idempotencyKey));
      if (answer.order !== null)
        return {
          checkoutToken: checkout.token,
          orderToken: answer.order.token,
          checkout,
          idempotencyKey,
          page,
        };
      if (answer.checkoutErrors.length > 0) throw new Error(JSON.stringify(answer.checkoutErrors));
      page = answer.paymentIntentSecret ?? page;
      await (answer.confirmationNeeded ? repeatUntilDone(store, () => press(page, 'review')) : pause(100));
    }
  }

  const chargeStatusOf = (token: string) =>
    repeatUntilDone(events.store, () =>
      events.database.look(async (sql) => {
        const [order] = await sql<{ status: string }[]>`
          select charge_status as status from orders where token_hash = ${hashToken(token)}`;
        return order?.status;
      }),
    );

  async function buy(fate: Fate): Promise<void> {
    const { store } = events;
    const { page, ...answer } = await placeReviewed();
    await repeatUntilDone(store, () => press(page, fates[fate].review));
    if (fates[fate].isPaidByLink) {
      // The event may be lost with the process that signed it. Then the shop asks PayPal, as it does from time to time.
      while ((await chargeStatusOf(answer.orderToken)) !== 'NOT_CHARGED') {
        await repeatUntilDone(store, () => events.completeAttempts());
        await pause(1000);
      }
      await payByLink({ store }, clientOf(store), answer.orderToken, answer.checkout);
    }
    answers.push({ ...answer, fate });
  }

  const endOf = ({ orderToken }: FinalAnswer) =>
    events.database.look(async (sql) => {
      const [end] = await sql<{ charge: string; attempts: readonly string[]; mails: number }[]>`
        select charge_status as charge,
          (select array_agg(method || ' ' || status order by method) from payment_attempt where order_id = orders.id) as attempts,
          (select count(*)::int from sandbox_mail join payment_attempt on payment_attempt.order_id = orders.id
            where message_id like '<payment-returned.' || payment_attempt.id || '@%') as mails
        from orders where token_hash = ${hashToken(orderToken)} and status <> 'CANCELED' and confirmed_at is not null`;
      return end;
    });

  it(
    `keep their orders, and take money once, or not at all (seed ${seed})`,
    { timeout: isFull ? 1_800_000 : 300_000 },
    async () => {
      const { store, database, courier } = events;
      await store.start();
      let databaseKills = 0;
      for (const point of killedAt) {
        await store.kill();
        await store.start({ point, pass: 1 + Math.floor(chance.next() * mostPasses) });
        const bought = Promise.all(chosenFates.map(buy));
        // Not every fate passes every point so often.
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
      }
      expect(databaseKills > 0).toBe(database.kill !== null);
      await courier.emptied();
      await events.completeAttempts();
      await expect.poll(() => events.violations(answers), { timeout: 40_000, interval: 500 }).toEqual([]);
      expect(courier.problems).toEqual([]);
      expect(answers).toHaveLength(killedAt.length * chosenFates.length);
      for (const answer of answers) {
        await expect.poll(() => endOf(answer), { timeout: 40_000, interval: 500 }).toEqual(ends[answer.fate]);
        expect(await isAnswerKept(store, answer)).toBe(true);
      }
    },
  );
});
