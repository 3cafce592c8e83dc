import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { fillCheckout, place, type RequestedItems } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => new Date('2026-11-20T15:00:00Z') });
});
afterAll(() => shop.close());

const readParts = () => shop.database.sql<{ plan_type: string; part_prices: unknown }[]>`
  select plan_type, part_prices from subscription order by plan_type`;

/** The tables as they were before migration 128. */
async function undoMigration() {
  const { sql } = shop.database;
  await sql`alter table subscription drop column part_prices`;
  await sql`
    alter table referral_entry drop constraint referral_entry_names_its_renewal, drop column change_attempt_id,
      add constraint referral_entry_names_its_renewal check ((reason = 'SPENT') = (attempt_id is not null))`;
  await sql`delete from schema_migration where name = '128-terms-of-changes'`;
}

describe('what of an agreed price is for seats and features', () => {
  it('is kept with what an order sells, and found in orders that were placed before', async () => {
    const orders: readonly RequestedItems[] = [
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 },
      { 'IQ3-USBC': 1, 'SUB-PROC-1Y': 1, 'SUB-PROC-SEAT-1Y': 2, 'SUB-PROC-DIAG-CARDIAC-1Y': 1 },
    ];
    for (const [index, requested] of orders.entries()) {
      const filled = await fillCheckout(shop.client, { email: `buyer-${index}@guest.example`, requested });
      await place(shop.client, filled);
    }
    const sold = await readParts();
    expect(sold).toMatchObject([
      { plan_type: 'INDIVIDUAL', part_prices: { seats: null, features: {} } },
      {
        plan_type: 'PRO_CUSTOM',
        part_prices: {
          seats: expect.anything(),
          features: { 'SUB-PROC-DIAG-CARDIAC-1Y': expect.anything() },
        },
      },
      { plan_type: 'TEAM', part_prices: { seats: expect.anything(), features: {} } },
    ]);
    // What was added later isn't in the order.
    await shop.database.sql`
      update subscription set additional_seats = additional_seats + 1, seat_limit = 50,
        price_net = price_net + 36000, price_gross = price_gross + 36000
      where plan_type = 'PRO_CUSTOM'`;
    await undoMigration();
    expect(await migrate(shop.database.sql)).toEqual(['128-terms-of-changes']);
    const [individual, , team] = sold;
    expect(await readParts()).toEqual([individual, { plan_type: 'PRO_CUSTOM', part_prices: null }, team]);
  });
});
