import { messageOf } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { type ApiCheckoutServices, apiCheckout, speechOf } from './api-checkout.ts';
import type { AttachedCheckout } from './attach-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

/** The refusals as every answer about a checkout carries them, with and without their codes. */
export function refusalFields(refusals: readonly Refusal[]) {
  const checkoutErrors = refusals.map((refusal) => ({ ...refusal, message: messageOf(refusal) }));
  return { errors: checkoutErrors.map(({ field, message }) => ({ field, message })), checkoutErrors };
}

/** What every change of a checkout answers. */
export function checkoutPayload({ refusals, checkout }: CheckoutAnswer, services: ApiCheckoutServices) {
  return { ...refusalFields(refusals), checkout: checkout && apiCheckout(checkout, services) };
}

/** What signing in came to, with the merged variants in the checkout's language. */
export function attachPayload(attached: AttachedCheckout, services: ApiCheckoutServices) {
  const { checkout, mergedLines } = attached;
  return {
    ...checkoutPayload(attached, services),
    mergedLines: mergedLines.flatMap(({ sku, ...quantities }) => {
      const variant = checkout?.catalogue.variant(sku);
      return checkout && variant ? [{ ...quantities, variant: { variant, ...speechOf(checkout) } }] : [];
    }),
  };
}
