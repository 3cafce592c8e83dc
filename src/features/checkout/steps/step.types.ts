import type { CheckoutEvent, CheckoutStepId } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';

/** What every screen with steps of the checkout is given. */
export interface StepProps {
  /** The one of the screen's steps that the chart is at. */
  readonly at: CheckoutStepId;
  readonly trouble: Trouble | null;
  readonly isSaving: boolean;
  /** Null on the first screen. */
  readonly onBack: (() => void) | null;
  readonly send: (event: CheckoutEvent) => void;
}
