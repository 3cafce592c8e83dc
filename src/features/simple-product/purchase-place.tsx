import { Trans } from '@lingui/react/macro';
import { pathBelow, paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { MembershipPlace } from '../offers/membership-offers.ts';
import { MembershipLink } from '../offers/membership-link.tsx';
import type { SimpleProduct } from './simple-product.ts';

interface PurchasePlaceProps extends Pick<SimpleProduct, 'kind' | 'name'> {
  readonly place: MembershipPlace;
}

/** The page on which an item that isn't sold on its own is bought. */
export function PurchasePlace({ kind, name, place }: PurchasePlaceProps) {
  const locale = useShopLocale();
  return (
    <Stack gap={3}>
      <p>
        <WithWhat kind={kind} place={place} />
      </p>
      <p>
        {kind === 'WARRANTY' && place.kind === 'probe' ? (
          <ButtonLink variant="primary" href={pathBelow(locale, place.path)}>
            <Trans>Choose a probe with this warranty</Trans>
          </ButtonLink>
        ) : (
          <MembershipLink name={name} place={place} variant="primary" />
        )}
      </p>
      {place.kind !== 'contact' && (
        <p>
          {kind !== 'WARRANTY' && place.kind === 'probe' ? (
            <a href={paths.reactivateMembership(locale)}>
              <Trans>Already have a probe? Renew its membership or buy one on its own.</Trans>
            </a>
          ) : (
            <a href={paths.contact(locale)}>
              <Trans>Already have a probe? Contact us.</Trans>
            </a>
          )}
        </p>
      )}
    </Stack>
  );
}

function WithWhat({ kind, place }: Omit<PurchasePlaceProps, 'name'>) {
  if (kind === 'WARRANTY') return <Trans>Buy this warranty with your probe, one for each probe.</Trans>;
  if (place.kind === 'probe') return <Trans>This membership is sold with a probe.</Trans>;
  if (place.kind === 'pro') return <Trans>Part of the Pro membership.</Trans>;
  if (place.kind === 'renewal') return <Trans>Only for renewing a membership that you already have.</Trans>;
  return <Trans>To order, call or email us.</Trans>;
}
