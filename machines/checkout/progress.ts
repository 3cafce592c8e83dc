import type { Address, Checkout } from '../cart/index.ts';
import { type CheckoutStepId, checkoutSteps } from './checkout.steps.ts';
import type { BillingSource, CheckoutContext } from './checkout.types.ts';

type Progress = Pick<CheckoutContext, 'checkout' | 'payment' | 'billingSource'>;

export const isSameAddress = (a: Address | null, b: Address | null): boolean =>
  a === b ||
  (a !== null && b !== null && (Object.keys(a) as (keyof Address)[]).every((field) => a[field] === b[field]));

/** Where the invoice goes: as chosen; else to an address of its own only where the server has one, or nothing ships. */
export function billingSourceOf({ checkout, billingSource }: Omit<Progress, 'payment'>): BillingSource {
  const { shippingAddress = null, billingAddress = null } = checkout ?? {};
  if (shippingAddress === null) return 'own';
  return (
    billingSource ??
    (billingAddress === null || isSameAddress(billingAddress, shippingAddress) ? 'shipping' : 'own')
  );
}

/** Whether anything is to be paid; otherwise the method is FREE and the payment step is skipped. */
export const isPaymentRequired = (checkout: Checkout): boolean => checkout.total.gross.amount > 0;

const applies: Readonly<Record<CheckoutStepId, (checkout: Checkout) => boolean>> = {
  contact: () => true,
  'shipping.address': (checkout) => checkout.isShippingRequired,
  'shipping.method': (checkout) => checkout.isShippingRequired,
  'billing.address': () => true,
  payment: isPaymentRequired,
  review: () => true,
};

const isComplete: Readonly<Record<CheckoutStepId, (checkout: Checkout, progress: Progress) => boolean>> = {
  contact: (checkout) => checkout.email !== '',
  'shipping.address': (checkout) => checkout.shippingAddress !== null,
  'shipping.method': (checkout) => checkout.shippingMethodId !== null,
  'billing.address': (checkout, progress) =>
    checkout.billingAddress !== null &&
    (billingSourceOf(progress) === 'own' || isSameAddress(checkout.billingAddress, checkout.shippingAddress)),
  payment: (checkout, { payment }) => payment !== null && checkout.paymentMethods.includes(payment.method),
  review: () => false,
};

/** The steps that this checkout has, in order; nothing to ship or nothing to pay leaves some out. */
export function stepsOf({ checkout }: Progress): readonly CheckoutStepId[] {
  return checkout === null ? [] : checkoutSteps.ids.filter((step) => applies[step](checkout));
}

/** The steps whose answers the shop has. */
export function completedStepsOf(progress: Progress): readonly CheckoutStepId[] {
  const { checkout } = progress;
  return checkout === null ? [] : stepsOf(progress).filter((step) => isComplete[step](checkout, progress));
}

/** The first step that still needs an answer; the review when none does. */
export function firstIncompleteStep(progress: Progress): CheckoutStepId {
  const completed = completedStepsOf(progress);
  return stepsOf(progress).find((step) => !completed.includes(step)) ?? 'review';
}

/** Whether the buyer may be at `step`: it applies, and every step before it is complete. */
export function isStepReachable(progress: Progress, step: CheckoutStepId): boolean {
  const steps = stepsOf(progress);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstIncompleteStep(progress));
}

/** Where the flow leads: to the step that is wanted, or to the first one that is not complete. */
export function destinationOf(progress: Progress & Pick<CheckoutContext, 'wantedStep'>): CheckoutStepId {
  const { wantedStep } = progress;
  return wantedStep !== null && isStepReachable(progress, wantedStep)
    ? wantedStep
    : firstIncompleteStep(progress);
}

/** Where Continue leads from `step`: on, or back to the review when nothing else is needed. */
export function stepAfter(progress: Progress, step: CheckoutStepId): CheckoutStepId {
  const steps = stepsOf(progress);
  const isAllComplete = firstIncompleteStep(progress) === 'review';
  return isAllComplete ? 'review' : (steps[steps.indexOf(step) + 1] ?? 'review');
}
