import { messageOf } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { type ApiCheckoutServices, apiCheckout, speechOf } from './api-checkout.ts';
import type { AttachedCheckout } from './attach-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

/** The refusals in the format of every checkout payload, with and without codes. */
export function refusalFields(refusals: readonly Refusal[]) {
  const checkoutErrors = refusals.map((refusal) => ({ ...refusal, message: messageOf(refusal) }));
  return { errors: checkoutErrors.map(({ field, message }) => ({ field, message })), checkoutErrors };
}

/** The payload of every checkout mutation. */
export function checkoutPayload({ refusals, checkout }: CheckoutAnswer, services: ApiCheckoutServices) {
  return { ...refusalFields(refusals), checkout: checkout && apiCheckout(checkout, services) };
}

/** The payload of signing in, with the merged variants in the checkout's language. */
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
