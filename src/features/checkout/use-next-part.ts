import { useEffect } from 'react';
import { prepareCheckoutPart, type StepPart } from './checkout-parts.ts';

/** Preloads the payment while the buyer chooses the delivery. What follows the payment loads with the first press on it. */
export function useNextPart(part: StepPart): void {
  useEffect(() => {
    if (part === 'delivery-screens') prepareCheckoutPart('payment-screens');
  }, [part]);
}
