import type { CheckoutEvent, CheckoutSnapshot } from '@sonde/machines/checkout';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import type { StepProps } from './steps/step.types.ts';

/** The props of every screen of the checkout. */
export interface CheckoutScreenProps {
  readonly snapshot: CheckoutSnapshot;
  readonly send: (event: CheckoutEvent) => void;
  readonly card: CardPayments;
}

/** The props of every screen after the first. */
export interface LaterStepProps extends CheckoutScreenProps {
  /** Those of its view. */
  readonly shared: StepProps;
}
