import { getInitialSnapshot } from 'xstate';
import type { Checkout } from '@sonde/machines/cart';
import {
  type CheckoutInput,
  checkoutMachine,
  contactFormOf,
  currentStep,
  canGoBack,
  stepsWith,
} from '@sonde/machines/checkout';
import { partAt, type PartName } from './checkout-parts.ts';

/** The checkout embedded in a page, and how it is rendered. */
export interface ServedCheckout {
  readonly checkout: Checkout;
  /** The parts of the first render and of the step in the address, which the browser then loads first. */
  readonly parts: readonly PartName[];
  /** The browser asks which saved card was selected: with one, the first step is the review, otherwise the payment. */
  readonly isCardAwaited: boolean;
}

/** What decides how a checkout is rendered at first. */
interface Rendering extends Omit<CheckoutInput, 'served'> {
  /** Its buyer may be signed in, and have saved cards. */
  readonly maySavedCardsExist: boolean;
}

/** The initial render of a checkout with this data; for loaders. */
export function servedCheckout(
  checkout: Checkout,
  { maySavedCardsExist, ...input }: Rendering,
): ServedCheckout {
  const snapshot = getInitialSnapshot(checkoutMachine, { ...input, served: checkout });
  const { requestedStep } = input;
  const step = currentStep(snapshot);
  // The browser, which may know a payment or a stored checkout, draws another step than the address asks for.
  const isRequestedStepServed =
    requestedStep === null || (step !== null && stepsWith(step).includes(requestedStep));
  const isCardAwaited = requestedStep === null && step === 'payment' && maySavedCardsExist;
  const isDrawn = isRequestedStepServed && !isCardAwaited;
  const parts: readonly (PartName | null)[] = [
    partAt(requestedStep),
    isDrawn && canGoBack(snapshot) ? partAt(step) : null,
    checkout.refusedVoucher === null ? null : 'refused-voucher',
    contactFormOf(snapshot).buyer === 'organization' ? 'organization-screens' : null,
  ];
  return { checkout, parts: [...new Set(parts)].filter((part) => part !== null), isCardAwaited };
}
