import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** The refusal of a total that is currently too small to be paid. */
export function minimumRefusals({ minimumTotal }: PricedCheckout): readonly Refusal[] {
  return minimumTotal === null ? [] : [refusal('TOTAL_BELOW_MINIMUM', null)];
}

/** Whether none of the buyer's missing answers can increase the total. */
function isTotalKnown({ isShippingRequired, shippingOption, tax }: PricedCheckout): boolean {
  return tax.isFinal && (shippingOption !== null || !isShippingRequired);
}

/** What was saved stays saved. A total that is too small is refused as soon as it is known, before the payment. */
export function refusedBelowMinimum(answer: CheckoutAnswer): CheckoutAnswer {
  const { refusals, checkout } = answer;
  return refusals.length > 0 || checkout === null || !isTotalKnown(checkout)
    ? answer
    : { refusals: minimumRefusals(checkout), checkout };
}
