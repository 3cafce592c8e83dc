import { stepTable } from '../flow/index.ts';

/** The steps of the checkout in the buyer's order, with their names in the URL. */
export const checkoutSteps = stepTable({
  contact: 'contact',
  'shipping.address': 'shipping-address',
  'shipping.method': 'shipping-method',
  'billing.address': 'billing-address',
  payment: 'payment',
  review: 'review',
});

/** One of {@link checkoutSteps}. */
export type CheckoutStepId = (typeof checkoutSteps.ids)[number];

/** The steps that a buyer fills in together, on one screen with one Continue. */
export const stepScreens: readonly (readonly CheckoutStepId[])[] = [
  ['contact', 'shipping.address'],
  ['shipping.method'],
  ['billing.address', 'payment'],
  ['review'],
];

/** The steps that share a screen with `step`, including itself. */
export const stepsWith = (step: CheckoutStepId): readonly CheckoutStepId[] =>
  stepScreens.find((steps) => steps.includes(step)) ?? [step];
