import { isOfMarket } from '@sonde/machines/rules/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { OrganizationData } from '../search-engines/organization-data.tsx';
import { PageLinks } from '../search-engines/page-links.tsx';
import type { HomeAnswers } from './home-answers.ts';
import { HomeHero } from './home-hero.tsx';
import type { HomeOffer } from './home-offers.ts';
import { PriceLine } from './price-line.tsx';
import { ProbeCards } from './probe-cards.tsx';
import { ProbePages } from './probe-pages.tsx';
import { ProbeSpecifications } from './probe-specifications.tsx';
import { Questions } from './questions.tsx';
import { SonogramLoops } from './sonogram-loops.tsx';
import { Specialties } from './specialties.tsx';
import { TrustRow } from '../trust/trust-row.tsx';
import { useQuestions } from './use-questions.ts';

interface HomePageProps {
  readonly offers: readonly HomeOffer[];
  readonly delivery: DeliveryPreview | null;
  readonly answers: HomeAnswers;
}

/** What the probes show, who they are for, what they cost and what buyers can rely on. */
export function HomePage({ offers, delivery, answers }: HomePageProps) {
  const { t } = useLingui();
  const human = offers.filter((offer) => isOfMarket(offer, 'HUMAN'));
  const veterinary = offers.filter((offer) => isOfMarket(offer, 'VETERINARY'));
  const questions = useQuestions(offers, answers);
  return (
    <>
      <title>{t`Sonde: handheld ultrasound at the bedside`}</title>
      <meta
        name="description"
        content={t`Look at the heart, lungs and abdomen at the bedside, on your phone or tablet. See what each probe costs today and every year after, and when it arrives.`}
      />
      <PageLinks />
      <ProbePages offers={offers} />
      <OrganizationData />
      <HomeHero
        market="HUMAN"
        title={<Trans>Ultrasound at the bedside. Look, then decide.</Trans>}
        lead={
          <Trans>
            Plug the probe into your phone or tablet and look at the heart, lungs and abdomen in the first
            minutes of the visit.
          </Trans>
        }
        first={human[0]}
      />
      <SonogramLoops market="HUMAN" />
      <Specialties />
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
      <PriceLine offer={human[0]} />
      <TrustRow delivery={delivery} />
      <Questions questions={questions} survey={publicPages.pricingSurvey.path} />
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
