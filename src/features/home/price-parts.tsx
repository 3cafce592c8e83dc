import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { HomeOffer } from './home-offers.ts';

/** What follows the price of today: what it holds, and what is paid again from when. */
export function PriceParts({ offer: { device, membership } }: { offer: HomeOffer }) {
  const format = useFormat();
  if (!membership) return <Trans>Plus tax.</Trans>;
  return (
    <Trans>
      Probe {format.shortMoney(device.net)} and first year of membership{' '}
      {format.shortMoney(membership.price.net)}, then {format.shortMoney(membership.renewal.price.net)} a year
      from {format.longDay(membership.renewal.date)}. Plus tax.
    </Trans>
  );
}
