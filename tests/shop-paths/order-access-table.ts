import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { OrderAccessInput } from '../../machines/order-access/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { orderAccessDriver } from '../view-paths/drive/order-access-driver.ts';
import { storeInOtherTab } from '../view-paths/drive/session-of-other-tab.ts';
import { arrivesAs } from './causes.ts';
import { scenarioInput } from './scenario-input.ts';
import type { InterceptedRequest } from './intercepted-requests.ts';
import { sessionOf } from './own-session.ts';
import { buyerKey, type ShopWorld } from './shop-world.ts';
import type { ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';
import { sellTo, type SoldOrder } from './sold-orders.ts';

const inputs: Scenario['inputs'] = scenarios['order-access']?.inputs ?? {};
const operation = 'OrderAccessCreate';
/** As the scenario's buyer types it. */
const email = 'ada@clinic.example';

const orders = new WeakMap<ShopWorld, SoldOrder>();

async function orderIn(world: ShopWorld): Promise<SoldOrder> {
  const order = orders.get(world) ?? (await sellTo(world, email));
  orders.set(world, order);
  return order;
}

/** What the browser stores of a person who signs in, by page; the order isn't theirs. */
const sessions = new WeakMap<Page, string>();

const question = (page: Page) => page.locator('[data-flow="order-access"]');

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  const { token } = await orderIn(world);
  const { hasProof } = scenarioInput(inputs, input) as OrderAccessInput;
  sessions.set(page, await sessionOf(world, 'distributor@trade.example'));
  await page.goto('/us/en/');
  if (hasProof)
    await page.evaluate(([ofAnother, key]) => localStorage.setItem('sonde.buyerKey', `${ofAnother} ${key}`), [
      'token',
      buyerKey,
    ] as const);
  await page.goto(`/us/en/confirmation/${token}/`);
}

async function expectPlace({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> {
  if (!snapshot.matches('shown'))
    return expect(question(page)).toHaveAttribute('data-state', stateValueText(snapshot));
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(email);
}

const lost = (answer: (request: InterceptedRequest) => Promise<void>): ShopOutcome => ({
  cause: async ({ requests }) => answer(await requests.take(operation)),
});
const silent = lost((request) => request.drop());

const always = 'A page opens again whenever the browser asks for it.';

/** The page of an order that was sold to a visitor in the United States. */
export const orderAccessTable: ShopTable = {
  flow: 'order-access',
  driverOn: orderAccessDriver,
  inputs,
  open,
  operations: { proveOrder: operation },
  services: {
    proveOrder: {
      granted: arrivesAs(operation, { buyerKey }),
      refused: arrivesAs(operation, { buyerKey: 'key-of-another' }),
      silent,
    },
    checkEmailOfOrder: {
      granted: arrivesAs(operation, {}),
      refused: arrivesAs(operation, { email: 'someone-else@clinic.example' }),
      limited: lost((request) => request.postpone()),
      silent,
    },
    showOrder: {
      opened: { cause: () => Promise.resolve() },
      silent: { cannot: always },
    },
  },
  events: {
    'session.startedInOtherTab': { action: (page) => storeInOtherTab(page, sessions.get(page) ?? null) },
  },
  mayHappen: ({ children }, label) => children['showOrder'] === undefined || label.startsWith('showOrder: '),
  asksFor: [],
  instant: ['showOrder'],
  outOfReach: {
    'order-access.showing: xstate.error.actor.showOrder → order-access.asking.unanswered': always,
  },
  expectPlace,
};
