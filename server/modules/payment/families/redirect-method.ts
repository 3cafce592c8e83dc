import type { PayerParameters, StripeMethod } from '../provider/payment-method.ts';
import type { Payer } from '../provider/payer.ts';
import { stripeBillingDetails, stripeShipping } from './stripe-payer.ts';

type PageLanguage = NonNullable<PayerParameters['payment_method_options']>;

/** A payment method that asks the buyer on a page of their bank, wallet or lender. */
interface RedirectMethod {
  /** Stripe's name: https://docs.stripe.com/api/payment_methods/object#payment_method_object-type */
  readonly type: StripeMethod['stripe']['type'] & PayerParameters['payment_method_data']['type'];
  /** The parameters that choose the language of its page; null or omitted for the provider's own choice. */
  readonly inLanguageOf?: (payer: Payer) => PageLanguage | null;
  /** Its name for buyers, the same in every language. */
  readonly name: string;
}

/**
 * The buyer enters nothing in the shop: the charge describes them, and the provider returns the page that asks them.
 * None can be charged again without the buyer: https://docs.stripe.com/payments/payment-methods/overview
 */
export const redirectMethod = ({ type, name, inLanguageOf }: RedirectMethod): StripeMethod => ({
  stripe: {
    type,
    parameters: {},
    detailsOf: () => null,
    payerParameters(payer) {
      const language = inLanguageOf?.(payer) ?? null;
      return {
        payment_method_data: { type, billing_details: stripeBillingDetails(payer) },
        shipping: stripeShipping(payer),
        ...(language && { payment_method_options: language }),
      };
    },
  },
  apiFacts: () => ({}),
  label: () => name,
});
