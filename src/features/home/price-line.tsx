import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Price } from '../prices/price.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { HomeOffer } from './home-offers.ts';
import styles from './price-line.module.css';

/** What a probe costs today and then per year, in one line, and what that line includes. */
export function PriceLine({ offer }: { readonly offer: HomeOffer | undefined }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  if (!offer) return null;
  return (
    <Section labelledBy="price" tone="sunken">
      <Container>
        <Grid>
          <GridItem span={4}>
            <h2 id="price">
              <Trans>What a probe costs</Trans>
            </h2>
          </GridItem>
          <GridItem span={8}>
            <Stack gap={4}>
              <p className={styles.line}>
                <OneLine offer={offer} />
              </p>
              <p>
                <HowPricesWork /> <TaxSentence />
              </p>
              <p>
                <ButtonLink href={paths.pricing(locale)}>{i18n._(pageTitles.pricing)}</ButtonLink>
              </p>
            </Stack>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}

function OneLine({ offer: { name: probe, today: due, membership } }: { readonly offer: HomeOffer }) {
  const format = useFormat();
  const name = <bdi>{probe}</bdi>;
  const today = <Price price={due} cents="if-any" />;
  if (!membership)
    return (
      <Trans>
        {name}: <strong>{today}</strong> today, and nothing after that.
      </Trans>
    );
  const renewal = <Price price={membership.renewal.price} cents="if-any" />;
  return (
    <Trans>
      {name}: <strong>{today}</strong> today. Then <strong>{renewal}</strong> a year from{' '}
      {format.longDay(membership.renewal.date)}, if you renew.
    </Trans>
  );
}

function HowPricesWork() {
  const { side } = usePriceTax();
  return side === 'net' ? (
    <Trans>
      Prices are for the probe and the first year of an Individual membership, which renews only if you choose
      that. You’ll see tax and shipping before you pay.
    </Trans>
  ) : (
    <Trans>
      Prices are for the probe and the first year of an Individual membership, which renews only if you choose
      that. You’ll see shipping before you pay.
    </Trans>
  );
}
