import { useLingui } from '@lingui/react/macro';
import { marketNamed } from '@sonde/machines/rules/catalogue';
import { surveySteps } from '@sonde/machines/pricing-survey';
import type { Route } from './+types/pricing-survey.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { IslandPlace } from '../features/island/island-place.tsx';
import { surveyShop } from '../features/offers/survey-shop.ts';
import { pricingSurveyIsland } from '../features/pricing-survey/pricing-survey-flow.tsx';
import { PageLinks } from '../features/search-engines/page-links.tsx';

/** Seven questions, one for each step of the address, which may answer the first one. */
export async function loader(position: Route.LoaderArgs) {
  const { step: segment } = position.params;
  const step = segment === undefined ? 'patients' : surveySteps.stepAt(segment);
  if (step === null) throw new Response(null, { status: 404 });
  const patients = marketNamed(new URL(position.request.url).searchParams.get('market'));
  return { step, patients, shop: surveyShop(await loadShop(position)) };
}

export default function PricingSurveyRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Find your bundle – Sonde`}</title>
      <meta
        name="description"
        content={t`Answer seven questions and see which probes and memberships suit you, and what they cost.`}
      />
      <PageLinks page="pricing-survey/" />
      <IslandPlace island={pricingSurveyIsland} data={loaderData} />
    </>
  );
}
