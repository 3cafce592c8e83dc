import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { refusalOf, stateValueText } from '../../machines/flow/index.ts';
import {
  mandateOf,
  type OrderPaymentInput,
  type OrderPaymentSnapshot,
  type Payable,
} from '../../machines/order-payment/index.ts';
import { mandateProblems } from '../../machines/rules/payment/index.ts';
import type { ErrorCode } from '../../machines/rules/errors/index.ts';
import { answers, type Scenario, scenarios } from '../../machines/testing/index.ts';
import { BankQuestion } from '../e2e/pages/bank-question.ts';
import { CardFields } from '../e2e/pages/card-fields.ts';
import { cards } from '../e2e/cards.ts';
import { typeDigits } from '../support/type-digits.ts';
import type { FlowDriver } from '../view-paths/drive/flow-driver.ts';
import { orderPaymentDriver } from '../view-paths/drive/order-payment-driver.ts';
import { scenarioInput } from './scenario-input.ts';
import { nobodyAnswers } from './causes.ts';
import { loseBank } from './intercepted-card.ts';
import { OpenQuote, type QuoteFate } from './open-quote.ts';
import type { Cause, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';

const { debit } = scenarios['order-payment']?.inputs ?? {};
const inputs = { debit } as Scenario['inputs'];
/** As the page is served: a bank account can pay it, too. */
const payable = (scenarioInput(inputs, 'debit') as OrderPaymentInput).served as Payable;
const load = 'PayableOrder';
const pay = 'OrderPay';

const quotes = new WeakMap<Page, OpenQuote>();
function quoteOn(page: Page): OpenQuote {
  const quote = quotes.get(page);
  if (quote === undefined) throw new Error('The page shows no quote.');
  return quote;
}

async function open({ page, world }: Surroundings): Promise<void> {
  const quote = await OpenQuote.ask(world);
  quotes.set(page, quote);
  await page.clock.install();
  await page.goto(`/us/en/order-payment/${quote.token}/`);
}

const driverOn = (page: Page): FlowDriver => {
  const views = orderPaymentDriver(page);
  const typing: FlowDriver['actionFor'] = () => ({
    perform: async () => {
      const fields = new CardFields(page);
      await fields.waitUntilReady();
      await typeDigits(fields.number, '4');
    },
  });
  return {
    ...views,
    actionFor: (event) => (event.type === 'payment.card.changed' ? typing : views.actionFor)(event),
  };
};

async function payByCard({ page }: Surroundings): Promise<void> {
  const fields = new CardFields(page);
  await fields.waitUntilReady();
  await fields.number.fill(cards.good.number);
  await fields.expiry.fill(cards.good.expiry);
  await fields.securityCode.fill(cards.good.securityCode);
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Delivers the question what is owed once this has become of the quote. */
const finds = (fate: QuoteFate): ShopOutcome => ({
  cause: async ({ page, requests }) => {
    const request = await requests.take(load);
    await quoteOn(page).bring(fate);
    await request.pass();
  },
});

/** Delivers the payment, with another card where `token` names one. */
const pays =
  (token?: string): Cause =>
  async ({ page, requests }) => {
    const request = await requests.take(pay);
    await quoteOn(page).freeKeys();
    await quoteOn(page).untilSettled(request.variables);
    await request.pass(quoteOn(page).paidWith(request.variables, token));
  };

/** Delivers the payment once this has become of the quote. */
const paysAfter =
  (fate: QuoteFate): Cause =>
  async ({ page, requests }) => {
    const request = await requests.take(pay);
    await quoteOn(page).bring(fate);
    await request.pass();
  };

const refusedWith = (sentence: string, code: ErrorCode) =>
  answers(sentence, { status: 'refused', refusals: [refusalOf(code, null)], payable });

const expectPlace = ({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> =>
  expect(page.locator('[data-flow="order-payment"]')).toHaveAttribute('data-state', stateValueText(snapshot));

const isDebited = (snapshot: OrderPaymentSnapshot): boolean => mandateOf(snapshot) !== null;

/** Answers to a payment that the payer's bank hasn't confirmed: what it confirms is paid, even if no answer arrives. */
const first = [
  'confirmation',
  'pending',
  'declined',
  'repriced',
  'paidBefore',
  'underWay',
  'silent',
] as const;
const unheard = ({ context }: OrderPaymentSnapshot): boolean => context.clientSecret === null;
const possible: Readonly<Record<string, (snapshot: OrderPaymentSnapshot) => boolean>> = {
  ...Object.fromEntries(first.map((outcome) => [`payPayable: ${outcome}`, unheard])),
  'paymentForm: card': (snapshot) => !isDebited(snapshot),
  '{"type":"payment.card.changed","field":"card.number"}': (snapshot) => !isDebited(snapshot),
  // Otherwise the form says what is missing, or ends: its outcomes are walked.
  '{"type":"payment.submitted"}': (snapshot) =>
    isDebited(snapshot) && mandateProblems(snapshot.context.mandate).length > 0,
};

const served = 'The page is served with what is owed, or says that there is nothing with this link.';
const byDebit = 'A debit goes through the bank’s own pages, which the journey of a debit by link follows.';
const manyTries = 'The shop of these walks counts no tries.';
const ownKey = 'The browser makes the key itself and always can.';

/** A quote of the United States, paid by whoever has its link. */
export const orderPaymentTable: ShopTable = {
  flow: 'order-payment',
  driverOn,
  inputs,
  open,
  operations: { loadPayable: load, payPayable: pay },
  services: {
    loadPayable: {
      open: { ...finds('open'), answer: answers('it is open', { status: 'found', payable }) },
      pending: finds('pending'),
      paid: finds('paid'),
      partlyPaid: finds('partlyPaid'),
      expired: finds('expired'),
      missing: finds('missing'),
      silent: nobodyAnswers(load),
    },
    paymentForm: { card: { cause: payByCard }, debit: { cannot: byDebit } },
    createPaymentKey: { made: { cause: () => Promise.resolve() }, silent: { cannot: ownKey } },
    payPayable: {
      paid: { cause: pays() },
      confirmation: { cause: pays('pm_card_threeDSecure2Required') },
      pending: {
        cause: async ({ page, requests }) => {
          const request = await requests.take(pay);
          await quoteOn(page).bring('open');
          await quoteOn(page).occupyKey(request.variables);
          await request.pass();
        },
      },
      declined: {
        cause: pays('pm_card_chargeDeclined'),
        answer: refusedWith('the card is declined', 'CARD_DECLINED'),
      },
      repriced: {
        cause: async ({ page, requests }) => {
          const request = await requests.take(pay);
          await quoteOn(page).freeKeys();
          await request.pass({ expectedTotal: { amount: 1, currency: 'USD' } });
        },
        answer: refusedWith('the amount has changed', 'PRICES_ARE_CHANGED'),
      },
      paidBefore: { cause: paysAfter('paid') },
      underWay: { cause: paysAfter('pending') },
      tooMany: { cannot: manyTries },
      gone: { cause: paysAfter('missing') },
      silent: nobodyAnswers(pay),
    },
    confirmPayment: {
      confirmed: { cause: ({ page }) => new BankQuestion(page).answer('complete') },
      refused: { cause: ({ page }) => new BankQuestion(page).answer('fail') },
      silent: { cause: ({ page }) => loseBank(page) },
    },
    deadline: { reached: { cause: ({ page }) => page.clock.fastForward(20_000) } },
  },
  events: {},
  mayHappen: (snapshot, label) =>
    (possible[label]?.(snapshot as OrderPaymentSnapshot) ?? true) &&
    (snapshot.children['createPaymentKey'] === undefined || label.startsWith('createPaymentKey: ')),
  asksFor: ['preferred', 'mandate', 'clientSecret', 'repeats'],
  instant: ['createPaymentKey'],
  outOfReach: {
    'order-payment.opening: always → order-payment.loading': served,
    'order-payment.loading: xstate.done.actor.loadPayable → order-payment.judging': served,
    'order-payment.loading: xstate.error.actor.loadPayable → order-payment.unanswered': served,
    'order-payment.unanswered: retry.requested → order-payment.loading': served,
    'order-payment.paying.creatingKey: xstate.error.actor.createPaymentKey → order-payment.open': ownKey,
  },
  expectPlace,
};
