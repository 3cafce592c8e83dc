import type { Checkout } from '../cart/index.ts';
import type { CheckoutStepId } from './index.ts';
import { openCheckout } from '../testing/index.ts';

/** A checkout that the shop has, opened at a step that its address requests. */
export const open = (checkout: Checkout, requestedStep: CheckoutStepId | null = null) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep } });
