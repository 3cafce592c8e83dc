import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CrashPointName, crashPoints } from '../../server/kernel/crash-points.ts';
import { changingClientOf, type MadeFields, type RequestedChange } from '../contract/changing-client.ts';
import type { GivenMembership } from '../contract/memberships.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { debitedWishes, ordinary, runningPlans, type Wish, wishes } from './change-wishes.ts';
import { createOutsideDatabase, type FaultDatabase } from './fault-database.ts';
import {
  type AdministeredMembership,
  seedAdministrator,
  seedAdministrators,
  signIn,
} from './seed-administrators.ts';
import { createChance } from './random.ts';
import { repeatUntilDone } from './retrying-buyer.ts';
import { createStore, type RunningStore } from './running-store.ts';
import { saveAccount } from './saved-account.ts';
import { answerBank, providerFor } from './stand-in-accounts.ts';

// Administrators change their memberships, and the process is killed while it answers. Whoever has no answer sends the
// same request again.

const isFull = process.env['FULL'] === '1';
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const chance = createChance(seed);

const renewing: Partial<GivenMembership> = { ...ordinary, renews: true };
/** A plan for the renewal that replaces what is scheduled. */
const later: RequestedChange = { sku: 'SUB-IND-3Y' };

const changePoints = crashPoints.filter((point) => point.startsWith('change'));
const schedulePoints = crashPoints.filter((point) => point.startsWith('schedule.'));

interface Paying {
  readonly wishes: Readonly<Record<string, Wish>>;
  readonly points: readonly CrashPointName[];
  /** How often the wishes pass a crash point at least. */
  readonly surePasses: (point: CrashPointName) => number;
}

/** How changes are paid. A debit passes the points of its charge once more when it clears. */
const waysToPay: Readonly<Record<string, Paying>> = {
  'by card': { wishes, points: changePoints, surePasses: () => 4 },
  'by bank debit': {
    wishes: debitedWishes,
    points: isFull ? changePoints : ['change.after-charge'],
    surePasses: (point) => (point.startsWith('change.') ? 8 : 4),
  },
};
const rounds = isFull ? 8 : 1;

let database: FaultDatabase;
let store: RunningStore;
beforeAll(async () => {
  database = await createOutsideDatabase();
  store = await createStore(database.environment);
});
afterAll(async () => {
  await store.kill();
  await database.close();
});

const payments = () => database.look((sql) => collect(providerFor(sql, store.url).list(new Date(0))));
const violations = async () => {
  const listed = await payments();
  return database.look((sql) => findViolations({ sql, payments: listed, acknowledgements: [] }));
};

type Client = ReturnType<typeof changingClientOf>;
const clientFor = async (emails: readonly string[]): Promise<Client> => {
  const headersOf = await database.look((sql) => signIn(sql, store.url, emails));
  return changingClientOf((request) => fetch(new Request(`${store.url}/graphql/`, request)), headersOf);
};

/** Starts the store, lets it be killed at a point while it answers, and starts it again at once. */
async function killAt(point: CrashPointName, pass: number, ask: () => Promise<unknown>): Promise<void> {
  await store.kill();
  await store.start({ point, pass });
  const asked = ask();
  const late = new AbortController();
  await Promise.race([
    store.ended(),
    pause(45_000, null, { signal: late.signal }).then(
      () => Promise.reject(new Error(`The crash point ${point} was not reached`)),
      () => undefined,
    ),
  ]);
  late.abort();
  await store.start();
  // The job that resumes changes and the repeated requests meet.
  await database.look(
    (sql) => sql`
      select graphile_worker.add_job('renew-subscriptions', '{"idleSeconds": 0}', priority => -1)`,
  );
  await asked;
}

/** What one administrator was shown, and was answered in the end. */
interface Asked {
  readonly email: string;
  readonly subscriptionId: string;
  readonly wish: Wish;
  readonly savedPaymentMethodId: string | null;
  readonly shown: number;
  readonly previewedAt: string;
  answer: MadeFields | null;
}

async function preview(client: Client, one: AdministeredMembership, wish: Wish): Promise<readonly Asked[]> {
  const [shown] = await client.preview(one.administrators[0] ?? '', [wish.requested ?? {}]);
  if (!shown?.change) throw new Error(JSON.stringify(shown));
  if (shown.change.takesEffect !== 'NOW') throw new Error(`It isn’t made now: ${JSON.stringify(shown)}`);
  const { subscriptionId } = one;
  const asked = {
    subscriptionId,
    wish,
    savedPaymentMethodId:
      wish.account === undefined
        ? null
        : await saveAccount(database, store, { subscriptionId, number: wish.account }),
    shown: shown.change.amountDue.gross.amount,
    previewedAt: shown.previewedAt,
    answer: null,
  };
  return one.administrators.map((email) => ({ ...asked, email }));
}

/** Sends the same request until the change is made or refused, and answers the bank in between. */
async function insistOn(client: Client, asked: Asked): Promise<void> {
  const { email, wish, savedPaymentMethodId, shown, previewedAt } = asked;
  const entered = wish.card === null ? null : { token: wish.card };
  const payment = savedPaymentMethodId === null ? entered : { savedPaymentMethodId };
  const key = `${email} wants it`;
  for (;;) {
    const answer = await repeatUntilDone(store, () =>
      client.make(email, wish.requested, { payment, key, expected: shown, previewedAt }),
    );
    if (answer.confirmationNeeded)
      await repeatUntilDone(store, () =>
        answerBank(database, store, {
          secret: answer.paymentIntentSecret ?? '',
          answer: wish.bank ?? 'complete',
        }),
      );
    else if (answer.isPending || answer.isDebited) await pause(100);
    else {
      asked.answer = answer;
      return;
    }
  }
}

