import { marketAttribute } from '../../page/market-attribute.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesForBundlePath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { CostChart } from './cost-chart.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import styles from './survey-results.module.css';
import type { SurveyResults } from './survey-results.ts';

/** The bundles of an address, which can be shared, compared with each other. */
export function SurveyResultsPage({ results }: { readonly results: SurveyResults }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const { bundles, market, dropped, isGeneral, hasMostProbes } = results;
  const title = isGeneral ? t`Bundles that suit most people` : t`Bundles that suit you`;
  return (
    <div data-market={marketAttribute(market)}>
      <title>{t`${title} – Sonde`}</title>
      <meta
        name="description"
        content={t`Answer seven questions and see which probes and memberships suit you, and what they cost.`}
      />
      <meta name="robots" content="noindex" />
      <Section>
        <Container>
          <Stack gap={8}>
            <Stack gap={3}>
              <h1>{title}</h1>
              <p>
                {isGeneral ? (
                  <Trans>Answer seven questions, and we’ll suggest bundles that suit your work.</Trans>
                ) : (
                  <Trans>The best match first. Everything is selected for you and can be changed.</Trans>
                )}{' '}
                <TaxSentence />
              </p>
              {dropped > 0 && (
                <Notice tone="attention">
                  <p>
                    <Plural
                      value={dropped}
                      one="One bundle in this link isn’t available here, so we left it out."
                      other="# bundles in this link aren’t available here, so we left them out."
                    />
                  </p>
                </Notice>
              )}
              <Cluster gap={3}>
                <ButtonLink variant="secondary" href={paths.pricingSurvey(locale)}>
                  {isGeneral ? <Trans>Answer the questions</Trans> : <Trans>Change your answers</Trans>}
                </ButtonLink>
                <PriceViewSwitch />
              </Cluster>
            </Stack>
            <ol className={styles.suggestions}>
              {bundles.map((bundle, index) => (
                <SuggestionCard key={bundle.path} bundle={bundle} rank={index + 1} />
              ))}
            </ol>
            <CostChart bundles={bundles} />
            {hasMostProbes && (
              <p>
                <Trans>
                  Need more probes? Our sales team handles larger orders:{' '}
                  <a href={contactSalesForBundlePath(locale, market)}>contact us</a>.
                </Trans>
              </p>
            )}
          </Stack>
        </Container>
      </Section>
    </div>
  );
}
