import { expect, type Page } from '@playwright/test';
import { type CheckoutSnapshot, paymentFormIn } from '../../../machines/checkout/index.ts';
import type { PaymentRequest } from '../../../machines/payment/index.ts';
import { CheckoutPage } from '../../e2e/pages/checkout-page.ts';
import type { Actions } from './flow-driver.ts';
import { refuseWithoutControl, whilePending } from './refusals.ts';

const hasCard = (snapshot: CheckoutSnapshot) => paymentFormIn(snapshot).details !== null;

export function paymentActions(page: Page): Actions<PaymentRequest, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  const number = checkout.card.place('Card number').getByRole('textbox');
  return {
    'payment.method.chosen': {
      refusals: [
        refuseWithoutControl(
          page.getByRole('main').getByRole('radio'),
          'The example’s order can be paid by card only, so there is no choice.',
          () => true,
        ),
      ],
    },
    'payment.card.changed': {
      perform: () => number.pressSequentially('4'),
      refusals: [refuseWithoutControl(number, 'The card given before is shown, without fields.', hasCard)],
    },
    'payment.card.replaced': {
      perform: () => checkout.useAnotherCard.click(),
      refusals: [
        refuseWithoutControl(
          checkout.useAnotherCard,
          'No card has been given yet.',
          (snapshot) => !hasCard(snapshot),
        ),
      ],
    },
    'payment.card.recalled': {},
    'payment.wallet.approved': {},
    'payment.quote.changed': {},
    'payment.account.changed': {},
    'payment.account.replaced': {},
    'payment.account.recalled': {},
    'payment.saved.recalled': {},
    'payment.saved.replaced': {},
    'payment.holder.changed': {},
    'payment.submitted': {
      perform: async (_event, snapshot) => {
        if (!hasCard(snapshot)) await expect(number).toBeVisible();
        await checkout.continue.click();
      },
      refusals: [whilePending(checkout.continue)],
    },
  };
}
