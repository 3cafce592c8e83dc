import { expect } from '@playwright/test';
import { type ProductStep, productSteps } from '../../machines/product-flow/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { productFlowDriver } from '../view-paths/drive/product-flow-driver.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { requestStep } from './request-step.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const { begun } = scenarios['product-flow']?.inputs ?? {};
const inputs = { begun } as Scenario['inputs'];

/** The page starts with a probe of its own choice; the input's is chosen. */
async function open({ page }: Surroundings): Promise<void> {
  await page.goto('/us/en/product-flow/device/');
  await waitForHydration(page);
  await page.locator('input[name="device"][value="IQP-USBC"]').check({ force: true });
}

const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';
const noMore = 'The fields take no more than is sold without the sales team.';
const oneTerm = 'A membership with members has one term.';
const startsFresh = 'The browser of this test keeps no page that was left; it starts over.';

/** A term of the membership for one person, with what the page says it costs. */
interface ChosenTerm {
  readonly period: string;
  readonly price: RegExp;
}

/** A term that is paid for, and a trial, which isn't. */
export const chosenTerms: readonly ChosenTerm[] = [
  { period: '3-years', price: /every 3 years/ },
  { period: '30-day-trial', price: /Free for 30 days, through/ },
];

/** The product flow of a visitor in the United States. What is added never reaches the shop. */
export const productFlowTableOf = ({ period, price }: ChosenTerm): ShopTable => ({
  flow: 'product-flow',
  driverOn: productFlowDriver,
  inputs,
  open,
  operations: { addToCart: 'CheckoutCreate' },
  services: { addToCart: { refused: { cannot: ownButton } } },
  events: {
    'step.requested': {
      action: (page, event) => requestStep(page, productSteps.segmentOf(event['step'] as ProductStep)),
    },
    'period.chosen': {
      action: async (page) => {
        await page.locator(`input[name="period"][value="${period}"]`).check({ force: true });
        await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(price);
      },
    },
    // The shop has other accessories than the scenario's small catalog.
    'accessory.chosen': {
      action: (page, event) =>
        page
          .locator('input[name^="accessory-"]')
          .first()
          .setChecked(event['isChosen'] === true, { force: true }),
    },
    'page.returned': { cannot: startsFresh },
  },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {
    'product-flow.members.judging: always [hasTooManyMembers] → product-flow.members.tooMany': noMore,
    'product-flow.quantity.judging: always [isBundleRefused] → product-flow.quantity.withoutSales': noMore,
    'product-flow.members: back.requested [areTermsOffered] → product-flow.term': oneTerm,
    'product-flow.term: step.submitted [areMembersAsked] → product-flow.members': oneTerm,
    'product-flow: page.returned → stay': startsFresh,
  },
});
