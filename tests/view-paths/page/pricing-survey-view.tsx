import {
  type PricingSurveyEvent,
  type PricingSurveySnapshot,
  surveySteps,
} from '@sonde/machines/pricing-survey';
import { RunningPricingSurvey } from '../../../src/features/pricing-survey/running-pricing-survey.tsx';
import { useSurveyStepInUrl } from '../../../src/features/pricing-survey/use-survey-step.ts';
import type { ViewProps } from './view-props.ts';

/** The survey with its step in the address. */
export function PricingSurveyView({ snapshot, send }: ViewProps<PricingSurveySnapshot, PricingSurveyEvent>) {
  useSurveyStepInUrl(surveySteps.segmentOf(snapshot.context.step), send);
  return <RunningPricingSurvey snapshot={snapshot} send={send} />;
}
