import { getInitialSnapshot } from 'xstate';
import type { Checkout } from '@sonde/machines/cart';
import { type CheckoutInput, checkoutMachine, contactFormOf, isBackOffered } from '@sonde/machines/checkout';

/** The checkout that a page brings along, and how it is drawn. */
export interface ServedCheckout {
  readonly checkout: Checkout;
  /** Whether the first drawing has anything of the screens that load later, which the browser then fetches first. */
  readonly areLaterScreensShown: boolean;
}

/** How a checkout with these data is drawn before anything has happened; for loaders. */
export function servedCheckout(checkout: Checkout, input: Omit<CheckoutInput, 'served'>): ServedCheckout {
  const snapshot = getInitialSnapshot(checkoutMachine, { ...input, served: checkout });
  return {
    checkout,
    areLaterScreensShown:
      isBackOffered(snapshot) ||
      checkout.refusedVoucher !== null ||
      contactFormOf(snapshot).buyer === 'organization',
  };
}
