import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  extraProbeChoiceOf,
  type ExtraProbeInput,
  type ExtraProbeSnapshot,
} from '../../machines/extra-probe/index.ts';
import { stateValueText } from '../../machines/flow/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { variantId } from '../contract/checkout-client.ts';
import { extraProbeDriver } from '../view-paths/drive/extra-probe-driver.ts';
import { storeInOtherTab } from '../view-paths/drive/session-of-other-tab.ts';
import { nobodyAnswers } from './causes.ts';
import { scenarioInput } from './scenario-input.ts';
import type { InterceptedRequests } from './intercepted-requests.ts';
import { foreignToken, sessionOf } from './own-session.ts';
import { bringBuyer, type BuyerSituation, probeBuyer } from './probe-buyer.ts';
import type { ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';

const inputs: Scenario['inputs'] = scenarios['extra-probe']?.inputs ?? {};
const load = 'UserQuery';
const create = 'CheckoutCreate';

/** What the browser stores of the person, by page. */
const sessions = new WeakMap<Page, string>();

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  await bringBuyer(world);
  const session = await sessionOf(world, probeBuyer);
  sessions.set(page, session);
  await page.goto('/us/en/');
  const { isSignedIn } = scenarioInput(inputs, input) as ExtraProbeInput;
  if (isSignedIn) await storeInOtherTab(page, session);
  await page.goto('/us/en/upgrade/add-iq/');
}

/** Delivers the question once the person's organizations are like this. */
const finds = (situation: BuyerSituation): ShopOutcome => ({
  cause: async ({ world, requests }) => {
    const request = await requests.take(load);
    await bringBuyer(world, situation);
    await request.pass();
  },
});

/** The button asks for what the page shows. The shop is busy, so that the buyer stays. */
async function addChoice(page: Page, requests: InterceptedRequests): Promise<void> {
  const sku = await page.locator('input[name="probe"]:checked').inputValue();
  const quantity = Number(await page.locator('input[name="quantity"]').inputValue());
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.click();
  const request = await requests.take(create);
  const { lines } = request.variables['input'] as { readonly lines: readonly object[] };
  expect(lines).toEqual([{ variantId: variantId(sku), quantity }]);
  await request.lose();
  await expect(button).toBeEnabled();
}

async function expectPlace({ page }: Surroundings, state: AnyMachineSnapshot): Promise<void> {
  const snapshot = state as ExtraProbeSnapshot;
  await expect(page.locator('[data-flow="extra-probe"]')).toHaveAttribute(
    'data-state',
    stateValueText(snapshot),
  );
  if (!snapshot.matches({ known: 'choosing' })) return;
  const { sku, quantity } = extraProbeChoiceOf(snapshot);
  await expect(page.locator(`input[name="probe"][value="${sku ?? ''}"]`)).toBeChecked();
  await expect(page.locator('input[name="quantity"]')).toHaveValue(String(quantity));
}

const inOtherTab =
  (session: (page: Page) => string | null) =>
  (page: Page, _event: unknown, requests: InterceptedRequests): Promise<void> => {
    requests.forget();
    return storeInOtherTab(page, session(page));
  };

const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';

/** A person in the United States who buys probes for an organization of the walks. */
export const extraProbeTable: ShopTable = {
  flow: 'extra-probe',
  driverOn: extraProbeDriver,
  inputs,
  open,
  operations: { loadOwner: load, addToCart: create },
  services: {
    loadOwner: {
      team: finds({ organizations: 2 }),
      nearlyFull: finds({ freeProbes: 1 }),
      full: finds({ freeProbes: 0 }),
      member: finds({ isAdmin: false }),
      hospital: finds({ planType: 'HOSPITAL' }),
      canceled: finds({ status: 'CANCELED' }),
      rented: finds({ market: 'VETERINARY', planType: 'RENTAL', organizations: 2 }),
      none: finds({ organizations: 0 }),
      anonymous: { cause: async ({ requests }) => (await requests.take(load)).passAs(null) },
      denied: { cause: async ({ requests }) => (await requests.take(load)).passAs(foreignToken) },
      silent: nobodyAnswers(load),
    },
    addToCart: { refused: { cannot: ownButton } },
  },
  events: {
    'choice.submitted': { action: (page, _event, requests) => addChoice(page, requests) },
    'session.startedInOtherTab': { action: inOtherTab((page) => sessions.get(page) ?? null) },
    'session.endedInOtherTab': { action: inOtherTab(() => null) },
  },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {},
  expectPlace,
};
