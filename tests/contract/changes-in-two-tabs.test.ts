import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const begin = new Date('2026-11-20T15:00:00Z');
const hospital = 'custom@hospital.example';
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

const tele = 'SUB-PROC-COLL-TELE-1Y';
const cardiac = 'SUB-PROC-DIAG-CARDIAC-1Y';
const needle = 'SUB-PROC-PROC-NEEDLE-1Y';
const obstetric = 'SUB-PROC-DIAG-OB-1Y';
const review = 'SUB-PROC-COLL-REVIEW-1Y';
const held = [tele, cardiac, needle];
const changedElsewhere = [{ code: 'OPERATION_NOT_ALLOWED', reason: 'CHANGED_ELSEWHERE' }];

const charges = () => shop.provider.charged().length;

async function readStored() {
  const [row] = await shop.database.sql<
    [{ seats: number; features: readonly string[]; next: readonly string[] | null }]
  >`
    select seats, feature_skus as features, scheduled->'featureSkus' as next
    from subscription join organization on organization.id = organization_id where slug = 'st-anne-hospital'`;
  return row;
}

/** A review that a tab shows, and its confirmation, as a page sends it. */
async function reviewOf(change: RequestedChange) {
  const [preview] = await client.preview(hospital, [change]);
  if (!preview?.change) throw new Error('The change can’t be made.');
  const { previewedAt, basis } = preview;
  const { amountDue, renewalPrice } = preview.change;
  return {
    pay: () =>
      client.make(hospital, change, {
        previewedAt,
        basis,
        expected: amountDue.gross.amount,
        key: randomUUID(),
      }),
    schedule: () =>
      client.schedule(hospital, change, previewedAt, renewalPrice?.gross.amount, randomUUID(), basis),
  };
}

describe('a review in a second tab', () => {
  it('whose features would replace those just bought in the first one charges nothing and says so', async () => {
    const first = await reviewOf({ featureSkus: [...held, obstetric] });
    const second = await reviewOf({ featureSkus: [...held, review] });
    expect((await first.pay()).subscriptionErrors).toEqual([]);
    expect((await second.pay()).subscriptionErrors).toMatchObject(changedElsewhere);
    expect(charges()).toBe(1);
    expect(await readStored()).toMatchObject({ features: [...held, obstetric], next: null });
  });

  it('is not made over a change that the first one scheduled', async () => {
    const first = await reviewOf({ seats: 10 });
    const second = await reviewOf({ seats: 14 });
    expect((await first.schedule()).subscriptionErrors).toEqual([]);
    expect((await second.pay()).subscriptionErrors).toMatchObject(changedElsewhere);
    expect(charges()).toBe(0);
    expect(await readStored()).toMatchObject({ seats: 12, next: held });
  });

  it('schedules nothing over what the first one bought', async () => {
    const first = await reviewOf({ seats: 14 });
    const second = await reviewOf({ featureSkus: [tele] });
    expect((await first.pay()).subscriptionErrors).toEqual([]);
    expect((await second.schedule()).subscriptionErrors).toMatchObject(changedElsewhere);
    expect(await readStored()).toMatchObject({ seats: 14, next: null });
  });

  it('is made once it has been calculated anew', async () => {
    await (await reviewOf({ featureSkus: [...held, obstetric] })).pay();
    const again = await reviewOf({ featureSkus: [...held, obstetric, review] });
    expect((await again.pay()).subscriptionErrors).toEqual([]);
    expect(charges()).toBe(2);
    expect((await readStored()).features).toEqual([...held, obstetric, review]);
  });

  it('is made ten minutes later, where the first tab has only looked', async () => {
    const second = await reviewOf({ seats: 14 });
    await reviewOf({ seats: 20 });
    now = new Date(begin.getTime() + 600_000);
    expect((await second.pay()).subscriptionErrors).toEqual([]);
    expect((await readStored()).seats).toBe(14);
  });
});
