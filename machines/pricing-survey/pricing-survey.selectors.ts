import type { SnapshotFrom } from 'xstate';
import type { Market } from '../rules/catalogue/index.ts';
import { surveyMarket, surveyOptions, type SurveyOptions } from '../rules/survey/index.ts';
import type { pricingSurveyMachine } from './pricing-survey.machine.ts';

/** The flow in one of its states, as its selectors read it. */
export type PricingSurveySnapshot = SnapshotFrom<typeof pricingSurveyMachine>;

/** The answers that the questions offer, given the earlier ones. */
export const surveyOptionsOf = ({
  context: { answers, circumstances },
}: PricingSurveySnapshot): SurveyOptions => surveyOptions(answers, circumstances);

/** The market of the bundles that the answers so far lead to. */
export const surveyMarketOf = ({ context }: PricingSurveySnapshot): Market => surveyMarket(context.answers);

/** Whether the visitor continued without an answer. */
export const isAnswerMissing = (snapshot: PricingSurveySnapshot): boolean =>
  snapshot.matches('asking') && snapshot.matches({ asking: { [snapshot.context.step]: 'missing' } });

const surveyProblems = ['inCountry', 'withoutSales', 'asAnswered'] as const;
/** Why the survey can't continue with these answers. */
export type SurveyProblem = (typeof surveyProblems)[number];

/** Why the shop has no bundle to suggest; null while it is asking, and when it has one. */
export const surveyProblemOf = (snapshot: PricingSurveySnapshot): SurveyProblem | null =>
  surveyProblems.find((problem) => snapshot.matches({ unavailable: problem })) ?? null;

/** Whether the suggestions are about to open. */
export const isOpeningSuggestions = (snapshot: PricingSurveySnapshot): boolean => snapshot.matches('leaving');
