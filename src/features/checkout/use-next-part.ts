import { useEffect } from 'react';
import { prepareCheckoutPart, type StepPart } from './checkout-parts.ts';

const nextParts: Readonly<Record<StepPart, StepPart | null>> = {
  'delivery-screens': 'payment-screens',
  'payment-screens': 'review-screens',
  'review-screens': null,
};

/** Preloads the screen after this one while the buyer fills it in. */
export function useNextPart(part: StepPart): void {
  const next = nextParts[part];
  useEffect(() => {
    if (next !== null) prepareCheckoutPart(next);
  }, [next]);
}
