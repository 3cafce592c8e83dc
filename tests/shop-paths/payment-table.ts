import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PaymentContext, PaymentRequest } from '../../machines/payment/index.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { type FlowDriver, flowDriver } from '../view-paths/drive/flow-driver.ts';
import { BankPage } from '../e2e/pages/bank-page.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';
import { typeDigits } from '../support/type-digits.ts';
import { arrivesAs, nobodyAnswers } from './causes.ts';
import { offerNoMethod } from '../e2e/api-traffic.ts';
import { enterCard } from './enter-card.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const operation = 'CheckoutPaymentCreate';
const organization = 'Analytical Clinic';
/** An account of the provider's test data. */
const iban = 'DE89370400440532013000';

async function open({ page, world, requests }: Surroundings, input: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  // A person, for whom the card is preselected.
  await world.begin('DE', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, null);
  await checkout.openLink(world.token, 'de/en');
  if (input === 'unpayable') {
    // The page was rendered with the methods; the next response has none.
    await offerNoMethod(page);
    await checkout.back.click();
    await checkout.continue.click();
    await checkout.expectStep('Billing address');
    await checkout.continue.click();
  }
  if (input === 'failed') {
    await choose(page, 'KLARNA');
    await checkout.continue.click();
    await (await requests.take(operation)).pass();
    await checkout.expectStep('Review');
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    await new BankPage(page).press('Fail');
    await checkout.expectStep('Payment');
  }
  await given[input]?.(checkout, page);
  if (given[input] === undefined) return;
  await checkout.continue.click();
  await (await requests.take(operation)).pass();
  await checkout.change('Payment').click();
}

/** What a buyer gives before they come back, by input. */
const given: Readonly<Record<string, (checkout: CheckoutPage, page: Page) => Promise<void>>> = {
  returning: (_, page) => enterCard(page),
  asking: async (checkout, page) => {
    await choose(page, 'ELECTRONIC_QUOTE');
    await checkout.quoteOrganization.fill(organization);
  },
  debited: async (checkout, page) => {
    await choose(page, 'SEPA');
    await checkout.iban.fill(iban);
  },
};

/** The radio buttons by method. */
const titles: Readonly<Record<string, string>> = {
  CREDIT_CARD: 'Card',
  KLARNA: 'Klarna',
  ELECTRONIC_QUOTE: 'Quote',
  SEPA: 'SEPA Direct Debit',
};

const radioOf = (page: Page, method: string) =>
  page.getByRole('radio', { name: titles[method] ?? method, exact: true });

/** The whole row of a method is its label. */
const choose = (page: Page, method: string) =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: titles[method] ?? method })
    .click();

const places: Readonly<Record<string, (checkout: CheckoutPage, isGiven: boolean) => Promise<void>>> = {
  unpayable: ({ noMethod }) => expect(noMethod).toBeVisible(),
  'credit-card': async (checkout, isGiven) => {
    if (isGiven) await expect(checkout.useAnotherCard).toBeVisible();
    else await checkout.card.waitUntilReady();
    await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
  },
  'electronic-quote': (checkout) => expect(checkout.quoteOrganization).toBeVisible(),
  sepa: async (checkout, isGiven) => {
    await expect(isGiven ? checkout.useAnotherAccount : checkout.iban).toBeVisible();
    await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
  },
  plain: async (checkout) => {
    await expect(checkout.card.number).toHaveCount(0);
    await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
  },
  saving: (checkout) => expect(checkout.continue).toHaveAttribute('aria-disabled', 'true'),
  chosen: (checkout) => checkout.expectStep('Review'),
};

const paymentDriver = (page: Page): FlowDriver => {
  const checkout = new CheckoutPage(page);
  return flowDriver<PaymentRequest, AnyMachineSnapshot>(
    {
      'payment.method.chosen': {
        perform: async ({ method }) => {
          await choose(page, method);
          await expect(radioOf(page, method)).toBeChecked();
        },
      },
      'payment.card.changed': { perform: () => typeDigits(checkout.card.number, '4') },
      'payment.quote.changed': { perform: ({ value }) => page.getByLabel('Job title').fill(value) },
      'payment.card.replaced': {},
      'payment.card.recalled': {},
      'payment.wallet.approved': {},
      'payment.account.changed': { perform: () => checkout.iban.pressSequentially('D') },
      'payment.account.replaced': {},
      'payment.account.recalled': {},
      'payment.saved.recalled': {},
      'payment.saved.replaced': {},
      'payment.holder.changed': { perform: ({ value }) => checkout.accountHolder.fill(value) },
      'payment.submitted': { perform: () => checkout.continue.click() },
    },
    () => checkout.step('Payment'),
  );
};

/** Whether the step shows what was given before for the selected method. */
const isGiven = ({ context }: AnyMachineSnapshot): boolean => {
  const { chosen, method } = context as PaymentContext;
  return chosen?.method === method;
};

