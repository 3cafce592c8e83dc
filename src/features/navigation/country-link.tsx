import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { pageOf, paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './country-link.module.css';

interface CountryLinkProps {
  /** Its position: at the end of the header's links, or among the footer's tools. */
  readonly place: 'header' | 'footer';
}

/** The page's country, language and currency; links to the others, and back to this page there. */
export function CountryLink({ place }: CountryLinkProps) {
  const locale = useShopLocale();
  const { address, shop } = usePage();
  const [path = ''] = address.split('?');
  if (!shop) return null;
  return (
    <a className={styles[place]} href={paths.supportedCountries(locale, pageOf(path))}>
      <VisuallyHidden>
        <Trans>Country, language and currency:</Trans>{' '}
      </VisuallyHidden>
      <span translate="no">
        {shop.countryName} · {shop.languageName}
        <span className={styles.currency}> · {locale.currency}</span>
      </span>
    </a>
  );
}
