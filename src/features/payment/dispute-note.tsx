import { Trans } from '@lingui/react/macro';
import { countryDay } from '@sonde/machines/rules/places';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';

/** That a payment which had arrived is disputed: how that ends is decided at the provider, so only its day is told. */
export function DisputeNote({ disputedAt }: { readonly disputedAt: string }) {
  const format = useFormat();
  const { country } = useShopLocale();
  const day = format.longDay(countryDay(country, new Date(disputedAt)));
  return (
    <Trans>
      This payment was disputed with your bank or payment provider on {day}, so it may be returned to you. If
      you didn’t intend that, please contact us.
    </Trans>
  );
}