const isMade = ({ answer }: Asked) => answer?.subscriptionErrors.length === 0;

/** What the provider has kept for the changes of a membership, and what the shop says of them. */
async function booksOf(subscriptionId: string) {
  const listed = await payments();
  const { ids, plan, seats, features, invoices } = await database.look(async (sql) => {
    const attempts = await sql<{ id: string }[]>`
      select id from change_attempt where subscription_id = ${subscriptionId}`;
    const [row] = await sql<[{ plan: string; seats: number; features: readonly string[] }]>`
      select sku as plan, seats_in_base + additional_seats as seats, feature_skus as features from subscription
      where id = ${subscriptionId}`;
    const invoices = await sql<{ gross: number }[]>`
      select gross::int from invoice where subscription_id = ${subscriptionId}`;
    const idsOf = new Set(attempts.map(({ id }) => id));
    return { ...row, invoices: invoices.map(({ gross }) => gross), ids: idsOf };
  });
  const charges = listed
    .filter(({ changeId, amountReceived }) => changeId !== null && ids.has(changeId) && amountReceived > 0)
    .map(({ amountReceived, amountRefunded }) => amountReceived - amountRefunded);
  const is = [plan, `${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...features].join(', ');
  return { charges, is, invoices };
}

it.each(Object.entries(waysToPay))(
  `a change paid %s whose request dies at any crash point is made once and charged once (seed ${seed})`,
  { timeout: isFull ? 1_800_000 : 400_000 },
  async (_name, paying) => {
    await store.kill();
    await store.start();
    for (let round = 0; round < rounds; round += 1)
      for (const point of paying.points) {
        const given = await database.look(async (sql) => {
          const all: (readonly [AdministeredMembership, Wish])[] = [];
          for (const wish of Object.values(paying.wishes)) {
            const seeded = await (wish.askedByBoth ? seedAdministrators : seedAdministrator)(sql, wish.given);
            if (wish.running !== undefined) await runningPlans[wish.running](sql, seeded.subscriptionId);
            all.push([seeded, wish]);
          }
          return all;
        });
        const client = await clientFor(given.flatMap(([{ administrators }]) => administrators));
        const asked: Asked[] = [];
        for (const [one, wish] of given) asked.push(...(await preview(client, one, wish)));

        const pass = 1 + Math.floor(chance.next() * paying.surePasses(point));
        await killAt(point, pass, () => Promise.all(asked.map((one) => insistOn(client, one))));

        for (const [{ subscriptionId }, wish] of given) {
          const own = asked.filter((one) => one.subscriptionId === subscriptionId);
          const made = own.filter(isMade);
          const due = Math.round((own[0]?.shown ?? 0) * 100);
          const expected = wish.isRefused || due === 0 ? [] : [due];
          expect([point, wish, made.length]).toEqual([point, wish, wish.isRefused ? 0 : 1]);
          expect([point, wish, await booksOf(subscriptionId)]).toEqual([
            point,
            wish,
            { charges: expected, is: wish.becomes, invoices: expected },
          ]);
        }
      }
    await expect.poll(violations, { timeout: 20_000, interval: 250 }).toEqual([]);
  },
);

it(
  `what is scheduled, or no longer, is so after its request died at any crash point (seed ${seed})`,
  { timeout: isFull ? 1_800_000 : 400_000 },
  async () => {
    await store.kill();
    await store.start();
    for (let round = 0; round < rounds; round += 1)
      for (const point of schedulePoints) {
        const given = await database.look(async (sql) => [
          await seedAdministrator(sql, renewing),
          await seedAdministrator(sql, renewing),
          await seedAdministrator(sql, renewing),
        ]);
        const client = await clientFor(given.flatMap(({ administrators }) => administrators));
        const previewedAt = new Date().toISOString();
        const scheduledNow = () =>
          database.look(async (sql) => {
            const ids = given.map(({ subscriptionId }) => subscriptionId);
            const rows = await sql<{ sku: string | null; next: boolean }[]>`
              select scheduled->>'sku' as sku, next_charge_on is not null as next from subscription
              where id = any(${ids}::text[]::uuid[])`;
            return rows.map(({ sku, next }) => (next ? sku : 'off'));
          });
        const pass = () => 1 + Math.floor(chance.next() * given.length);

        const schedule = ({ administrators: [email = ''] }: AdministeredMembership) =>
          repeatUntilDone(store, async () => {
            const { subscriptionErrors } = await client.schedule(email, later, previewedAt);
            // The request before it was carried out, and nobody was told.
            expect(subscriptionErrors.map(({ reason }) => reason)).toEqual(
              subscriptionErrors.length === 0 ? [] : ['NOTHING_CHANGES'],
            );
          });
        await killAt(point, pass(), () => Promise.all(given.map(schedule)));
        expect([point, await scheduledNow()]).toEqual([point, given.map(() => later.sku)]);

        const remove = ({ administrators: [email = ''] }: AdministeredMembership) =>
          repeatUntilDone(store, async () => {
            expect((await client.removeSchedule(email)).subscriptionErrors).toEqual([]);
          });
        await killAt(point, pass(), () => Promise.all(given.map(remove)));
        expect([point, await scheduledNow()]).toEqual([point, given.map(() => null)]);
      }
    await expect.poll(violations, { timeout: 20_000, interval: 250 }).toEqual([]);
  },
);
