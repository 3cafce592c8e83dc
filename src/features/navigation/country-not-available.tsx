import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivalNotice } from './arrival-notice.tsx';
import { countryName, countryNameScript } from './country-name.tsx';

/** For visitors whose own country has no shop. */
export function CountryNotAvailable() {
  const { t } = useLingui();
  const country = countryName;
  return (
    <ArrivalNotice
      reason="countryNotAvailable"
      label={t`About your country`}
      script={countryNameScript('countryNotAvailable')}
    >
      <Trans>
        We don’t sell in {country} yet, so this is our shop for the United States. It ships to addresses in
        the United States only.
      </Trans>
    </ArrivalNotice>
  );
}
