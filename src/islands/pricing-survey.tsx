export { pricingSurveyIsland as default } from '../features/pricing-survey/pricing-survey-flow.tsx';
