import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/survey-results.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ViewedList, viewedProducts } from '../features/offers/viewed-list.tsx';
import { surveyResults } from '../features/survey-results/survey-results.ts';
import { SurveyResultsPage } from '../features/survey-results/survey-results-page.tsx';

/** The bundles in the address; without any, those that suit most people. */
export async function loader(position: Route.LoaderArgs) {
  const { countryCode, bundles } = position.params;
  const today = countryDay(countryCode.toUpperCase(), new Date());
  const shop = await loadShop(position);
  const results = surveyResults(shop, bundles ?? null, today);
  const slugs = results.bundles.map(({ device }) => device);
  return { results, viewed: viewedProducts(shop, slugs) };
}

export default function SurveyResultsRoute({ loaderData: { results, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="survey-results" items={viewed} />
      <SurveyResultsPage results={results} />
    </>
  );
}
