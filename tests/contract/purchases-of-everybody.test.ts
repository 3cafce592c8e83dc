import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import { type CheckoutClient, openCheckout, placement, type RequestedItems } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

const carts = {
  probe: { 'IQ3-USBC': 1 },
  'IQ+ probe': { 'IQP-USBC': 1 },
  'vet probe': { 'IQV-USBC': 1 },
  cable: { 'CBL-USBC': 1 },
  Individual: { 'SUB-IND-1Y': 1 },
  Core: { 'SUB-CORE-1Y': 1 },
  Team: { 'SUB-TEAM-1Y': 1 },
  Clinic: { 'SUB-CLINIC-1Y': 1 },
  'vet Pro': { 'SUB-PRO-VET-1Y': 1 },
  'probe with Individual': { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
  'vet probe with vet Pro': { 'IQV-USBC': 1, 'SUB-PRO-VET-1Y': 1 },
  'trial of Individual': { 'SUB-IND-TRIAL': 1 },
  'probe with a trial': { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1 },
  'ten Team seats': { 'SUB-TEAM-SEAT-1Y': 10 },
} as const satisfies Readonly<Record<string, RequestedItems>>;

/** What each cart is for each person, and why it is refused, if it is. */
const purchases = JSON.parse(
  readFileSync(new URL('purchases-of-everybody.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<keyof typeof carts, string>>>>;

const people = JSON.parse(readFileSync('server/seed/sandbox/people.json', 'utf8')) as readonly {
  readonly email: string;
}[];

it.each(people)(
  '$email buys what their organization and their role allow, and nothing else',
  async ({ email }) => {
    const own = signedInAs(email);
    const client: CheckoutClient = {
      send: (operation, variables) => shop.client.send(operation, variables, own),
      change: (operation, variables) => shop.client.change(operation, variables, own),
    };
    const outcomes: Record<string, string> = {};
    for (const [cart, requested] of Object.entries(carts)) {
      const checkout = await openCheckout(client, requested);
      const { checkoutErrors } = await client.change('CheckoutComplete', placement(checkout));
      // Checks what the buyer needs, without the answers that the empty checkout lacks.
      const refused = checkoutErrors.filter(({ field }) => field === 'lines');
      outcomes[cart] = [checkout.bundleType, ...refused.flatMap(({ code, reason }) => [code, reason])]
        .filter((word) => word !== null)
        .join(' ');
    }
    expect(outcomes).toEqual(purchases[email]);
  },
);
