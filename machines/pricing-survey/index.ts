export { pricingSurveyMachine, pricingSurveyWithPorts } from './pricing-survey.machine.ts';
export * from './pricing-survey.selectors.ts';
export { pricingSurveyPortNames } from './pricing-survey.setup.ts';
export { readSurvey, storeSurvey } from './pricing-survey.snapshot.ts';
export { surveySteps } from './pricing-survey.steps.ts';
export type { PricingSurveyEvent, PricingSurveyInput, PricingSurveyPorts } from './pricing-survey.types.ts';
