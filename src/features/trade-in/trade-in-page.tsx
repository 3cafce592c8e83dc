import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { tradeInIsland } from './trade-in-flow.tsx';
import type { TradeInOffer } from './trade-in-offer.ts';
import { TradeInTerms } from '../trade-in-terms/trade-in-terms.tsx';
import styles from './trade-in-page.module.css';

/** The page of the flow, with what its owner agrees to beside it, on phones below it. */
export function TradeInPage({ offer }: { readonly offer: TradeInOffer }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const title = t`Trade in your old probe`;
  const description = t`Tell us which Sonde probe you have and what condition it’s in, and get credit towards a new one.`;
  return (
    <Section>
      {publicPages.tradeIn.isIn(locale.country) ? (
        <PageHead title={title} description={description} isIn={publicPages.tradeIn.isIn} />
      ) : (
        <>
          <title>{`${title} – Sonde`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Container>
        <Stack gap={8}>
          <Stack gap={4}>
            <h1>{title}</h1>
            {publicPages.tradeInProgram.isIn(locale.country) && (
              <p>
                {description}{' '}
                <a href={paths.tradeInProgram(locale)}>
                  <Trans>How trade-in works</Trans>
                </a>
              </p>
            )}
            <p className={styles.toTerms}>
              <a href="#terms">
                <Trans>Trade-in terms</Trans>
              </a>
            </p>
          </Stack>
          <noscript>
            <p>
              <Trans>Turn on JavaScript to register your probe, or call us.</Trans>
            </p>
          </noscript>
          <Grid align="start">
            <GridItem span={7}>
              <IslandPlace island={tradeInIsland} data={offer} />
            </GridItem>
            <GridItem as="aside" span={5}>
              <div id="terms">
                <Panel>
                  <TradeInTerms />
                </Panel>
              </div>
            </GridItem>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
