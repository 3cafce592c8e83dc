import { stepTable } from '../flow/index.ts';

/** The steps of the checkout in the buyer's order, and how the URL names them. */
export const checkoutSteps = stepTable({
  contact: 'contact',
  'shipping.address': 'shipping-address',
  'shipping.method': 'shipping-method',
  'billing.address': 'billing-address',
  payment: 'payment',
  review: 'review',
});

export type CheckoutStepId = (typeof checkoutSteps.ids)[number];
