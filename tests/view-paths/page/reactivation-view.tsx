import { useSelector } from '@xstate/react';
import type { ReactivationEvent, ReactivationSnapshot } from '@sonde/machines/reactivation';
import { money, type TaxedMoney } from '@sonde/machines/rules/money';
import { soldMemberships } from '../../../machines/testing/index.ts';
import type { OwnerOffers } from '../../../src/features/offers/owner-offers.ts';
import { RunningReactivation } from '../../../src/features/reactivation/running-reactivation.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

const price: TaxedMoney = { net: money(42_000, 'USD'), tax: money(0, 'USD'), gross: money(42_000, 'USD') };
const terms = soldMemberships.flatMap((sold) => sold.terms);
const seats = terms.flatMap((term) => (term.seats === null ? [] : [term.seats]));

const offers: OwnerOffers = {
  sold: soldMemberships,
  terms: Object.fromEntries(
    terms.map(({ sku }) => [
      sku,
      { name: sku, description: 'Cloud storage and sharing.', months: 12, trial: null },
    ]),
  ),
  prices: Object.fromEntries([...terms, ...seats].map(({ sku }) => [sku, price])),
};

/** The choice of a membership as on its page. */
export function ReactivationView(flow: ViewProps<ReactivationSnapshot, ReactivationEvent>) {
  useSelector(flow.snapshot.children.addToCart, (child: unknown) => child);
  return (
    <OnPage>
      <RunningReactivation {...flow} offers={offers} />
    </OnPage>
  );
}
