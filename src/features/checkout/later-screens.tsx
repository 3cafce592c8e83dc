/** What comes after the first step, in one module: loaded when the buyer begins to fill that in. */
export { LaterStep } from './later-step.tsx';
export { NoCheckout } from './no-checkout.tsx';
export { Outcome } from './outcome.tsx';
