import { expect, type Locator, type Page } from '@playwright/test';
import {
  mandateOf,
  type OrderPaymentEvent,
  type OrderPaymentScreen,
  orderPaymentScreenOf,
  type OrderPaymentSnapshot,
} from '../../../machines/order-payment/index.ts';
import { CardFields } from '../../e2e/pages/card-fields.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

const retryNames = /^(Try again|Check again)$/;

function actionsOn(page: Page): Actions<OrderPaymentEvent, OrderPaymentSnapshot> {
  const number = new CardFields(page).place('Card number').getByRole('textbox');
  const accountHolder = page.getByLabel('Account holder');
  return {
    'payment.method.chosen': { perform: () => page.getByText('US bank account', { exact: true }).click() },
    'payment.card.changed': { perform: () => number.pressSequentially('4') },
    'payment.card.replaced': {},
    'payment.card.recalled': {},
    'payment.wallet.approved': {},
    'payment.quote.changed': {},
    'payment.account.changed': {},
    'payment.account.replaced': {},
    'payment.account.recalled': {},
    'payment.saved.recalled': {},
    'payment.saved.replaced': {},
    'payment.holder.changed': {},
    'payment.submitted': { perform: () => page.getByRole('button', { name: /^Pay / }).click() },
    'mandate.changed': {
      async perform({ change: { holder, email, isAuthorized } }) {
        if (holder !== undefined) await accountHolder.fill(holder);
        if (email !== undefined) await page.getByLabel('Email address').fill(email);
        if (isAuthorized !== undefined) await page.getByRole('checkbox').setChecked(isAuthorized);
      },
      refusals: [
        {
          reason: 'No debit is chosen.',
          isMet: (snapshot) => mandateOf(snapshot) === null,
          attempt: () => expect(accountHolder).toHaveCount(0),
        },
      ],
    },
    'retry.requested': { perform: () => page.getByRole('button', { name: retryNames }).click() },
  };
}

/** The views of paying an order or invoice by its link. */
export function orderPaymentDriver(page: Page): FlowDriver {
  const heading = (name: string) => page.getByRole('heading', { name });
  const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
  const screens: Readonly<Record<OrderPaymentScreen, Locator>> = {
    loading: page.getByRole('status').first(),
    unanswered: page.getByRole('alert').first(),
    open: page.getByRole('button', { name: /^Pay / }),
    paying: status(/Making your payment|Checking whether your payment|Your bank is asking/),
    pending: heading('A payment is in progress'),
    partlyPaid: page.getByText('by bank transfer'),
    paid: heading('This invoice has been paid. Thank you.'),
    expired: heading('This invoice can no longer be paid'),
    missing: heading('We can’t find this invoice'),
  };
  return flowDriver(
    actionsOn(page),
    (snapshot: OrderPaymentSnapshot) => screens[orderPaymentScreenOf(snapshot)],
  );
}
