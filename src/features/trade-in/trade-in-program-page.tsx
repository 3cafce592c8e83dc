import { Trans, useLingui } from '@lingui/react/macro';
import {
  allInCredit,
  type TradeInCondition,
  tradeInConditions,
  tradeInCredit,
  type TradeInLine,
} from '@sonde/machines/rules/trade-in';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { DrawnCondition, SerialNumberDrawing } from './condition-drawing.tsx';
import { CreditTable } from './credit-table.tsx';
import type { TradeInOffer } from './trade-in-offer.ts';
import { TradeInTerms } from '../trade-in-terms/trade-in-terms.tsx';
import { conditionTexts } from './trade-in-texts.ts';
import styles from './trade-in-program.module.css';

/** How trade-in works, what an old probe is worth, and what its owner agrees to. */
export function TradeInProgramPage({ offer }: { readonly offer: TradeInOffer }) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const { linesOffered, currency, flags } = offer;
  const title = t`Trade-in program`;
  const moreFor = (productLine: TradeInLine, condition: TradeInCondition) =>
    allInCredit({ productLine, condition }, currency, flags);
  return (
    <Section>
      <PageHead
        title={title}
        description={t`Trade in an older Sonde probe for credit towards a new one: what it’s worth and how it works.`}
        isIn={publicPages.tradeInProgram.isIn}
      />
      <Container>
        <Stack gap={8}>
          <Stack gap={4}>
            <h1>{title}</h1>
            <p>
              <Trans>Send us your older Sonde probe, and pay less for a new one today.</Trans>
            </p>
            <div>
              <ButtonLink variant="primary" href={paths.tradeIn(locale)}>
                <Trans>Trade in your probe</Trans>
              </ButtonLink>
            </div>
          </Stack>
          <Stack as="section" gap={3}>
            <h2>
              <Trans>How it works</Trans>
            </h2>
            <ol className={styles.steps} role="list">
              <li>
                <Trans>Tell us which probe you have, what condition it’s in, and its serial number.</Trans>
              </li>
              <li>
                <Trans>Choose your new probe. The credit comes off its price in the cart.</Trans>
              </li>
              <li>
                <Trans>Order. We ship your new probe without waiting for your old one.</Trans>
              </li>
              <li>
                <Trans>Print the label on your order’s page, and send us your old probe.</Trans>
              </li>
            </ol>
          </Stack>
          <Grid align="start">
            <GridItem span={7}>
              <Stack as="section" gap={3}>
                <h2>
                  <Trans>What your probe is worth</Trans>
                </h2>
                <CreditTable
                  caption={t`Credit by probe and condition`}
                  isCaptionHidden
                  lines={linesOffered}
                  creditOf={(productLine, condition) => tradeInCredit({ productLine, condition }, currency)}
                />
                {linesOffered.some((line) => moreFor(line, 'GOOD') !== null) && (
                  <>
                    <h3>
                      <Trans>Worth more with membership and extended warranty</Trans>
                    </h3>
                    <p>
                      <Trans>
                        If your order has a membership and an extended warranty for the new probe, your old
                        one earns more. <a href={paths.allIn(locale)}>Choose an all-in bundle</a>
                      </Trans>
                    </p>
                    <CreditTable
                      caption={t`Credit with membership and extended warranty`}
                      isCaptionHidden
                      lines={linesOffered}
                      creditOf={moreFor}
                    />
                  </>
                )}
              </Stack>
            </GridItem>
            <GridItem span={5}>
              <Panel>
                <Stack gap={6}>
                  <Stack as="section" gap={4}>
                    <h2>
                      <Trans>What each condition means</Trans>
                    </h2>
                    {tradeInConditions.map((condition) => (
                      <DrawnCondition key={condition} condition={condition}>
                        <h3>{i18n._(conditionTexts[condition].title)}</h3>
                        <p>{i18n._(conditionTexts[condition].meaning)}</p>
                      </DrawnCondition>
                    ))}
                  </Stack>
                  <Stack as="section" gap={3}>
                    <h2>
                      <Trans>Where to find the serial number</Trans>
                    </h2>
                    <SerialNumberDrawing />
                    <p>
                      <Trans>On the side of the probe: SQ, a letter or digit, and eight digits.</Trans>
                    </p>
                  </Stack>
                </Stack>
              </Panel>
            </GridItem>
          </Grid>
          <div className={styles.terms}>
            <TradeInTerms />
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
