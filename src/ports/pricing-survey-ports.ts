import type { PricingSurveyPorts } from '@sonde/machines/pricing-survey';
import { suggestBundles, suggestionsToSegment, type SurveyShop } from '@sonde/machines/rules/survey';
import { openPage } from '../browser/open-page.ts';
import { paths, type PathPrefix } from '../page/paths.ts';

/** Opens the page of the suggestions, which are ranked here; the server reads them from the address. */
export const createPricingSurveyPorts = (locale: PathPrefix, shop: SurveyShop): PricingSurveyPorts => ({
  openResults({ answers }) {
    openPage(paths.surveyResults(locale, suggestionsToSegment(suggestBundles(answers, shop))));
    return Promise.resolve();
  },
});
