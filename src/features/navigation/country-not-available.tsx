import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './country-not-available.module.css';

/** The page is the same for everybody: which country it was, the browser reads from a cookie before anything is drawn. */
const nameCountry = `{const e=document.currentScript.parentElement.querySelector('[data-country-name]'),c=document.documentElement.dataset.notSoldIn;if(c)e.textContent=new Intl.DisplayNames(document.documentElement.lang,{type:'region'}).of(c)}`;
const filledByScript = { __html: '' };

/** Says to somebody who was sent here that their own country is not sold to; seen by nobody else. */
export function CountryNotAvailable() {
  const { t } = useLingui();
  const country = (
    <strong data-country-name suppressHydrationWarning dangerouslySetInnerHTML={filledByScript} />
  );
  return (
    <aside className={styles.notice} aria-label={t`About your country`}>
      <Container>
        <Notice
          tone="attention"
          actions={
            <Button variant="secondary" data-dismiss="country-not-available">
              <Trans>Close</Trans>
            </Button>
          }
        >
          <Trans>
            We do not sell in {country} yet, so this is our shop for the United States. Parcels from here go
            to addresses in the United States only.
          </Trans>
        </Notice>
      </Container>
      <script dangerouslySetInnerHTML={{ __html: nameCountry }} />
    </aside>
  );
}
