import type { ProCustomChangeEvent, ProCustomChangeSnapshot } from '@sonde/machines/pro-custom-change';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import type { ProWords } from '../pro-plan/pro-catalogue.ts';

/** What each part of the view of a running change gets. */
export interface ProChangeProps {
  readonly snapshot: ProCustomChangeSnapshot;
  readonly send: (event: ProCustomChangeEvent) => void;
  readonly words: ProWords;
  /** The descriptions of lower plans, by the SKU of a term; none for an upgrade. */
  readonly lower: OwnerOffers['terms'];
  readonly card: CardPayments;
}
