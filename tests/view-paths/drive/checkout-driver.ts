import { type Locator, type Page } from '@playwright/test';
import {
  type CheckoutEvent,
  type CheckoutScreen,
  type CheckoutSnapshot,
  currentStep,
  screenOf,
} from '../../../machines/checkout/index.ts';
import type { AddressAnnouncement } from '../../../machines/address/index.ts';
import type { VoucherAnnouncement } from '../../../machines/voucher/index.ts';
import { CheckoutPage } from '../../e2e/pages/checkout-page.ts';
import { addressActions, billingActions, contactActions, shippingActions } from './checkout-form-actions.ts';
import { paymentActions } from './checkout-payment-actions.ts';
import { reviewActions, stepActions, stepTitles, summaryActions } from './checkout-step-actions.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { refreshFromAnotherTab } from './other-tab.ts';

type Raised =
  | AddressAnnouncement['type']
  | VoucherAnnouncement['type']
  | 'checkout.found'
  | 'checkout.repriced'
  | 'checkout.closed';
type SentEvent = Exclude<CheckoutEvent, { readonly type: Raised }>;

const retryNames = /^(Try again|Check again)$/;

const actionsOn = (page: Page): Actions<SentEvent, CheckoutSnapshot> => ({
  ...contactActions(page),
  ...addressActions(page),
  ...shippingActions(page),
  ...billingActions(page),
  ...paymentActions(page),
  ...reviewActions(page),
  ...stepActions(page),
  ...summaryActions(page),
  'link.accepted': { perform: () => page.getByRole('button', { name: 'Continue here' }).click() },
  'checkout.refreshed': { perform: () => refreshFromAnotherTab(page) },
  'retry.requested': { perform: () => page.getByRole('button', { name: retryNames }).click() },
});

/** The visible element on each screen outside the steps. */
function screensOn(page: Page): Readonly<Record<Exclude<CheckoutScreen, 'steps'>, Locator>> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
  const placing = page
    .getByRole('status')
    .filter({ hasText: /Placing your order|Checking whether your order|Your bank is asking/ });
  return {
    loading: page.getByRole('heading', { level: 1, name: 'Checkout' }),
    paying: page
      .getByRole('status')
      .filter({ hasText: /Checking your payment|Your payment hasn’t been confirmed/ }),
    placing,
    otherBrowser: heading(/^(Continue this checkout here\?|This order has already been placed)$/),
    placed: page.getByRole('status').filter({ hasText: 'Order placed' }),
    unorderable: heading('Your cart is empty').or(alert('This order can’t be placed as it is')),
    missing: heading('We can’t find this checkout'),
    expired: heading('This checkout has expired'),
    unavailable: alert('This order can’t be placed as it is'),
    failed: alert('An Error Occurred').or(alert(/No connection|One moment, please/)),
  };
}

/** The views of the checkout. */
export function checkoutDriver(page: Page): FlowDriver {
  const screens = screensOn(page);
  const checkout = new CheckoutPage(page);
  return flowDriver(actionsOn(page), (snapshot: CheckoutSnapshot) => {
    const screen = screenOf(snapshot);
    if (screen !== 'steps') return screens[screen];
    const step = currentStep(snapshot);
    if (step === null) throw new Error('A step has no name.');
    return checkout.step(stepTitles[step]);
  });
}
