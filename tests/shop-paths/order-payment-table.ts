import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { refusalOf, stateValueText } from '../../machines/flow/index.ts';
import {
  mandateOf,
  type OrderPaymentInput,
  type OrderPaymentSnapshot,
  type Payable,
} from '../../machines/order-payment/index.ts';
import { ownValue } from '../../machines/rules/texts/index.ts';
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
import { OpenQuote } from './open-quote.ts';
import { OverdueInvoice } from './overdue-invoice.ts';
import { type DebtFate, type OwedDebt, SentTokens } from './owed-debt.ts';
import type { Cause, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';
import type { ShopWorld } from './shop-world.ts';

const known: Scenario['inputs'] = scenarios['order-payment']?.inputs ?? {};

/** What the page shows, and the tokens with which it was paid. */
interface Shown {
  readonly debt: OwedDebt;
  readonly tokens: SentTokens;
}
const shown = new WeakMap<Page, Shown>();
function shownOn(page: Page): Shown {
  const found = shown.get(page);
  if (found === undefined) throw new Error('The page shows nothing to pay.');
  return found;
}
const debtOn = (page: Page): OwedDebt => shownOn(page).debt;

/** A kind of debt, with its page and its operations. */
interface DebtKind {
  /** Whether a bank account can pay it, too. */
  readonly input: 'debit' | 'served';
  readonly beginDebt: (world: ShopWorld) => Promise<OwedDebt>;
  /** The page below country and language. */
  readonly page: string;
  readonly load: string;
  readonly pay: string;
  /** The outcomes that it can't have, each with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** The transitions that they alone cause. */
  readonly outOfReach: Readonly<Record<string, string>>;
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

const expectPlace = ({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> =>
  expect(page.locator('[data-flow="order-payment"]')).toHaveAttribute('data-state', stateValueText(snapshot));

const isDebitOffered = ({ context }: OrderPaymentSnapshot): boolean =>
  context.payable?.methods.includes('ACH') === true;
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
  '{"type":"payment.method.chosen","method":"ACH"}': isDebitOffered,
  'paymentForm: card': (snapshot) => !isDebited(snapshot),
  '{"type":"payment.card.changed","field":"card.number"}': (snapshot) => !isDebited(snapshot),
  // Otherwise the form says what is missing, or ends: its outcomes are walked.
  '{"type":"payment.submitted"}': (snapshot) =>
    isDebited(snapshot) && mandateProblems(snapshot.context.mandate).length > 0,
};

const served = 'The page is served with what is owed, or says that there is nothing with this link.';
const byDebit = 'A debit goes through the bank’s own pages, which the journey of a debit by link follows.';
const manyTries = 'The shop of these walks counts no tries.';
const cardAlone = 'No bank account can pay the invoice of a membership that wasn’t bought in the shop.';
const noPart = 'No part of an invoice can be paid.';
const ownKey = 'The browser makes the key itself and always can.';

/** Paying a debt of this kind, by whoever has its link. */
function tableOf({ input, beginDebt, page: path, load, pay, without, outOfReach }: DebtKind): ShopTable {
  /** Delivers the question what is owed once this has become of the quote. */
  const finds = (fate: DebtFate): ShopOutcome => ({
    cause: async ({ page, requests }) => {
      const request = await requests.take(load);
      await debtOn(page).bring(fate);
      await request.pass();
    },
  });

  /** Delivers the payment, with another card where `token` names one. */
  const pays =
    (token?: string): Cause =>
    async ({ page, requests }) => {
      const request = await requests.take(pay);
      await debtOn(page).freeKeys();
      const { debt, tokens } = shownOn(page);
      if (tokens.has(request.variables)) await debt.untilSettled();
      await request.pass(tokens.paidWith(request.variables, token));
    };

  /** Delivers the payment once this has become of the quote. */
  const paysAfter =
    (fate: DebtFate): Cause =>
    async ({ page, requests }) => {
      const request = await requests.take(pay);
      await debtOn(page).bring(fate);
      await request.pass();
    };

  const inputs = { [input]: known[input] } as Scenario['inputs'];
  const payable = (scenarioInput(inputs, input) as OrderPaymentInput).served as Payable;
  const refusedWith = (sentence: string, code: ErrorCode) =>
    answers(sentence, { status: 'refused', refusals: [refusalOf(code, null)], payable });

  const unless = (outcome: string, how: ShopOutcome): ShopOutcome => {
    const reason = ownValue(without, outcome);
    return reason === undefined ? how : { cannot: reason };
  };

  return {
    flow: 'order-payment',
    driverOn,
    inputs,
    open: async ({ page, world }) => {
      const debt = await beginDebt(world);
      shown.set(page, { debt, tokens: new SentTokens() });
      await page.clock.install();
      await page.goto(`/us/en/${path}/${debt.token}/`);
    },
    operations: { loadPayable: load, payPayable: pay },
    services: {
      loadPayable: {
        open: { ...finds('open'), answer: answers('it is open', { status: 'found', payable }) },
        pending: finds('pending'),
        paid: finds('paid'),
        partlyPaid: unless('partlyPaid', finds('partlyPaid')),
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
            await debtOn(page).bring('open');
            await debtOn(page).occupyKey(request.variables);
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
            await debtOn(page).freeKeys();
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
      ...outOfReach,
      'order-payment.opening: always → order-payment.loading': served,
      'order-payment.loading: xstate.done.actor.loadPayable → order-payment.judging': served,
      'order-payment.loading: xstate.error.actor.loadPayable → order-payment.unanswered': served,
      'order-payment.unanswered: retry.requested → order-payment.loading': served,
      'order-payment.paying.creatingKey: xstate.error.actor.createPaymentKey → order-payment.open': ownKey,
    },
    expectPlace,
  };
}

/** A quote of the United States. */
export const orderPaymentTable = tableOf({
  input: 'debit',
  beginDebt: (world) => OpenQuote.ask(world),
  page: 'order-payment',
  load: 'PayableOrder',
  pay: 'OrderPay',
  without: {},
  outOfReach: {},
});

/** The invoice of an overdue renewal in the United States. */
export const invoicePaymentTable = tableOf({
  input: 'served',
  beginDebt: (world) => OverdueInvoice.open(world),
  page: 'invoice-payment',
  load: 'Invoice',
  pay: 'InvoicePay',
  without: { partlyPaid: noPart },
  outOfReach: {
    'order-payment.judging: always [isPartlyPaid] → order-payment.partlyPaid': noPart,
    'order-payment.open: mandate.changed → stay': cardAlone,
    'order-payment.open: payment.method.chosen → stay': cardAlone,
    'order-payment.open: payment.submitted [isMandateIncomplete] → stay': cardAlone,
  },
});
