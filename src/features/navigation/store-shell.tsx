import { Trans, useLingui } from '@lingui/react/macro';
import { isDefaultCountry } from '@sonde/machines/rules/places';
import { usePage } from '../../page/page.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PromotionBanner, type PromotionBannerProps } from '../promotions/promotion-banner.tsx';
import { ConsentQuestion, ConsentRoom } from './consent-question.tsx';
import { CountryNotAvailable } from './country-not-available.tsx';
import { LanguageNotAvailable } from './language-not-available.tsx';
import { OtherCountryAsked } from './other-country-asked.tsx';
import { Logo } from './logo.tsx';
import { OutboxLink } from '../support/outbox-link.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './store-shell.module.css';
import { TestCardsLink } from './test-cards-link.tsx';

interface StoreShellProps {
  /** The promotion banner above the header. */
  readonly banner?: PromotionBannerProps | null;
  /** `marketing` for the pages of forms, whose header is higher. */
  readonly headerSize?: 'shop' | 'marketing';
  /** `checkout`: header and footer lead nowhere else. */
  readonly kind?: 'shop' | 'checkout';
  readonly children: React.ReactNode;
}

/** The shell of every page of the shop. */
export function StoreShell({ banner, headerSize, kind = 'shop', children }: StoreShellProps) {
  const { t } = useLingui();
  const { configuration, locale } = usePage();
  return (
    <Page
      header={
        <>
          {configuration?.isSandbox && (
            <aside className={styles.sandbox} aria-label={t`About this shop`} data-screen-only>
              <Trans>Sandbox: no real money</Trans>
              <TestCardsLink />
              <OutboxLink />
            </aside>
          )}
          {banner && <PromotionBanner {...banner} />}
          <div className={styles.printed} data-print-only>
            <Container>
              <Logo />
            </Container>
          </div>
          <SiteHeader size={headerSize} kind={kind} />
          {isDefaultCountry(locale.country) && <CountryNotAvailable />}
          <LanguageNotAvailable />
          <OtherCountryAsked />
          <SessionEnded />
          <ConsentQuestion />
        </>
      }
      footer={
        <>
          <SiteFooter kind={kind} />
          <ConsentRoom />
        </>
      }
    >
      {children}
    </Page>
  );
}
