import { Trans } from '@lingui/react/macro';
import { usePage } from '../../app/page.tsx';
import { pageOf, paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './country-link.module.css';

/** Country, language and currency of the page; leads to the others, and back to this very page there. */
export function CountryLink() {
  const locale = useShopLocale();
  const { address, shop } = usePage();
  const [path = ''] = address.split('?');
  if (!shop) return null;
  return (
    <a className={styles.link} href={paths.supportedCountries(locale, pageOf(path))}>
      <VisuallyHidden>
        <Trans>Country, language and currency:</Trans>{' '}
      </VisuallyHidden>
      <span translate="no">
        {shop.countryName} · {shop.languageName} · {locale.currency}
      </span>
    </a>
  );
}
