import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import {
  isPaymentNeeded,
  type SubscriptionChangeSnapshot,
} from '../../machines/subscription-change/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { cards } from '../e2e/cards.ts';
import { BankQuestion } from '../e2e/pages/bank-question.ts';
import { CardFields } from '../e2e/pages/card-fields.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { subscriptionChangeDriver } from '../view-paths/drive/subscription-change-driver.ts';
import { askedCard, goodCard, makeOutdated, refusedCard } from './change-payment.ts';
import { confirmButton, enterNewCard } from './contained-change-table.ts';
import { InterceptedCard } from './intercepted-card.ts';
import type { InterceptedRequest } from './intercepted-requests.ts';
import { beginSession, foreignToken, rejectToken, sessionEvents } from './member-session.ts';
import { nobodyAnswers } from './causes.ts';
import type { Cause, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';
import { knows } from './member-causes.ts';
import { type SeededOrganization, memberOn, walker } from './test-member.ts';

const inputs: Scenario['inputs'] = scenarios['subscription-change']?.inputs ?? {};
const preview = 'ProrationPreview';
/** At once, or at the renewal where nothing is due. */
const makings = ['SubscriptionChange', 'SubscriptionScheduleAdd'] as const;
const minutesOfPreview = 15;
const secondsBetweenAsking = 2;

const team = { planType: 'TEAM', sku: 'SUB-TEAM-1Y', renews: true } as const;
const five: SeededOrganization = { plan: team };

/** What the page pays with, by the key of its change, where it isn't what was entered. */
const payments = new WeakMap<Page, Map<unknown, object>>();

/** The administrator wants eight seats instead of five. */
async function open(surroundings: Surroundings): Promise<void> {
  const { page, world } = surroundings;
  await page.clock.install();
  await InterceptedCard.interceptOn(page);
  payments.set(page, new Map());
  await beginSession(surroundings, walker, true);
  await (await memberOn(page, world)).bring(five);
  await page.goto('/us/en/edit-membership/');
  await waitForHydration(page);
  await page.getByRole('spinbutton', { name: 'Number of seats' }).fill('8');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const takeMaking = ({ requests }: Surroundings): Promise<InterceptedRequest> => requests.takeOneOf(makings);

/** Delivers the request to make the change, paid as `payWith` says; repeated with its key, it is paid the same way. */
const makes =
  (payWith: ((request: InterceptedRequest) => object) | null = null, isAdmin = true): Cause =>
  async (surroundings) => {
    const { page, world } = surroundings;
    const request = await takeMaking(surroundings);
    await (await memberOn(page, world)).manage(isAdmin);
    const kept = payments.get(page);
    const key = request.variables['idempotencyKey'];
    if (payWith !== null && request.variables['payment'] && !kept?.has(key)) kept?.set(key, payWith(request));
    const payment = kept?.get(key);
    await request.pass(payment === undefined ? {} : { payment });
  };

const unknownMethod = ({ variables }: InterceptedRequest) => ({
  ...(variables['payment'] as object),
  savedPaymentMethodId: toGlobalId('CreditCard', '01900000-0000-7000-8000-00000000ffff'),
  token: null,
});

/** The page shows other amounts than the shop's. */
const repriced: Cause = async (surroundings) => {
  const request = await takeMaking(surroundings);
  const shown = 'expectedPrice' in request.variables ? 'expectedPrice' : 'expectedAmount';
  await request.pass({ [shown]: { ...(request.variables[shown] as object), amount: 1 } });
};

/** The provider answers every charge at once, so the answer that it takes longer is written here. */
const pending: Cause = async (surroundings) => {
  const request = await takeMaking(surroundings);
  await request.answer({
    subscriptionChange: {
      subscriptionErrors: [],
      confirmationNeeded: false,
      paymentIntentSecret: null,
      isPending: true,
      isDebited: false,
      invoiceNumber: null,
    },
  });
};

const notDebited = 'No account is debited in dollars; the journey of saved accounts pays in euros.';
const ownKey = 'The browser makes the key itself and always can.';
const ownRefusal =
  'The provider’s own script in the page answers each loss of its connection with a refusal.';

const makeChange: Readonly<Record<string, ShopOutcome>> = {
  changed: { cause: makes(goodCard) },
  debited: { cannot: notDebited },
  asks: { cause: makes(askedCard) },
  pending: { cause: pending },
  declined: { cause: makes(refusedCard) },
  gone: { cause: makes(unknownMethod) },
  repriced: { cause: repriced },
  outdated: {
    cause: async (surroundings) => {
      const { page, world } = surroundings;
      await makeOutdated(await takeMaking(surroundings), await memberOn(page, world));
    },
  },
  refused: { cause: makes(null, false) },
  denied: { cause: async (surroundings) => (await takeMaking(surroundings)).passAs(foreignToken) },
  silent: { cause: async (surroundings) => (await takeMaking(surroundings)).lose() },
};

const onlyPaid = ['asks', 'pending', 'declined', 'gone', 'outdated'].map((outcome) => `: ${outcome}`);
/** Once the bank has been asked and has confirmed, the change is paid. */
const onlyUnpaid = ['asks', 'declined', 'gone', 'repriced', 'outdated', 'refused'].map(
  (outcome) => `: ${outcome}`,
);
const makingServices = ['makeChange', 'inquire', 'repeatChange'];

function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const change = snapshot as SubscriptionChangeSnapshot;
  if (snapshot.children['createChangeKey'] !== undefined) return label.startsWith('createChangeKey: ');
  if (!makingServices.some((service) => label.startsWith(`${service}: `))) return true;
  const { clientSecret } = change.context;
  const isOneOf = (outcomes: readonly string[]) => outcomes.some((outcome) => label.endsWith(outcome));
  return !(isOneOf(onlyPaid) && !isPaymentNeeded(change)) && !(isOneOf(onlyUnpaid) && clientSecret !== null);
}

const afterwards: Readonly<Record<string, RegExp>> = {
  done: /^changed$/,
  withdrawn: /^ready/,
  outdated: /^ready\.outdated$/,
};

/** The change of a clinic’s seats, by its administrator in the United States, where the page edits the membership. */
export const subscriptionChangeTable: ShopTable = {
  flow: 'subscription-change',
  driverOn: subscriptionChangeDriver,
  inputs,
  open,
  operations: {
    previewChange: preview,
    ...Object.fromEntries(makings.map((operation) => [operation, operation])),
  },
  services: {
    previewChange: {
      cards: { cause: knows(preview, five) },
      noCard: { cause: knows(preview, { ...five, hasCards: false }) },
      nothing: { cause: knows(preview, { plan: { ...team, additionalSeats: 5 } }) },
      overdue: {
        cause: knows(preview, { plan: { ...team, status: 'PAST_DUE', startedDaysAgo: 367, endsInDays: 12 } }),
      },
      denied: rejectToken(preview),
      silent: nobodyAnswers(preview),
    },
    deadline: {
      reached: {
        cause: async ({ page }) => {
          const state = await page.locator('[data-flow="subscription-change"]').getAttribute('data-state');
          await page.clock.fastForward(
            1000 * (state === 'waiting' ? secondsBetweenAsking : minutesOfPreview * 60),
          );
        },
      },
    },
    tokeniseCard: {
      tokenised: { cause: ({ page }) => InterceptedCard.of(page).passTyped() },
      refused: { cause: ({ page }) => InterceptedCard.of(page).pass(cards.mistyped) },
      silent: { cannot: ownRefusal },
    },
    createChangeKey: { made: { cause: () => Promise.resolve() }, silent: { cannot: ownKey } },
    makeChange,
    confirmPayment: {
      confirmed: { cause: ({ page }) => new BankQuestion(page).answer('complete') },
      refused: { cause: ({ page }) => new BankQuestion(page).answer('fail') },
      silent: { cannot: ownRefusal },
    },
  },
  events: {
    ...sessionEvents,
    'card.changed': {
      action: async (page) => {
        const fields = new CardFields(page);
        await fields.waitUntilReady();
        await fields.number.fill('4');
      },
    },
    'change.confirmed': {
      action: async (page) => {
        if (await new CardFields(page).block.isVisible()) await enterNewCard(page);
        await confirmButton(page).click();
      },
    },
  },
  mayHappen,
  asksFor: ['clientSecret'],
  instant: ['createChangeKey'],
  outOfReach: {
    'subscription-change.confirming: xstate.error.actor.confirmPayment → subscription-change.unanswered':
      ownRefusal,
    'subscription-change.creatingKey: xstate.error.actor.createChangeKey → subscription-change.previewed.unpaid':
      ownKey,
    'subscription-change.inquiring: xstate.done.actor.inquire [isDebited] → subscription-change.done':
      notDebited,
    'subscription-change.making: xstate.done.actor.makeChange [isDebited] → subscription-change.done':
      notDebited,
    'subscription-change.repeating: xstate.done.actor.repeatChange [isDebited] → subscription-change.done':
      notDebited,
    'subscription-change.tokenising: xstate.error.actor.tokeniseCard → subscription-change.previewed.unpaid':
      ownRefusal,
  },
  expectPlace: async ({ page }, snapshot) => {
    const state = stateValueText(snapshot);
    const around = afterwards[state];
    if (around === undefined)
      await expect(page.locator('[data-flow="subscription-change"]')).toHaveAttribute('data-state', state);
    else await expect(page.locator('[data-flow="edit-membership"]')).toHaveAttribute('data-state', around);
  },
};
