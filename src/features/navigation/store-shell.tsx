import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../app/page.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PromotionBanner, type PromotionBannerProps } from '../promotions/promotion-banner.tsx';
import { CountryNotAvailable } from './country-not-available.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './store-shell.module.css';

interface StoreShellProps {
  /** Above the header of pages that announce a promotion. */
  readonly banner?: PromotionBannerProps | null;
  readonly children: React.ReactNode;
}

/** What stands around every page of the shop. */
export function StoreShell({ banner, children }: StoreShellProps) {
  const { t } = useLingui();
  const { configuration } = usePage();
  return (
    <Page
      header={
        <>
          {configuration?.isSandbox && (
            <aside className={styles.sandbox} aria-label={t`About this shop`}>
              <Trans>Sandbox: no real money</Trans>
              <OutboxLink />
            </aside>
          )}
          {banner && <PromotionBanner {...banner} />}
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
