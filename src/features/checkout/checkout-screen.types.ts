import type { CheckoutEvent, CheckoutSnapshot } from '@sonde/machines/checkout';
import type { SavedCard } from '@sonde/machines/rules/payment';
import type { CardPayments } from '../../payments/card-payments.types.ts';

/** What every screen of the checkout is given. */
export interface CheckoutScreenProps {
  readonly snapshot: CheckoutSnapshot;
  readonly send: (event: CheckoutEvent) => void;
  readonly card: CardPayments;
  /** Of the signed-in buyer, who may pay with one of them. */
  readonly savedCards: readonly SavedCard[];
}
