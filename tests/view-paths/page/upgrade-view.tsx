import type { UpgradeEvent, UpgradeSnapshot } from '@sonde/machines/upgrade';
import { soldMemberships } from '../../../machines/testing/index.ts';
import type { OwnerOffers } from '../../../src/features/offers/owner-offers.ts';
import { RunningUpgrade } from '../../../src/features/upgrade/running-upgrade.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

const offers: OwnerOffers = {
  sold: soldMemberships,
  terms: Object.fromEntries(
    soldMemberships
      .flatMap((sold) => sold.terms)
      .map(({ sku }) => [
        sku,
        { name: sku, description: 'Cloud storage and sharing.', months: 12, trial: null },
      ]),
  ),
  prices: {},
};

/** The plans above the current one as on their page. */
export const UpgradeView = (flow: ViewProps<UpgradeSnapshot, UpgradeEvent>) => (
  <OnPage>
    <RunningUpgrade {...flow} offers={offers} isAboutPro={false} card={scriptedCardPayments} />
  </OnPage>
);
