import type { ReactivationEvent, ReactivationSnapshot } from '@sonde/machines/reactivation';
import type { OwnerOffers } from '../offers/owner-offers.ts';

/** The props of each part of a running reactivation's view. */
export interface ReactivationProps {
  readonly snapshot: ReactivationSnapshot;
  readonly send: (event: ReactivationEvent) => void;
  readonly offers: OwnerOffers;
}
