import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/survey-results.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { surveyResults } from '../features/survey-results/survey-results.ts';
import { SurveyResultsPage } from '../features/survey-results/survey-results-page.tsx';

/** The bundles in the address; without any, those that suit most people. */
export async function loader(position: Route.LoaderArgs) {
  const { countryCode, bundles } = position.params;
  const today = countryDay(countryCode.toUpperCase(), new Date());
  return surveyResults(await loadShop(position), bundles ?? null, today);
}

export default function SurveyResultsRoute({ loaderData }: Route.ComponentProps) {
  return <SurveyResultsPage results={loaderData} />;
}
