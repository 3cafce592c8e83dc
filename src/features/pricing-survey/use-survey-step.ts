import { type PricingSurveyEvent, surveySteps } from '@sonde/machines/pricing-survey';
import { useStepInUrl } from '../../flow/use-step-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageOf, paths } from '../../page/paths.ts';

const areTogether = () => false;

/** Keeps the question in the path: `pricing-survey/budget/`. */
export function useSurveyStepInUrl(segment: string, send: (event: PricingSurveyEvent) => void): void {
  const locale = useShopLocale();
  useStepInUrl({
    place: {
      read: ({ path }) => pageOf(path).split('/')[1] || null,
      write: (named) => paths.pricingSurvey(locale, named),
    },
    segment,
    areTogether,
    onRequest(requested) {
      const step = surveySteps.stepAt(requested);
      if (step !== null) send({ type: 'step.requested', step });
    },
  });
}
