import type { PricingSurveyEvent, PricingSurveySnapshot } from '@sonde/machines/pricing-survey';

/** What the views of the survey receive. */
export interface SurveyProps {
  readonly snapshot: PricingSurveySnapshot;
  readonly send: (event: PricingSurveyEvent) => void;
}
