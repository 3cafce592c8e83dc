import type { CheckoutEvent } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';

/** What every step of the checkout is given. */
export interface StepProps {
  readonly trouble: Trouble | null;
  readonly isSaving: boolean;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  readonly send: (event: CheckoutEvent) => void;
}
