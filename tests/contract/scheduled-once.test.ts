import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const begin = new Date('2026-11-20T15:00:00Z');
const klinik = 'admin@klinik.example';
let now = begin;
let people: RestoredDatabase;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  people = await createRestoredDatabase((sql) => seedPeople(sql, begin));
});
afterAll(() => people.drop());
beforeEach(async () => {
  now = begin;
  shop = await openOrderShop({ database: people.database, now: () => now });
  client = createChangingClient(shop.services);
});
afterEach(() => shop.close());

const schedule = (change: RequestedChange, key: string) =>
  client.schedule(klinik, change, begin.toISOString(), undefined, key);

async function mails(): Promise<readonly string[]> {
  await shop.runJobs();
  const rows = await shop.database.sql<{ subject: string }[]>`
    select subject from sandbox_mail where recipient = ${klinik} order by created_at`;
  return rows.map(({ subject }) => subject);
}

async function scheduledSeats(): Promise<number | null> {
  const [row] = await shop.database.sql<[{ seats: number | null }]>`
    select (scheduled->>'seatsInBase')::int + (scheduled->>'additionalSeats')::int as seats
    from subscription join organization on organization.id = organization_id where slug = 'klinik-am-park'`;
  return row.seats;
}

describe('a change is scheduled once', () => {
  it('by its key, however often it is sent, and administrators are told once', async () => {
    const answers = [await schedule({ seats: 6 }, 'a key'), await schedule({ seats: 6 }, 'a key')];
    answers.push(...(await Promise.all([schedule({ seats: 6 }, 'a key'), schedule({ seats: 6 }, 'a key')])));
    for (const { subscriptionErrors, organizationMembership } of answers) {
      expect(subscriptionErrors).toEqual([]);
      expect(organizationMembership?.organization.subscription).toMatchObject({ scheduledSeats: 6 });
    }
    expect(await mails()).toEqual(['Ihre Änderung ist geplant']);
  });

  it('and a request that arrives again when its preview is over is still the same', async () => {
    await schedule({ seats: 6 }, 'a key');
    now = new Date(begin.getTime() + 3_600_000);
    expect((await schedule({ seats: 6 }, 'a key')).subscriptionErrors).toEqual([]);
    expect(await mails()).toEqual(['Ihre Änderung ist geplant']);
  });

  it('and one that arrives late replaces nothing that was decided since', async () => {
    await schedule({ seats: 6 }, 'a key');
    await schedule({ seats: 7 }, 'another key');
    await schedule({ seats: 6 }, 'a key');
    expect(await scheduledSeats()).toBe(7);
    await client.removeSchedule(klinik);
    await schedule({ seats: 7 }, 'another key');
    expect(await scheduledSeats()).toBeNull();
  });

  it('and its key names no other change', async () => {
    await schedule({ seats: 6 }, 'a key');
    const { subscriptionErrors } = await schedule({ seats: 7 }, 'a key');
    expect(subscriptionErrors).toMatchObject([{ code: 'INVALID', field: 'idempotencyKey' }]);
    expect(await scheduledSeats()).toBe(6);
  });

  it('and a refused request leaves its key unused', async () => {
    const refused = await client.schedule(klinik, { seats: 6 }, begin.toISOString(), 1, 'a key');
    expect(refused.subscriptionErrors).toMatchObject([{ code: 'PRICES_ARE_CHANGED' }]);
    expect((await schedule({ seats: 6 }, 'a key')).subscriptionErrors).toEqual([]);
    expect(await scheduledSeats()).toBe(6);
  });

  it('and a blank key is refused', async () => {
    const { subscriptionErrors } = await schedule({ seats: 6 }, ' ');
    expect(subscriptionErrors).toMatchObject([{ code: 'INVALID', field: 'idempotencyKey' }]);
  });
});
