import type { VetRentalEvent, VetRentalSnapshot } from '@sonde/machines/vet-rental';
import type { RentalOffers } from './rental-offers.ts';

/** What each part of the view of a running flow gets. */
export interface VetRentalProps {
  readonly snapshot: VetRentalSnapshot;
  readonly send: (event: VetRentalEvent) => void;
  readonly offers: Pick<RentalOffers, 'prices'>;
}
