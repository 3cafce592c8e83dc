import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import { type CheckoutClient, fillCheckout, orderOf, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const today = '2026-11-20';
const now = new Date(`${today}T15:00:00Z`);
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  await shop.database.sql`
    update subscription set starts_on = '2025-12-21', expires_on = '2026-12-20', next_charge_on = '2026-12-21'
    where organization_id = (select organization_id from organization_membership
      join users on users.id = user_id where email = 'individual@solo.example')`;
});
afterAll(() => shop.close());

const clientOf = (email: string): CheckoutClient => ({
  send: (operation, variables, headers) =>
    shop.client.send(operation, variables, { ...signedInAs(email), ...headers }),
  change: (operation, variables, headers) =>
    shop.client.change(operation, variables, { ...signedInAs(email), ...headers }),
});

it.each([
  ['starts with the order where the last one has ended', 'expired@solo.example', 'SUB-IND-1Y', today],
  ['starts with the order where it replaces a trial', 'trial@solo.example', 'SUB-CLINIC-1Y', today],
  ['has started before where it was overdue', 'pastdue@solo.example', 'SUB-IND-1Y', '2025-11-18'],
  ['has started before where it is renewed early', 'individual@solo.example', 'SUB-IND-1Y', '2025-12-21'],
])('a membership %s', async (_what, email, sku, startsOn) => {
  const client = clientOf(email);
  const placed = await place(client, await fillCheckout(client, { requested: { [sku]: 1 } }));
  expect(placed.checkoutErrors).toEqual([]);
  expect(await orderOf(client, placed)).toMatchObject({ membershipTerm: { startsOn } });
});
