import { Trans, useLingui } from '@lingui/react/macro';
import {
  type TradeInCondition,
  tradeInConditions,
  tradeInCredit,
  type TradeInLine,
} from '@sonde/machines/rules/trade-in';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Table } from '../../ui/table/table.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ConditionDrawing, SerialNumberDrawing } from './condition-drawing.tsx';
import type { TradeInOffer } from './trade-in-page.tsx';
import { TradeInTerms } from '../trade-in-terms/trade-in-terms.tsx';
import { conditionTexts, oldProbeNames } from './trade-in-texts.ts';

/** How trade-in works, what an old probe is worth, and what its owner agrees to. */
export function TradeInProgramPage({ offer: { linesOffered, currency } }: { readonly offer: TradeInOffer }) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const format = useFormat();
  const title = t`Trade-in program`;
  const creditText = (productLine: TradeInLine, condition: TradeInCondition) =>
    format.shortMoney(tradeInCredit({ productLine, condition }, currency));
  return (
    <Section>
      <PageHead
        title={title}
        description={t`Trade in an older Sonde probe for credit towards a new one: what it’s worth and how it works.`}
        isIn={publicPages.tradeInProgram.isIn}
      />
      <Container width="content">
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
            <ol>
              <li>
                <Trans>Say which probe you have, what condition it’s in, and its serial number.</Trans>
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
          <Stack as="section" gap={3}>
            <h2>
              <Trans>What your probe is worth</Trans>
            </h2>
            <Table
              caption={t`Credit by probe and condition`}
              isCaptionHidden
              columns={[
                { key: 'probe', label: t`Old probe` },
                ...tradeInConditions.map((condition) => ({
                  key: condition,
                  label: i18n._(conditionTexts[condition].title),
                  isNumeric: true,
                })),
              ]}
              rows={linesOffered.map((productLine) => ({
                id: productLine,
                cells: {
                  probe: <OwnDirection text={oldProbeNames[productLine]} />,
                  GOOD: creditText(productLine, 'GOOD'),
                  WORN: creditText(productLine, 'WORN'),
                  DAMAGED: creditText(productLine, 'DAMAGED'),
                },
              }))}
            />
          </Stack>
          <Stack as="section" gap={4}>
            <h2>
              <Trans>What each condition means</Trans>
            </h2>
            {tradeInConditions.map((condition) => (
              <Cluster key={condition} gap={4}>
                <ConditionDrawing condition={condition} />
                <Stack gap={2}>
                  <h3>{i18n._(conditionTexts[condition].title)}</h3>
                  <p>{i18n._(conditionTexts[condition].meaning)}</p>
                </Stack>
              </Cluster>
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
          <TradeInTerms />
        </Stack>
      </Container>
    </Section>
  );
}
