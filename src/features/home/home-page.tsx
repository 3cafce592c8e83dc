import { isOfMarket } from '@sonde/machines/rules/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import { PageLinks } from '../search-engines/page-links.tsx';
import { pageTitles } from '../../page/page-titles.ts';
import { HomeHero } from './home-hero.tsx';
import type { HomeOffer } from './home-offers.ts';
import { ProbeCards } from './probe-cards.tsx';
import { ProbePages } from './probe-pages.tsx';
import { ProbeSpecifications } from './probe-specifications.tsx';

export function HomePage({ offers }: { offers: readonly HomeOffer[] }) {
  const { t, i18n } = useLingui();
  const locale = useShopLocale();
  const human = offers.filter((offer) => isOfMarket(offer, 'HUMAN'));
  const veterinary = offers.filter((offer) => isOfMarket(offer, 'VETERINARY'));
  return (
    <>
      <title>{t`Sonde: handheld ultrasound probes`}</title>
      <meta
        name="description"
        content={t`Handheld portable ultrasound probes for phones and tablets, with memberships, warranties and accessories.`}
      />
      <PageLinks />
      <ProbePages offers={offers} />
      <HomeHero
        title={<Trans>Ultrasound in one hand. One price. No surprises.</Trans>}
        lead={
          <Trans>
            Plug the probe into your phone or tablet and scan. You’ll see membership, warranty, tax and
            shipping before you pay.
          </Trans>
        }
        first={human[0]}
      />
      <Section labelledBy="probes">
        <Container>
          <Stack gap={8}>
            <h2 id="probes">
              <Trans>Probes for human medicine</Trans>
            </h2>
            <ProbeCards offers={human} />
            <WaysToChoose market="HUMAN" />
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="compare" tone="surface" ruled>
        <Container>
          <ProbeSpecifications offers={human} />
        </Container>
      </Section>
      {veterinary.length > 0 && <Veterinary offers={veterinary} />}
      <Section labelledBy="help" tone="sunken">
        <Container>
          <Grid>
            <GridItem span={6} tablet={6}>
              <Stack gap={3}>
                <h2 id="help">
                  <Trans>Questions before you buy</Trans>
                </h2>
                <p>
                  <Trans>Tell us how you work. We’ll recommend a probe, or tell you if none fits.</Trans>
                </p>
                <SupportContact />
                <p>
                  <ButtonLink href={paths.pricingSurvey(locale)}>
                    {i18n._(pageTitles.pricingSurvey)}
                  </ButtonLink>
                </p>
              </Stack>
            </GridItem>
            <GridItem span={6} tablet={6}>
              <HowPricesWork />
            </GridItem>
          </Grid>
        </Container>
      </Section>
    </>
  );
}

function Veterinary({ offers }: { offers: readonly HomeOffer[] }) {
  return (
    <Section labelledBy="veterinary">
      <Container>
        <Stack gap={8}>
          <h2 id="veterinary">
            <Trans>For veterinary medicine</Trans>
          </h2>
          <ProbeCards offers={offers} />
          <WaysToChoose market="VETERINARY" />
        </Stack>
      </Container>
    </Section>
  );
}

function HowPricesWork() {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const { side } = usePriceTax();
  return (
    <Stack gap={3}>
      <h2>
        <Trans>What a probe costs</Trans>
      </h2>
      <p>
        {side === 'net' ? (
          <Trans>
            Prices are for the probe and the first year of an Individual membership, which renews only if you
            choose that. You’ll see tax and shipping before you pay.
          </Trans>
        ) : (
          <Trans>
            Prices are for the probe and the first year of an Individual membership, which renews only if you
            choose that. You’ll see shipping before you pay.
          </Trans>
        )}{' '}
        <TaxSentence />
      </p>
      <p>
        <ButtonLink href={paths.pricing(locale)}>{i18n._(pageTitles.pricing)}</ButtonLink>
      </p>
    </Stack>
  );
}
