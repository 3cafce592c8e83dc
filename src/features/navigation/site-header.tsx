import type { ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { usePage } from '../../page/page.tsx';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Header } from '../../ui/header/header.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SupportPhone } from '../support/support-lines.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CountryLink } from './country-link.tsx';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

/** The element manages its own content, which hydration leaves unchanged. */
const filledByPage = { __html: '' };

interface SiteHeaderProps extends Pick<ComponentProps<typeof Header>, 'size'> {
  /** `checkout`: without links that lead away from the order. */
  readonly kind: 'shop' | 'checkout';
}

/** Plain links: the header is the same on pages without an application. */
export function SiteHeader({ size, kind }: SiteHeaderProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Header
      size={size}
      brand={
        <a className={styles.home} href={paths.home(locale)} aria-label={t`Sonde, home`}>
          <Logo />
        </a>
      }
      navigation={kind === 'shop' && <ShopLinks />}
      actions={
        <>
          {kind === 'checkout' && <CheckoutFacts />}
          <AccountMenu />
          <a className={styles.cart} href={paths.cart(locale)}>
            <Trans>Cart</Trans>{' '}
            <cart-count
              class={styles.count}
              suppressHydrationWarning
              dangerouslySetInnerHTML={filledByPage}
            />
          </a>
        </>
      }
    />
  );
}

function ShopLinks() {
  const locale = useShopLocale();
  return (
    <>
      <a href={paths.human(locale)}>
        <Trans>Probes</Trans>
      </a>
      {publicPages.veterinary.isIn(locale.country) && (
        <a href={paths.veterinary(locale)}>
          <Trans>Veterinary</Trans>
        </a>
      )}
      <a href={paths.memberships(locale)}>
        <Trans>Memberships</Trans>
      </a>
      <a href={paths.accessories(locale)}>
        <Trans>Accessories</Trans>
      </a>
      <CountryLink place="header" />
    </>
  );
}

/** That nobody reads along, whom to call, and the language; what has no room on phones is in the footer. */
function CheckoutFacts() {
  const { configuration } = usePage();
  return (
    <>
      <span className={styles.secure}>
        <Icon name="lock" />
        <span className={styles.secureWords}>
          <Trans>Secure checkout</Trans>
        </span>
      </span>
      {configuration && (
        <span className={styles.roomy}>
          <Trans comment="Before a phone number">Help:</Trans> <SupportPhone {...configuration} />
        </span>
      )}
      <span className={styles.roomy}>
        <CountryLink place="header" />
      </span>
    </>
  );
}
