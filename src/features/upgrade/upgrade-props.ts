import type { UpgradeEvent, UpgradeSnapshot } from '@sonde/machines/upgrade';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';

/** What each part of the view of a running upgrade gets. */
export interface UpgradeProps {
  readonly snapshot: UpgradeSnapshot;
  readonly send: (event: UpgradeEvent) => void;
  readonly offers: OwnerOffers;
  /** Whether the page is about the Pro plan, which a person without a plan can buy as well. */
  readonly isAboutPro: boolean;
  readonly card: CardPayments;
}
