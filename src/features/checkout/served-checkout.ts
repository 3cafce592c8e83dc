import { getInitialSnapshot } from 'xstate';
import type { Checkout } from '@sonde/machines/cart';
import { type CheckoutInput, checkoutMachine, contactFormOf, isBackOffered } from '@sonde/machines/checkout';

/** The checkout embedded in a page, and how it is rendered. */
export interface ServedCheckout {
  readonly checkout: Checkout;
  /** Whether the first render shows parts of the later screens, which the browser then loads first. */
  readonly areLaterScreensShown: boolean;
}

/** The initial render of a checkout with this data; for loaders. */
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
