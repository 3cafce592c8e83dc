import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Price } from '../prices/price.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import type { HomeMembership, HomeOffer } from './home-offers.ts';

/** What follows today's price: what it includes, what a renewal costs and when, and its tax. */
export function PriceParts({ offer: { device, membership } }: { offer: HomeOffer }) {
  return (
    <>
      {membership && (
        <>
          <MembershipParts device={device} membership={membership} />{' '}
        </>
      )}
      <TaxSentence />
    </>
  );
}

function MembershipParts({
  device,
  membership,
}: {
  readonly device: HomeOffer['device'];
  readonly membership: HomeMembership;
}) {
  const format = useFormat();
  const probe = <Price price={device} cents="if-any" />;
  const firstYear = <Price price={membership.price} cents="if-any" />;
  const renewal = <Price price={membership.renewal.price} cents="if-any" />;
  return (
    <Trans>
      {probe} for the probe and {firstYear} for the first year of membership. If you choose automatic renewal,
      it’s {renewal} a year from {format.longDay(membership.renewal.date)}.
    </Trans>
  );
}
