import { Trans, useLingui } from '@lingui/react/macro';
import { currentTerms, termsDocuments, type TermsVersion } from '@sonde/machines/rules/checkout';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { LinkColumns } from '../../ui/layout/link-columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { PageLinks } from '../search-engines/page-links.tsx';
import type { ShippingRate } from './load-shipping-rates.ts';
import { type TermsSection, termsSections } from './published-terms.ts';
import { ShippingToday } from './shipping-today.tsx';
import { termsInForcePage, termsTitles } from './terms-documents.ts';
import { anchorOf, TermsText } from './terms-text.tsx';
import styles from './terms-page.module.css';
import { YourData } from './your-data.tsx';

interface TermsPageProps {
  readonly terms: TermsVersion;
  readonly rates: readonly ShippingRate[];
}

/** A version of the terms, readable before buying and for the person who agreed to it. */
export function TermsPage({ terms, rates }: TermsPageProps) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const format = useFormat();
  const title = i18n._(termsTitles[terms.name]);
  const day = format.longDay(terms.version);
  const isInForce = currentTerms(terms.name).version === terms.version;
  const isRentedHere = publicPages.vetRental.isIn(locale.country);
  const sections = termsSections(terms, locale.catalogue);
  const others = termsDocuments.filter((name) => name !== terms.name && isRentedHere);
  return (
    <Section>
      <title>{t`${title} – Sonde`}</title>
      {isInForce ? (
        <PageLinks page={termsInForcePage(terms.name)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Container>
        <div className={styles.columns}>
          <div className={styles.head}>
            <Stack gap={3}>
              <h1 id="terms-title">{title}</h1>
              <p>
                <a href={paths.termsVersion(locale, terms)}>
                  <Trans>Version of {day}</Trans>
                </a>
              </p>
            </Stack>
          </div>
          <div className={styles.contents}>
            <Panel isSticky>
              <Contents sections={sections} />
            </Panel>
          </div>
          <div className={styles.text}>
            <Stack gap={6}>
              <TermsText sections={sections} />
              {others.map((name) => (
                <p key={name}>
                  <a href={paths.termsVersion(locale, currentTerms(name))}>{i18n._(termsTitles[name])}</a>
                </p>
              ))}
              {isInForce && terms.name === 'MASTER_TERMS' && <ShopToday rates={rates} />}
            </Stack>
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** Links to the sections of a long text. */
function Contents({ sections }: { readonly sections: readonly TermsSection[] }) {
  return (
    <nav aria-labelledby="terms-title">
      <LinkColumns>
        {sections.map(
          (section, index) =>
            section.heading !== undefined && (
              <li key={section.heading}>
                <a href={`#${anchorOf(section, index)}`}>{section.heading}</a>
              </li>
            ),
        )}
      </LinkColumns>
    </nav>
  );
}

/** What the shop does today: facts for the person who reads its terms, but no part of what is agreed. */
function ShopToday({ rates }: Pick<TermsPageProps, 'rates'>) {
  return (
    <>
      <p>
        <Trans>What follows isn’t part of the terms. It describes the shop as it is today.</Trans>
      </p>
      <ShippingToday rates={rates} />
      <YourData />
    </>
  );
}
