import type { PayerParameters, StripeMethod } from '../provider/payment-method.ts';
import { stripeBillingDetails, stripeShipping } from './stripe-payer.ts';

/** A payment method that asks the buyer on a page of their bank, wallet or lender. */
interface RedirectMethod {
  /** Stripe's name: https://docs.stripe.com/api/payment_methods/object#payment_method_object-type */
  readonly type: StripeMethod['stripe']['type'] & PayerParameters['payment_method_data']['type'];
  /** Its name for buyers, the same in every language. */
  readonly name: string;
}

/**
 * The buyer enters nothing in the shop: the charge describes them, and the provider returns the page that asks them.
 * None can be charged again without the buyer: https://docs.stripe.com/payments/payment-methods/overview
 */
export const redirectMethod = ({ type, name }: RedirectMethod): StripeMethod => ({
  stripe: {
    type,
    parameters: {},
    detailsOf: () => null,
    payerParameters: (payer) => ({
      payment_method_data: { type, billing_details: stripeBillingDetails(payer) },
      shipping: stripeShipping(payer),
    }),
  },
  apiFacts: () => ({}),
  label: () => name,
});
