import type { CheckoutEvent, CheckoutSnapshot } from '@sonde/machines/checkout';
import type { CardPayments } from '../../payments/card-payments.types.ts';

/** What every screen of the checkout is given. */
export interface CheckoutScreenProps {
  readonly snapshot: CheckoutSnapshot;
  readonly send: (event: CheckoutEvent) => void;
  readonly card: CardPayments;
}
