import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** What is wrong with a total that is too small to be paid, as it is now. */
export function minimumRefusals({ minimumTotal }: PricedCheckout): readonly Refusal[] {
  return minimumTotal === null ? [] : [refusal('TOTAL_BELOW_MINIMUM', null)];
}

/** Whether nothing that the buyer still has to say adds to the total. */
function isTotalKnown({ isShippingRequired, shippingOption, tax }: PricedCheckout): boolean {
  return tax.isFinal && (shippingOption !== null || !isShippingRequired);
}

/** What was saved stays saved; a total that is too small is refused as soon as it is known, before the payment. */
export function refusedBelowMinimum(answer: CheckoutAnswer): CheckoutAnswer {
  const { refusals, checkout } = answer;
  return refusals.length > 0 || checkout === null || !isTotalKnown(checkout)
    ? answer
    : { refusals: minimumRefusals(checkout), checkout };
}
