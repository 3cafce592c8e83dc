import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { PageLinks } from '../search-engines/page-links.tsx';
import styles from './countries-page.module.css';
import type { CountryChoice } from './country-choices.ts';

/** Where we sell, in which languages and currencies, with links to other countries' shops. */
export function CountriesPage({ choices }: { choices: readonly CountryChoice[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <title>{t`Country and language – Sonde`}</title>
      <PageLinks />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Country and language</Trans>
          </h1>
          <p>
            <Trans>
              We deliver within the country you choose, at its prices and in its currency. Each country has
              its own cart. If you switch, you start a new cart, and we keep the first one for you.
            </Trans>
          </p>
          <ul role="list" className={styles.countries}>
            {choices.map(({ code, name, currency, languages }) => (
              <li key={code} className={styles.country}>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.links}>
                  {languages.map(({ tag, name: language, url }) => (
                    <a
                      key={tag}
                      href={url}
                      hrefLang={tag}
                      lang={tag}
                      data-choose-shop
                      aria-current={tag === locale.tag ? 'true' : undefined}
                    >
                      {language}
                    </a>
                  ))}
                  <span className={styles.currency}>{currency}</span>
                </p>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
