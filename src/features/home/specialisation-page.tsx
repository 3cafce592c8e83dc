import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { publicPages } from '../../page/public-pages.ts';
import { leadFormPath } from '../../page/form-paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem, tabletSpan } from '../../ui/layout/grid.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { HomeAnswers } from './home-answers.ts';
import { HomeHero } from './home-hero.tsx';
import type { HomeOffer } from './home-offers.ts';
import { PriceLine } from './price-line.tsx';
import { ProbeCards } from './probe-cards.tsx';
import { ProbePages } from './probe-pages.tsx';
import { ProbeSpecifications } from './probe-specifications.tsx';
import { leadFormPages } from '../../page/lead-form-pages.ts';
import { MembershipCard } from '../offers/membership-card.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { BreadcrumbData } from '../search-engines/breadcrumbs.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { Questions } from './questions.tsx';
import { SonogramLoops } from './sonogram-loops.tsx';
import { Specialties } from './specialties.tsx';
import { TrustRow } from '../trust/trust-row.tsx';
import { useQuestions } from './use-questions.ts';
import { specialisations } from './specialisation-texts.ts';

interface SpecialisationPageProps {
  readonly market: Market;
  readonly offers: readonly HomeOffer[];
  readonly memberships: readonly MembershipOffer[];
  readonly delivery: DeliveryPreview | null;
  readonly answers: HomeAnswers;
}

/** The home page of one market: its probes, their differences and its memberships. */
export function SpecialisationPage(props: SpecialisationPageProps) {
  const { market, offers, memberships, delivery, answers } = props;
  const { i18n } = useLingui();
  const texts = specialisations[market];
  const questions = useQuestions(offers, answers);
  return (
    <div data-market={marketAttribute(market)}>
      <PageHead
        title={i18n._(texts.title)}
        description={i18n._(texts.description)}
        isIn={publicPages[texts.name].isIn}
        about={texts.name}
      />
      <ProbePages offers={offers} />
      <BreadcrumbData page={texts.name} />
      <HomeHero market={market} title={i18n._(texts.heading)} lead={i18n._(texts.lead)} first={offers[0]} />
      <SonogramLoops market={market} />
      {texts.hasSpecialties && <Specialties />}
      <Section labelledBy="probes">
        <Container>
          <Stack gap={8}>
            <h2 id="probes">{i18n._(texts.probes)}</h2>
            <ProbeCards offers={offers} />
            <Ways market={market} />
            <WaysToChoose market={market} />
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="compare" tone="surface" ruled>
        <Container>
          <ProbeSpecifications offers={offers} />
        </Container>
      </Section>
      <Section labelledBy="memberships">
        <Container>
          <Stack gap={8}>
            <h2 id="memberships">{i18n._(texts.memberships)}</h2>
            <Grid>
              {memberships.map((offer, index) => (
                <GridItem
                  key={offer.slug}
                  span={memberships.length % 3 === 1 ? 3 : 4}
                  tablet={tabletSpan(index, memberships.length)}
                >
                  <MembershipCard offer={offer} />
                </GridItem>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <PriceLine offer={offers[0]} />
      <TrustRow delivery={delivery} />
      <Questions questions={questions} survey={texts.survey} />
    </div>
  );
}

function Ways({ market }: Pick<SpecialisationPageProps, 'market'>) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const { bundles, probeOnly, form } = specialisations[market];
  return (
    <Cluster>
      <ButtonLink href={bundles(locale)}>
        <Trans>Prices with a membership</Trans>
      </ButtonLink>
      <ButtonLink href={probeOnly(locale)}>
        <Trans>Without a membership</Trans>
      </ButtonLink>
      <ButtonLink href={leadFormPath(locale, form)}>{i18n._(leadFormPages[form].title)}</ButtonLink>
    </Cluster>
  );
}
