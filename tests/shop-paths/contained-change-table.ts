import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  changeScreenOf,
  containedChange,
  type SubscriptionChangeSnapshot,
} from '../../machines/subscription-change/index.ts';
import { cards } from '../e2e/cards.ts';
import { CardFields } from '../e2e/pages/card-fields.ts';
import { makeOutdated, refusedCard } from './change-payment.ts';
import { signInElsewhere } from './member-session.ts';
import type { Cause, ShopTable } from './shop-table.ts';
import { memberOn } from './test-member.ts';

const review = (page: Page) => page.locator('[data-flow="subscription-change"]');
const payWith = (page: Page) => page.getByRole('radiogroup', { name: 'Pay with' });

/** The button that makes the change. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Pay|Schedule change|Confirm change)/ });

/** In the review of the paths, the person pays with another card than the saved ones. */
async function useAnotherCard(page: Page): Promise<CardFields> {
  await payWith(page).getByRole('radio', { name: 'Another card' }).check({ force: true });
  const fields = new CardFields(page);
  await fields.waitUntilReady();
  return fields;
}

/** Types the whole card, whatever the fields held. */
export async function enterNewCard(page: Page): Promise<void> {
  const fields = new CardFields(page);
  await fields.waitUntilReady();
  await fields.number.fill(cards.good.number);
  await fields.expiry.fill(cards.good.expiry);
  await fields.securityCode.fill(cards.good.securityCode);
}

const ownPaths = 'What the review shows then is the flow of the change, on its own paths.';
const endsAtOnce = 'Back ends the change at once, which is the outcome of that name.';

const inside = {
  'session.startedInOtherTab': ownPaths,
  'session.endedInOtherTab': ownPaths,
  'change.canceled': endsAtOnce,
} as const;

/** When each outcome of the change can come; the shop is asked only where it has said what the change costs. */
const duringOutcome: Readonly<Record<string, 'open' | 'sent'>> = {
  sent: 'open',
  left: 'open',
  stale: 'open',
  returned: 'sent',
  changed: 'sent',
  outdated: 'sent',
};

const ofPayment = ['method.chosen', 'card.changed', 'card.keeping.changed', 'change.confirmed'];
const afterPayment = ['returned', 'outdated'];

/**
 * Whether a label can happen in a flow that may contain a change. One that begins later (`isLater`) asks for no payment,
 * and is made at once.
 */
export function mayHappenAroundChange(
  snapshot: AnyMachineSnapshot,
  label: string,
  isLater: (change: SubscriptionChangeSnapshot) => boolean = () => false,
): boolean {
  const change = containedChange(snapshot.children);
  if (change === null) return true;
  const isOpen = snapshot.matches({ changing: 'open' });
  const [service = '', outcome = ''] = label.split(': ');
  if (service === 'subscriptionChange') {
    if (outcome === 'sent' && changeScreenOf(change) === 'unpreviewed') return false;
    if (isLater(change) && afterPayment.includes(outcome)) return false;
    return (duringOutcome[outcome] === 'open') === isOpen;
  }
  const excluded = isLater(change) ? [...Object.keys(inside), ...ofPayment] : Object.keys(inside);
  return isOpen && !excluded.some((type) => label.includes(`"${type}"`));
}

/** What a person does in the review within a flow; the flow stays as it is. */
export const changeEvents = {
  'method.chosen': {
    action: async (page, event) => {
      await useAnotherCard(page);
      if (event['methodId'] !== null)
        await payWith(page).getByRole('radio', { name: /4242/ }).check({ force: true });
    },
  },
  'card.changed': { action: async (page) => (await useAnotherCard(page)).number.fill('4') },
  'card.keeping.changed': {
    action: async (page) => {
      await useAnotherCard(page);
      await page.getByRole('checkbox', { name: /Save this card/ }).check({ force: true });
    },
  },
  // Without a number, so that the shop isn't asked; with one, it is, which is an outcome of the change.
  'change.confirmed': {
    action: async (page) => {
      await (await useAnotherCard(page)).number.fill('');
      await confirmButton(page).click();
      await expect(review(page)).toHaveAttribute('data-state', 'previewed.unpaid');
    },
  },
} as const satisfies ShopTable['events'];

/** Answers the previews of one change, which a contained change asks for by itself; those of several terms are held. */
export async function answerPreviews(
  page: Page,
  isAnswered: (variables: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  await page.route('**/graphql/', async (route) => {
    const { operationName, variables } = JSON.parse(route.request().postData() ?? '{}') as {
      readonly operationName?: string;
      readonly variables: { readonly changes?: readonly unknown[] };
    };
    if (operationName !== 'ProrationPreview' || variables.changes?.length !== 1) return route.fallback();
    return isAnswered(variables)
      ? route.continue()
      : route.fulfill({ status: 503, headers: { 'retry-after': '60' } });
  });
}

/** The outcomes of a change within a flow, which sends it with one of these operations. */
export const containedChangeOutcomes = (
  ...operations: readonly string[]
): Readonly<Record<string, { readonly cause: Cause }>> => ({
  sent: {
    cause: async ({ page }) => {
      await expect(confirmButton(page)).toBeVisible();
      if (await payWith(page).isVisible()) {
        await useAnotherCard(page);
        await enterNewCard(page);
      }
      await confirmButton(page).click();
    },
  },
  returned: {
    cause: async ({ requests }) => {
      const request = await requests.takeOneOf(operations);
      await request.pass({ payment: refusedCard(request) });
    },
  },
  changed: { cause: async ({ requests }) => (await requests.takeOneOf(operations)).pass() },
  left: { cause: ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click() },
  stale: {
    cause: async ({ page }) => {
      await signInElsewhere(page);
      await expect(review(page)).toHaveAttribute('data-state', /^(?:previewed|unpreviewed)/);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    },
  },
  outdated: {
    cause: async ({ page, world, requests }) => {
      await makeOutdated(await requests.takeOneOf(operations), await memberOn(page, world));
    },
  },
});

/** The transitions of a flow that its table leaves to the paths of the change itself. */
export const changeOutOfReach = (flow: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(inside).map(([type, reason]) => [`${flow}.changing: ${type} → stay`, reason]),
  );
