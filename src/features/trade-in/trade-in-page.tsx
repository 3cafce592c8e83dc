import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { tradeInIsland } from './trade-in-flow.tsx';
import type { TradeInOffer } from './trade-in-offer.ts';
import { TradeInTerms } from '../trade-in-terms/trade-in-terms.tsx';

/** The page of the flow, with what its owner agrees to below it. */
export function TradeInPage({ offer }: { readonly offer: TradeInOffer }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const title = t`Trade in your old probe`;
  return (
    <Section>
      {publicPages.tradeIn.isIn(locale.country) ? (
        <PageHead
          title={title}
          description={t`Tell us which Sonde probe you have and what condition it’s in, and get credit towards a new one.`}
          isIn={publicPages.tradeIn.isIn}
        />
      ) : (
        <>
          <title>{`${title} – Sonde`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Container width="content">
        <Stack gap={8}>
          <h1>{title}</h1>
          {publicPages.tradeInProgram.isIn(locale.country) && (
            <p>
              <a href={paths.tradeInProgram(locale)}>
                <Trans>How trade-in works</Trans>
              </a>
            </p>
          )}
          <noscript>
            <p>
              <Trans>Turn on JavaScript to register your probe, or call us.</Trans>
            </p>
          </noscript>
          <IslandPlace island={tradeInIsland} data={offer} />
          <TradeInTerms />
        </Stack>
      </Container>
    </Section>
  );
}
