import { expect, type Page } from '@playwright/test';
import type { SavedMethodsSnapshot } from '../../machines/saved-methods/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { cards, type TestCard } from '../e2e/cards.ts';
import { BankQuestion } from '../e2e/pages/bank-question.ts';
import { CardFields } from '../e2e/pages/card-fields.ts';
import { typeDigits } from '../support/type-digits.ts';
import type { FlowDriver } from '../view-paths/drive/flow-driver.ts';
import { savedMethodsDriver } from '../view-paths/drive/saved-methods-driver.ts';
import { nobodyAnswers } from './causes.ts';
import { InterceptedCard, loseBank } from './intercepted-card.ts';
import type { InterceptedRequest, InterceptedRequests } from './intercepted-requests.ts';
import { foreignToken, keepSession, sessionOf } from './own-session.ts';
import { cardOwner, forgetCards, removeCards, restoreCards, saveCards, tieCards } from './saved-cards.ts';
import type { Cause, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';

const inputs: Scenario['inputs'] = scenarios['saved-methods']?.inputs ?? {};
const load = 'SavedPaymentMethods';
const save = 'PaymentMethodCreate';
const edit = 'PaymentMethodUpdate';
const changes = [edit, 'PaymentMethodSetPrimary', 'PaymentMethodDelete'] as const;
const unknownMethod = toGlobalId('CreditCard', '01900000-0000-7000-8000-00000000ffff');

async function open({ page, world }: Surroundings): Promise<void> {
  const session = await sessionOf(world, cardOwner);
  await saveCards(world, (JSON.parse(session) as { readonly token: string }).token);
  world.revertLater(() => forgetCards(world));
  await InterceptedCard.interceptOn(page);
  await keepSession(page, session);
  await page.goto('/us/en/my-account/');
}

async function giveCard(page: Page, { number, expiry, securityCode }: TestCard): Promise<void> {
  const fields = new CardFields(page);
  await fields.waitUntilReady();
  await fields.number.fill(number);
  await fields.expiry.fill(expiry);
  await fields.securityCode.fill(securityCode);
}

/** Typing takes the provider's name for the card away; without one, the person types a card first. */
const driverOn = (page: Page): FlowDriver => {
  const views = savedMethodsDriver(page);
  const saveCard = page.getByRole('button', { name: 'Save card', exact: true });
  const typing: FlowDriver['actionFor'] = () => ({
    perform: () => typeDigits(new CardFields(page).number, '4'),
  });
  const submitting: FlowDriver['actionFor'] = () => ({
    perform: async (_event, snapshot) => {
      const { context } = snapshot as SavedMethodsSnapshot;
      if (context.token === null) await giveCard(page, cards.good);
      await saveCard.click();
    },
  });
  const own: Readonly<Record<string, FlowDriver['actionFor']>> = {
    'card.changed': typing,
    'card.submitted': submitting,
  };
  return { ...views, actionFor: (event) => (own[event.type] ?? views.actionFor)(event) };
};

/** Delivers the question what is saved once the shop's data is like this. */
const finds =
  (prepare: (world: Surroundings['world']) => Promise<void>): Cause =>
  async ({ world, requests }) => {
    const request = await requests.take(load);
    await prepare(world);
    await request.pass();
  };

/** Whichever change the page has requested. */
async function takeChange(
  requests: InterceptedRequests,
): Promise<readonly [operation: string, InterceptedRequest]> {
  const isHeld = (operation: string) => requests.isHeld(operation);
  await expect.poll(() => changes.some(isHeld), 'a change is asked').toBe(true);
  const operation = changes.find(isHeld) ?? edit;
  return [operation, await requests.take(operation)];
}

/** Delivers a change once the shop's data is as `prepare` leaves it. */
const arrives = (
  changed: Readonly<Record<string, unknown>> = {},
  prepare: (world: Surroundings['world'], isEdit: boolean) => Promise<void> = () => Promise.resolve(),
): ShopOutcome => ({
  cause: async ({ world, requests }) => {
    const [operation, request] = await takeChange(requests);
    await restoreCards(world);
    await prepare(world, operation === edit);
    await request.pass(changed);
  },
});

/** Saves another card than the page's. */
const saves =
  (card: TestCard): Cause =>
  async ({ page, requests }) => {
    const request = await requests.take(save);
    const token = await InterceptedCard.of(page).tokenOf(card);
    await request.pass({ input: { ...(request.variables['input'] as object), token } });
  };

const answersBank =
  (answer: 'complete' | 'fail'): Cause =>
  ({ page }) =>
    new BankQuestion(page).answer(answer);

/** The cards of an organization in the United States that never saved one before. */
export const savedMethodsTable: ShopTable = {
  flow: 'saved-methods',
  driverOn,
  inputs,
  open,
  operations: {
    loadMethods: load,
    saveMethod: save,
    ...Object.fromEntries(changes.map((operation) => [operation, operation])),
  },
  services: {
    loadMethods: {
      two: { cause: finds(restoreCards) },
      tied: {
        cause: finds(async (world) => {
          await restoreCards(world);
          await tieCards(world, false);
        }),
      },
      none: { cause: finds(removeCards) },
      denied: { cause: async ({ requests }) => (await requests.take(load)).passAs(foreignToken) },
      silent: nobodyAnswers(load),
    },
    changeMethod: {
      changed: arrives(),
      tied: arrives({}, tieCards),
      gone: arrives({ paymentMethodId: unknownMethod }),
      denied: { cause: async ({ requests }) => (await takeChange(requests))[1].passAs(foreignToken) },
      silent: { cause: async ({ requests }) => (await takeChange(requests))[1].lose() },
    },
    tokeniseCard: {
      tokenised: { cause: ({ page }) => InterceptedCard.of(page).pass(cards.good) },
      refused: { cause: ({ page }) => InterceptedCard.of(page).pass(cards.mistyped) },
      silent: { cause: ({ page }) => InterceptedCard.of(page).drop() },
    },
    saveMethod: {
      saved: { cause: async ({ requests }) => (await requests.take(save)).pass() },
      asks: { cause: saves(cards.asks) },
      refused: { cause: saves(cards.declined) },
      denied: { cause: async ({ requests }) => (await requests.take(save)).passAs(foreignToken) },
      silent: nobodyAnswers(save),
    },
    answerBank: {
      confirmed: { cause: answersBank('complete') },
      refused: { cause: answersBank('fail') },
      silent: { cause: ({ page }) => loseBank(page, 'setup_intents') },
    },
  },
  events: {},
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {},
};
