import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  configurationOf,
  type ConfiguratorInput,
  type ConfiguratorSnapshot,
} from '../../machines/configurator/index.ts';
import {
  offers,
  type Selection,
  selectionLines,
  selectionToPath,
} from '../../machines/rules/catalogue/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { variantId } from '../contract/checkout-client.ts';
import { scenarioInput } from './scenario-input.ts';
import { configuratorDriver } from '../view-paths/drive/configurator-driver.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const { sold, otherProbe } = scenarios['configurator']?.inputs ?? {};
const inputs = { sold, otherProbe } as Scenario['inputs'];

const create = 'CheckoutCreate';
const accessory = 'cable-usb-c';

const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';
const toOwners =
  'A probe that only owners may buy again has no such page; they find it among the probes for their organization.';
const notThere = 'The shop answers the address of what a country does not sell with a page that says so.';
const startsFresh = 'The browser of this test keeps no page that was left; it starts over.';

/** What the page says where the choice can't be bought. */
const reasons: Readonly<Record<string, string>> = {
  PLAN_NOT_FOR_DEVICE: 'Not available with this probe',
  SALES_ONLY: 'Need more than 10?',
  TOO_MANY_MEMBERS: 'Need more members?',
};

/** The shop has another accessory for the probe than the scenario's small catalog. */
const inShop = (selection: Selection): Selection => ({
  ...selection,
  accessories: selection.accessories.map(() => accessory),
});

/** What the button has just asked for. */
async function expectAsked({ requests }: Surroundings, selection: Selection): Promise<void> {
  const { input } = (await requests.take(create)).variables as {
    readonly input: { readonly lines: readonly object[] };
  };
  expect(input.lines).toEqual(
    selectionLines(selection, offers).map(({ sku, quantity }) => ({
      variantId: variantId(sku),
      quantity,
    })),
  );
}

/** The page shows the choice, its picture and whether it can be bought; the address is that of the choice. */
async function expectPlace(surroundings: Surroundings, state: AnyMachineSnapshot): Promise<void> {
  const { page, requests } = surroundings;
  const snapshot = state as ConfiguratorSnapshot;
  const { selection: chosenInPath, reason, picture } = configurationOf(snapshot);
  const selection = inShop(chosenInPath);
  const addToCart = page.getByRole('button', { name: 'Add to cart' });
  const expectChosen = (group: string, value: string) =>
    expect(page.locator(`input[name="${group}"][value="${value}"]`)).toBeChecked();
  await expectChosen('connector', selection.connector);
  await expectChosen('plan', selection.plan);
  await expectChosen('warranty', selection.warranty ?? 'included');
  await expect(page.locator('input[name="quantity"]')).toHaveValue(String(selection.quantity));
  if (selection.members !== null)
    await expect(page.locator('input[name="members"]')).toHaveValue(String(selection.members));
  await expect(page.getByRole('button', { name: /^Show: / }).nth(picture)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(`/us/en${selectionToPath(selection)}`);
  if (requests.isHeld(create)) await expectAsked(surroundings, selection);
  // While the shop is asked, the button is under way, and still there.
  if (reason === null) return expect(addToCart).not.toHaveAttribute('disabled');
  await expect(
    page
      .getByRole('main')
      .getByText(reasons[reason] ?? '')
      .first(),
  ).toBeVisible();
  await expect(addToCart).toBeDisabled();
}

/** The page of a probe in the United States. */
export const configuratorTable: ShopTable = {
  flow: 'configurator',
  driverOn: configuratorDriver,
  inputs,
  open: async ({ page }, input) => {
    const { selection } = scenarioInput(inputs, input) as ConfiguratorInput;
    await page.goto(`/us/en${selectionToPath(selection)}`);
  },
  // What is added never reaches the shop.
  operations: { addToCart: create },
  services: { addToCart: { refused: { cannot: ownButton } } },
  events: {
    'page.returned': { cannot: startsFresh },
    'accessory.chosen': {
      action: (page, event) =>
        page
          .locator(`input[name="accessory-${accessory}"]`)
          .setChecked(event['isChosen'] === true, { force: true }),
    },
    'choice.submitted': {
      action: async (page, _event, requests) => {
        await page.getByRole('button', { name: 'Add to cart' }).click();
        await expect.poll(() => requests.isHeld(create)).toBe(true);
      },
    },
  },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {
    'configurator.judging: always [isForOwnersOnly] → configurator.unavailable.toNewBuyers': toOwners,
    'configurator.judging: always [isProbeNotSold] → configurator.unavailable.inCountry': notThere,
    'configurator.judging: always [isPlanNotSold] → configurator.unavailable.inCountry': notThere,
    'configurator: page.returned → stay': startsFresh,
  },
  expectPlace,
};
