import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivalNotice } from './arrival-notice.tsx';

const nameCountry = `{const e=document.currentScript.parentElement.querySelector('[data-country-name]'),c=document.documentElement.dataset.countryNotAvailable;if(c)e.textContent=new Intl.DisplayNames(document.documentElement.lang,{type:'region'}).of(c)}`;
const filledByScript = { __html: '' };

/** For visitors whose own country has no shop. */
export function CountryNotAvailable() {
  const { t } = useLingui();
  const country = (
    <strong data-country-name suppressHydrationWarning dangerouslySetInnerHTML={filledByScript} />
  );
  return (
    <ArrivalNotice reason="countryNotAvailable" label={t`About your country`} script={nameCountry}>
      <Trans>
        We don’t sell in {country} yet, so this is our shop for the United States. It ships to addresses in
        the United States only.
      </Trans>
    </ArrivalNotice>
  );
}
