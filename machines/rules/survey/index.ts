/** The survey that suggests bundles: its questions, what fits the answers, and the address of the result. */

export {
  comparedYears,
  isSoldToAnyone,
  suggestBundles,
  type Suggestion,
  surveyCircumstances,
} from './suggest-bundles.ts';
export { suggestionsFromSegment, suggestionsToSegment } from './suggestion-address.ts';
export { type SuggestionReason, type SurveyShop } from './suggestion-facts.ts';
export {
  type Budget,
  budgetLimit,
  budgets,
  declined,
  type ExperienceLevel,
  experienceLevels,
  fittingAnswers,
  isAnswered,
  isForSales,
  isSurveyOption,
  probesIn,
  noAnswers,
  type SurveyAnswers,
  type SurveyCircumstances,
  surveyMarket,
  surveyOptions,
  type SurveyOptions,
  type SurveyQuestion,
  surveyQuestions,
} from './survey-answers.ts';
