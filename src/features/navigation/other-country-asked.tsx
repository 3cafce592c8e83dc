import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { countryName, countryNameScript } from './country-name.tsx';

/** For members of an organization who asked for the shop of a country other than the organization's. */
export function OtherCountryAsked() {
  const { t } = useLingui();
  const locale = useShopLocale();
  const own = new Intl.DisplayNames([locale.tag], { type: 'region' }).of(locale.country);
  const asked = countryName;
  return (
    <ArrivalNotice
      reason="otherCountryAsked"
      label={t`Why you are in this shop`}
      script={countryNameScript('otherCountryAsked')}
    >
      <Trans comment="both are names of countries, in brackets">
        You’re in the shop of your organization’s country ({own}) instead of the one that you asked for (
        {asked}). To visit another shop, <a href={paths.signOut(locale)}>sign out</a> first.
      </Trans>
    </ArrivalNotice>
  );
}