async function continueWithNewCard({ page }: Surroundings): Promise<void> {
  const checkout = new CheckoutPage(page);
  if (await checkout.useAnotherCard.isVisible()) await checkout.useAnotherCard.click();
  await enterCard(page);
  await checkout.continue.click();
}

async function continueWithNewAccount({ page }: Surroundings): Promise<void> {
  const checkout = new CheckoutPage(page);
  if (await checkout.useAnotherAccount.isVisible()) await checkout.useAnotherAccount.click();
  await checkout.iban.fill(iban);
  await checkout.continue.click();
}

async function askForQuote({ page }: Surroundings): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.quoteOrganization.fill(organization);
  await checkout.continue.click();
}

const pressContinue = ({ page }: Surroundings) => new CheckoutPage(page).continue.click();

const saidByCheckout = 'The checkout says so, and not the buyer; its own paths do.';
const withinMethod = 'It is done within the method’s own flow, whose outcomes follow from it.';
const withoutSaved = 'The buyer is not signed in, and has saved nothing.';
/** What a buyer types where nothing was given before. */
const typed = /payment\.(?:card\.changed|account\.changed|holder\.changed)/;

/** The payment step of the checkout, with the sandbox's provider. */
export const paymentTable: ShopTable = {
  flow: 'payment',
  driverOn: paymentDriver,
  inputs: scenarios['payment']?.inputs ?? {},
  open,
  operations: { choosePayment: operation },
  services: {
    'credit-card': {
      kept: { cause: pressContinue },
      new: { cause: continueWithNewCard },
    },
    sepa: {
      kept: { cause: pressContinue },
      new: { cause: continueWithNewAccount },
    },
    'electronic-quote': {
      asked: { cause: askForQuote },
    },
    choosePayment: {
      kept: { cause: async ({ requests }) => (await requests.take(operation)).pass() },
      refused: arrivesAs(operation, { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: '?' } }),
      silent: nobodyAnswers(operation),
    },
  },
  events: {
    'payment.card.replaced': { cannot: withinMethod },
    'payment.card.recalled': { cannot: withoutSaved },
    'payment.wallet.approved': { cannot: withinMethod },
    'payment.account.replaced': { cannot: withinMethod },
    'payment.account.recalled': { cannot: withoutSaved },
    'payment.saved.recalled': { cannot: withoutSaved },
    'payment.saved.replaced': { cannot: withoutSaved },
    'payment.known': { cannot: saidByCheckout },
    'payment.withdrawn': { cannot: saidByCheckout },
  },
  mayHappen: (snapshot, label) => {
    if (['credit-card: kept', 'sepa: kept'].includes(label)) return isGiven(snapshot);
    if (label.includes('BARTER')) return false;
    if (label.includes('payment.submitted')) return snapshot.value === 'plain';
    if (label.includes('payment.quote.changed')) return snapshot.value === 'electronic-quote';
    return !typed.test(label) || !isGiven(snapshot);
  },
  asksFor: ['chosen'],
  instant: [],
  outOfReach: {
    'payment.credit-card: payment.withdrawn → stay': saidByCheckout,
    'payment.credit-card: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.credit-card: payment.known → stay': saidByCheckout,
    'payment.saving: payment.withdrawn → payment.opening': saidByCheckout,
    'payment.saving: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.saving: payment.known → stay': saidByCheckout,
    'payment.plain: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.plain: payment.known → stay': saidByCheckout,
    'payment.plain: payment.saved.recalled → stay': withoutSaved,
    'payment.plain: payment.saved.replaced → stay': withoutSaved,
    'payment.unpayable: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.credit-card: payment.card.replaced → stay': withinMethod,
    'payment.credit-card: payment.submitted → stay': withinMethod,
    'payment.credit-card: payment.card.recalled → stay': withoutSaved,
    'payment.credit-card: payment.wallet.approved → stay': withinMethod,
    'payment.electronic-quote: payment.submitted → stay': withinMethod,
    'payment.electronic-quote: payment.withdrawn → stay': saidByCheckout,
    'payment.electronic-quote: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.electronic-quote: payment.known → stay': saidByCheckout,
    'payment.sepa: payment.account.replaced → stay': withinMethod,
    'payment.sepa: payment.account.recalled → stay': withoutSaved,
    'payment.sepa: payment.submitted → stay': withinMethod,
    'payment.sepa: payment.withdrawn → stay': saidByCheckout,
    'payment.sepa: payment.known [isMethodWithdrawn] → payment.opening': saidByCheckout,
    'payment.sepa: payment.known → stay': saidByCheckout,
  },
  expectPlace: async ({ page }, snapshot) =>
    places[snapshot.value as string]?.(new CheckoutPage(page), isGiven(snapshot)),
};
