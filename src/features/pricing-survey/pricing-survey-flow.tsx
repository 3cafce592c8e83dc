import { pricingSurveyWithPorts, readSurvey, storeSurvey, surveySteps } from '@sonde/machines/pricing-survey';
import type { Market } from '@sonde/machines/rules/catalogue';
import {
  fittingAnswers,
  surveyCircumstances,
  type SurveyQuestion,
  type SurveyShop,
} from '@sonde/machines/rules/survey';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createPricingSurveyPorts } from '../../ports/pricing-survey-ports.ts';
import { RunningPricingSurvey } from './running-pricing-survey.tsx';
import { useSurveyStepInUrl } from './use-survey-step.ts';

interface PricingSurveyFlowProps {
  readonly shop: SurveyShop;
  /** The step that the address names. */
  readonly step: SurveyQuestion;
  /** Whom the address says that the visitor examines; null if it doesn't. */
  readonly patients: Market | null;
}

/** Runs the survey. The tab keeps the answers, one set for each country, across reloads and the way to the results. */
function PricingSurveyFlow({ shop, step, patients }: PricingSurveyFlowProps) {
  const locale = useShopLocale();
  const { country } = locale;
  const trail = useTrail();
  const circumstances = useOnce(() => surveyCircumstances(shop));
  const machine = useOnce(() => pricingSurveyWithPorts(createPricingSurveyPorts(locale, shop)));
  const inputWith = (stored: unknown) => {
    const kept = readSurvey(stored, circumstances);
    const answers = patients === null ? kept : fittingAnswers({ ...kept, patients }, circumstances);
    return { input: { country, circumstances, step, answers } };
  };
  const { snapshot, send } = useFlow(
    machine,
    inputWith(null),
    () => ({
      ...inputWith(storedCheckout.flowSnapshot('pricing-survey', country)),
      ...liveViewOptions(trail.inspect),
    }),
    keepFlow('pricing-survey', country, storeSurvey),
  );
  useSurveyStepInUrl(surveySteps.segmentOf(snapshot.context.step), send);
  return <RunningPricingSurvey snapshot={snapshot} send={send} />;
}

export const pricingSurveyIsland = island('pricing-survey', PricingSurveyFlow, 'when drawn');
