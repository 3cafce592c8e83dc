import { useState } from 'react';
import { type CheckoutSnapshot, checkoutOf, currentStep, canGoBack } from '@sonde/machines/checkout';
import { type CheckoutPart, partAt, type StepPart, useCheckoutPart } from './checkout-parts.ts';

/** The step that the buyer sees. */
export interface ShownStep {
  /** The flow's, or the one that was filled in before, until the next one has loaded; null if there was none. */
  readonly shown: CheckoutSnapshot | null;
  readonly isLeft: boolean;
  /** The part with the flow's step, or with the notice above the first one. */
  readonly part: CheckoutPart<StepPart | 'refused-voucher'>;
}

/** The part with the screen of a snapshot; null for the first one. */
export const partShownBy = (snapshot: CheckoutSnapshot): StepPart | null =>
  canGoBack(snapshot) ? partAt(currentStep(snapshot)) : null;

/**
 * The views of the first screen are always there; those of another load while the buyer fills in the one before. Until
 * the flow runs, nothing is loaded: it may show another step than the page was served with.
 */
export function useShownStep(snapshot: CheckoutSnapshot, isRunning: boolean): ShownStep {
  const [last, setLast] = useState<CheckoutSnapshot | null>(null);
  const name = partShownBy(snapshot);
  const isCodeRefused = !!checkoutOf(snapshot)?.refusedVoucher;
  const part = useCheckoutPart(name ?? 'refused-voucher', isRunning && (name !== null || isCodeRefused));
  const isLeft = name !== null && part.part === null;
  const shown = isLeft ? last : snapshot;
  const kept = currentStep(snapshot) && shown;
  if (kept !== last) setLast(kept);
  return { shown, isLeft, part };
}
