import { afterAll, beforeAll, expect, it } from 'vitest';
import { shop as confirmingShop } from '../../server/modules/mail/order-confirmation.fixture.ts';
import { orderConfirmation } from '../../server/modules/mail/order-confirmation.ts';
import { loadOrder } from '../../server/modules/order/order.repository.ts';
import { debitExamples, orderRenewing } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

const orderedAt = new Date('2026-11-20T15:00:00Z');
const arrivesAt = new Date('2026-11-27T15:00:00Z');

let now = orderedAt;
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => now });
});
afterAll(() => shop.close());

const words = {
  SEPA: 'starten eine damit gekaufte Mitgliedschaft',
  ACH: 'start any membership you bought with it',
  ACSS: 'start any membership you bought with it',
};

it.each(debitExamples)(
  'a membership that $method pays has no day before the payment arrives, and counts from that day',
  async (example) => {
    now = orderedAt;
    const email = `later-${example.method.toLowerCase()}@clinic.example`;
    await orderRenewing(shop, shop.client, example, email);
    const { sql } = shop.database;
    const [{ id }] = await sql<[{ id: string }]>`select id from orders where email = ${email}`;

    const order = await loadOrder(sql, id);
    if (order === null) throw new Error('The order is not there');
    expect(order.membershipTerm).toBeNull();
    const { text } = orderConfirmation(order, confirmingShop, null);
    expect(text).toContain(words[example.method]);
    expect(text).not.toContain('2027');

    now = arrivesAt;
    await shop.deliverEvents();
    expect((await loadOrder(sql, id))?.membershipTerm).toMatchObject({
      lastDay: '2027-11-26',
      nextTermDay: '2027-11-27',
      renewsAutomatically: true,
    });
  },
);
