import { expect } from '@playwright/test';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { orderHistoryDriver } from '../view-paths/drive/order-history-driver.ts';
import { nobodyAnswers } from './causes.ts';
import { foreignToken, keepSession, sessionOf } from './own-session.ts';
import type { Cause, ShopTable } from './shop-table.ts';
import type { ShopWorld } from './shop-world.ts';
import { sellTo } from './sold-orders.ts';

const inputs: Scenario['inputs'] = scenarios['order-history']?.inputs ?? {};
const load = 'UserOrders';
/** Has ordered nothing. */
const person = 'distributor@trade.example';
/** The most that a page of the list has. */
const ordersOnPage = 10;

/** Of the orders, which are nobody's before a walk says so. */
const email = 'history@clinic.example';

const filled = new WeakSet<ShopWorld>();

/** One order more than a page has. */
async function sellOrders(world: ShopWorld): Promise<void> {
  if (filled.has(world)) return;
  for (let sold = 0; sold <= ordersOnPage; sold += 1) await sellTo(world, email);
  filled.add(world);
}

/** Delivers the request once so many of the orders are the person's; the page then lists `shown`. */
const finds =
  (count: number, shown: number): Cause =>
  async ({ page, world: { sql }, requests }) => {
    const request = await requests.take(load);
    await sql`update orders set user_id = null where email = ${email}`;
    await sql`update orders set user_id = (select id from users where email = ${person})
      where id in (select id from orders where email = ${email} order by id limit ${count})`;
    await request.pass();
    await expect(page.locator('[data-flow="order-history"]').getByRole('rowheader')).toHaveCount(shown);
  };

/** The orders in the account of someone who bought while signed out. */
export const orderHistoryTable: ShopTable = {
  flow: 'order-history',
  driverOn: orderHistoryDriver,
  inputs,
  open: async ({ page, world }) => {
    await sellOrders(world);
    await keepSession(page, await sessionOf(world, person));
    await page.goto('/us/en/my-account/');
  },
  operations: { loadOrders: load },
  services: {
    loadOrders: {
      newest: { cause: finds(ordersOnPage + 1, ordersOnPage) },
      all: { cause: finds(1, 1) },
      oldest: { cause: finds(ordersOnPage + 1, ordersOnPage + 1) },
      none: { cause: finds(0, 0) },
      denied: { cause: async ({ requests }) => (await requests.take(load)).passAs(foreignToken) },
      silent: nobodyAnswers(load),
    },
  },
  events: {},
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {},
};
