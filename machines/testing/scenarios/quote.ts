import { lifecycleScenario, type Scenario } from './scenario.ts';

export const quoteScenario: Scenario = lifecycleScenario('a quote that can be paid', {
  'quote.paid': 'the quote is paid',
  'quote.expired': 'the last day of the quote passes',
});
