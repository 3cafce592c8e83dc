import type { ReactivationEvent, ReactivationSnapshot } from '@sonde/machines/reactivation';
import type { OwnerOffers } from './owner-offers.ts';

/** What each part of the view of a running reactivation gets. */
export interface ReactivationProps {
  readonly snapshot: ReactivationSnapshot;
  readonly send: (event: ReactivationEvent) => void;
  readonly offers: OwnerOffers;
}
