import type { Checkout } from '../cart/index.ts';
import { isSameAddress } from '../rules/addresses/index.ts';
import { type AnswerFacts, isAnswerNeeded, lackingAnswers } from './checkout-state.ts';
import { type CheckoutStepId, checkoutSteps } from './checkout.steps.ts';
import type { BillingSource, CheckoutContext } from './checkout.types.ts';

type Progress = Pick<CheckoutContext, 'checkout' | 'payment' | 'billingSource'>;

/** Where the invoice goes: as chosen; else to an address of its own only where the server has one, or nothing ships. */
export function billingSourceOf({ checkout, billingSource }: Omit<Progress, 'payment'>): BillingSource {
  const { shippingAddress = null, billingAddress = null } = checkout ?? {};
  if (shippingAddress === null) return 'own';
  return (
    billingSource ??
    (billingAddress === null || isSameAddress(billingAddress, shippingAddress) ? 'shipping' : 'own')
  );
}

/** What the chart knows of the answers; an invoice that goes where the parcel goes has to have its address. */
function answerFacts(checkout: Checkout, progress: Progress): AnswerFacts {
  const { email, isShippingRequired, shippingAddress, billingAddress, paymentMethods } = checkout;
  return {
    email,
    isShippingRequired,
    hasShippingAddress: shippingAddress !== null,
    hasShippingMethod: checkout.shippingMethodId !== null,
    hasBillingAddress:
      billingAddress !== null &&
      (billingSourceOf(progress) === 'own' || isSameAddress(billingAddress, shippingAddress)),
    toPay: checkout.total.gross.amount,
    paymentMethod: progress.payment?.method ?? null,
    paymentMethods,
  };
}

/** The steps that this checkout has, in order; nothing to ship or nothing to pay leaves some out. */
export function stepsOf(progress: Progress): readonly CheckoutStepId[] {
  const { checkout } = progress;
  if (checkout === null) return [];
  const facts = answerFacts(checkout, progress);
  return checkoutSteps.ids.filter((step) => step === 'review' || isAnswerNeeded(step, facts));
}

/** The steps whose answers the shop has. */
function completedStepsOf(progress: Progress): readonly CheckoutStepId[] {
  const { checkout } = progress;
  if (checkout === null) return [];
  const lacking: readonly CheckoutStepId[] = lackingAnswers(answerFacts(checkout, progress));
  return stepsOf(progress).filter((step) => step !== 'review' && !lacking.includes(step));
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

/** Where a buyer resumes: at the step that is wanted, or at the first one that is not complete. */
export function destinationOf(progress: Progress & Pick<CheckoutContext, 'wantedStep'>): CheckoutStepId {
  const { wantedStep } = progress;
  return wantedStep !== null && isStepReachable(progress, wantedStep)
    ? wantedStep
    : firstIncompleteStep(progress);
}
