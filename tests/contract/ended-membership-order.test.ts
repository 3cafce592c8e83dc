import { expect, it, onTestFinished } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { connect } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  type CheckoutClient,
  type Completed,
  createCheckoutClient,
  fillCheckout,
  placement,
} from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

const now = new Date('2026-11-20T15:00:00Z');
const person = 'expired@solo.example';

it('the order of an ended membership is placed with at most twelve statements', async () => {
  const shop = await openOrderShop({ now: () => now });
  onTestFinished(() => shop.close());
  await seedPeople(shop.database.sql, now);
  const statements: string[] = [];
  const sql = connect(shop.database.url, { onStatement: (text) => statements.push(text) });
  onTestFinished(() => sql.end());
  const services = createTestServices(shop.database, {
    providers: shop.services.providers,
    sql,
    now: () => now,
  });
  const browser = createCheckoutClient(createGraphqlHandler(services), undefined, storefrontOperation);
  const client: CheckoutClient = {
    send: (operation, variables, headers) =>
      browser.send(operation, variables, { ...signedInAs(person), ...headers }),
    change: (operation, variables, headers) =>
      browser.change(operation, variables, { ...signedInAs(person), ...headers }),
  };
  const filled = await fillCheckout(client, { requested: { 'SUB-IND-1Y': 1 }, email: person });
  const shownPayment = { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good };
  statements.length = 0;
  const placed = await client.change<Completed>('CheckoutComplete', {
    ...placement(filled, 'counted'),
    buyerKey: 'one browser',
    expectedPayment: shownPayment,
  });
  expect(placed).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
  expect(statements.length).toBeLessThanOrEqual(12);
});
