import { useEffect } from 'react';
import { type PartName, prepareCheckoutPart, type StepPart } from './checkout-parts.ts';

const nextParts: Readonly<Record<StepPart, readonly PartName[]>> = {
  'delivery-screens': ['payment-screens'],
  'payment-screens': ['review-screens', 'outcome-screens'],
  // Its buyer may only look: what Place order needs loads with the first press.
  'review-screens': [],
};

/** Preloads what follows this screen while the buyer fills it in. */
export function useNextPart(part: StepPart): void {
  useEffect(() => nextParts[part].forEach(prepareCheckoutPart), [part]);
}
