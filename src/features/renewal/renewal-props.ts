import type { RenewalEvent, RenewalSnapshot } from '@sonde/machines/renewal';
import type { CardPayments } from '../../payments/card-payments.types.ts';

/** What each part of the view of a running renewal gets. */
export interface RenewalProps {
  readonly snapshot: RenewalSnapshot;
  readonly send: (event: RenewalEvent) => void;
  readonly card: CardPayments;
}
