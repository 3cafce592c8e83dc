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

/** Which steps a buyer fills in at once, on one screen with one Continue. */
export const stepScreens: readonly (readonly CheckoutStepId[])[] = [
  ['contact', 'shipping.address'],
  ['shipping.method'],
  ['billing.address', 'payment'],
  ['review'],
];

/** The steps that share a screen with `step`, itself included. */
export const stepsWith = (step: CheckoutStepId): readonly CheckoutStepId[] =>
  stepScreens.find((steps) => steps.includes(step)) ?? [step];
