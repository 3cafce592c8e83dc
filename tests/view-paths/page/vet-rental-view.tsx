import { useSelector } from '@xstate/react';
import { money } from '@sonde/machines/rules/money';
import type { VetRentalEvent, VetRentalSnapshot } from '@sonde/machines/vet-rental';
import { soldRentals } from '../../../machines/testing/index.ts';
import type { RentalOffers } from '../../../src/features/vet-rental/rental-offers.ts';
import { RunningVetRental } from '../../../src/features/vet-rental/running-vet-rental.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

const usd = (amount: number) => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

const offers: Pick<RentalOffers, 'prices'> = {
  prices: Object.fromEntries(
    soldRentals.map(({ sku }) => [sku, { monthly: usd(21_900), months: 24, total: usd(525_600) }]),
  ),
};

/** The rental of a probe as on its page. */
export function VetRentalView(flow: ViewProps<VetRentalSnapshot, VetRentalEvent>) {
  useSelector(flow.snapshot.children.addToCart, (child: unknown) => child);
  return (
    <OnPage>
      <RunningVetRental {...flow} offers={offers} />
    </OnPage>
  );
}
