import type { ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Header } from '../../ui/header/header.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CountryLink } from './country-link.tsx';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

/** The element manages its own content, which hydration leaves unchanged. */
const filledByPage = { __html: '' };

/** Plain links: the header is the same on pages without an application. */
export function SiteHeader({ size }: Pick<ComponentProps<typeof Header>, 'size'>) {
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
      navigation={
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
      }
      actions={
        <>
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
