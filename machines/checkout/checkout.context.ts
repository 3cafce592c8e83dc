import type { CheckoutContext, CheckoutInput } from './checkout.types.ts';

/** The initial context: only the link, and the checkout if the page embeds it. */
export const firstContext = ({ input }: { input: CheckoutInput }): CheckoutContext => ({
  checkoutToken: input.checkoutToken,
  country: input.country,
  addressRules: input.addressRules,
  requestedStep: input.requestedStep,
  checkout: input.served,
  shownCheckout: null,
  drafts: {
    contact: null,
    shippingMethodId: null,
    note: null,
    autoRenewal: null,
  },
  emailSuggestion: null,
  submittedAddress: null,
  billingSource: null,
  payment: input.payment,
  previousMethod: null,
  isQuoteRequested: input.isQuoteRequested,
  accountEmail: input.accountEmail,
  attestations: [],
  missingAttestations: [],
  placement: null,
  repeats: 0,
  clientSecret: null,
  trouble: null,
  lostDiscount: input.lostDiscount,
  orderToken: null,
});
