import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../app/page.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CountryNotAvailable } from './country-not-available.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './store-shell.module.css';

/** What stands around every page of the shop. */
export function StoreShell({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  const { configuration } = usePage();
  return (
    <Page
      header={
        <>
          {configuration?.isSandbox && (
            <aside className={styles.sandbox} aria-label={t`About this shop`}>
              <Trans>Sandbox: no real money</Trans>
            </aside>
          )}
          <SiteHeader />
          <CountryNotAvailable />
        </>
      }
      footer={<SiteFooter />}
    >
      {children}
    </Page>
  );
}
