import type { Checkout } from '../cart/index.ts';
import { isSameAddress } from '../rules/addresses/index.ts';
import { type AnswerFacts, isAnswerNeeded, isPaymentRequired, missingAnswers } from './checkout-state.ts';
import { type CheckoutStepId, checkoutSteps } from './checkout.steps.ts';
import type { BillingSource, CheckoutContext } from './checkout.types.ts';

type Progress = Pick<CheckoutContext, 'checkout' | 'payment' | 'billingSource'>;

/**
 * Where to send the invoice: the buyer's choice; otherwise a separate address only if the server has one or nothing is
 * shipped.
 */
export function billingSourceOf({ checkout, billingSource }: Omit<Progress, 'payment'>): BillingSource {
  const { shippingAddress = null, billingAddress = null } = checkout ?? {};
  if (shippingAddress === null) return 'own';
  return (
    billingSource ??
    (billingAddress === null || isSameAddress(billingAddress, shippingAddress) ? 'shipping' : 'own')
  );
}

/** The facts about the answers that the chart knows. Billing to the shipping address requires a shipping address. */
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
    autoRenewal: checkout.autoRenewal,
    paymentMethod: progress.payment?.method ?? null,
    paymentMethods,
  };
}

/** Whether a checkout needs a payment: something is to be paid, or renews. */
export const isPaymentRequiredFor = ({ total, autoRenewal }: Checkout): boolean =>
  isPaymentRequired({ toPay: total.gross.amount, autoRenewal });

/** The steps of this checkout, in order. Some don't apply if nothing is shipped or nothing is to be paid. */
export function stepsOf(progress: Progress): readonly CheckoutStepId[] {
  const { checkout } = progress;
  if (checkout === null) return [];
  const facts = answerFacts(checkout, progress);
  return checkoutSteps.ids.filter((step) => step === 'review' || isAnswerNeeded(step, facts));
}

/** The steps whose answers the shop has saved. */
function completedStepsOf(progress: Progress): readonly CheckoutStepId[] {
  const { checkout } = progress;
  if (checkout === null) return [];
  const lacking: readonly CheckoutStepId[] = missingAnswers(answerFacts(checkout, progress));
  return stepsOf(progress).filter((step) => step !== 'review' && !lacking.includes(step));
}

/** The first step that still needs an answer; otherwise the review. */
export function firstIncompleteStep(progress: Progress): CheckoutStepId {
  const completed = completedStepsOf(progress);
  return stepsOf(progress).find((step) => !completed.includes(step)) ?? 'review';
}

/** Whether the buyer may open `step`: it applies, and every earlier step is complete. */
export function isStepReachable(progress: Progress, step: CheckoutStepId): boolean {
  const steps = stepsOf(progress);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstIncompleteStep(progress));
}

/** Where to resume: at the requested step, or at the first incomplete one before it. */
export function destinationOf(progress: Progress & Pick<CheckoutContext, 'requestedStep'>): CheckoutStepId {
  const { requestedStep } = progress;
  return requestedStep !== null && isStepReachable(progress, requestedStep)
    ? requestedStep
    : firstIncompleteStep(progress);
}
