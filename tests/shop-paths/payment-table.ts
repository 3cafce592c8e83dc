import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PaymentEvent } from '../../machines/payment/index.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { type FlowDriver, flowDriver } from '../view-paths/drive/flow-driver.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';
import { typeDigits } from '../support/type-digits.ts';
import { arrivesAs, nobodyAnswers } from './causes.ts';
import { offerNoMethod } from '../e2e/api-traffic.ts';
import { enterCard } from './enter-card.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const operation = 'CheckoutPaymentCreate';

async function open({ page, world, requests }: Surroundings, input: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await world.begin('DE', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
  if (input === 'unpayable') await offerNoMethod(page);
  await checkout.openLink(world.token, 'de/en');
  if (input !== 'returning') return;
  await enterCard(page);
  await checkout.continue.click();
  await (await requests.take(operation)).pass();
  await checkout.change('Payment').click();
}

const places: Readonly<Record<string, (checkout: CheckoutPage) => Promise<void>>> = {
  unpayable: ({ noMethod }) => expect(noMethod).toBeVisible(),
  keeping: ({ useAnotherCard }) => expect(useAnotherCard).toBeVisible(),
  entering: async (checkout) => {
    await checkout.card.waitUntilReady();
    await expect(checkout.continue).not.toHaveAttribute('aria-disabled', 'true');
  },
  tokenising: (checkout) => expect(checkout.continue).toHaveAttribute('aria-disabled', 'true'),
  chosen: (checkout) => checkout.expectStep('Review'),
};

const paymentDriver = (page: Page): FlowDriver => {
  const checkout = new CheckoutPage(page);
  return flowDriver<PaymentEvent, AnyMachineSnapshot>(
    {
      'payment.method.chosen': {},
      'payment.card.changed': { perform: () => typeDigits(checkout.card.number, '4') },
      'payment.card.replaced': { perform: () => checkout.useAnotherCard.click() },
      'payment.submitted': {
        perform: async (_event, { value }) => {
          if (value === 'entering') await enterCard(page);
          await checkout.continue.click();
        },
      },
    },
    () => checkout.step('Payment'),
  );
};

const oneWayToPay = 'There is one way to pay, and no choice.';

/** The payment step of the checkout; the provider is the sandbox. */
export const paymentTable: ShopTable = {
  flow: 'payment',
  driverOn: paymentDriver,
  inputs: scenarios['payment']?.inputs ?? {},
  open,
  operations: { tokeniseCard: operation },
  services: {
    tokeniseCard: {
      tokenised: { cause: async ({ requests }) => (await requests.take(operation)).pass() },
      refused: arrivesAs(operation, { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: '?' } }),
      silent: nobodyAnswers(operation),
    },
  },
  events: { 'payment.method.chosen': { cannot: oneWayToPay } },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {
    'payment.entering: payment.method.chosen [isMethodOffered] → stay': oneWayToPay,
    'payment.entering: payment.submitted → payment.chosen': oneWayToPay,
  },
  expectPlace: async ({ page }, { value }) => places[value as string]?.(new CheckoutPage(page)),
};
