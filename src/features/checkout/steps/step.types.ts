import type { CheckoutEvent, CheckoutStepId } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';

/** The props of every screen with steps of the checkout. */
export interface StepProps {
  /** The current one of the screen's steps. */
  readonly at: CheckoutStepId;
  readonly trouble: Trouble | null;
  readonly isSaving: boolean;
  /** It is filled in, and the next screen is being loaded: nothing can be changed meanwhile. */
  readonly isLeft?: boolean | undefined;
  /** Null on the first screen. */
  readonly onBack: (() => void) | null;
  readonly send: (event: CheckoutEvent) => void;
}
