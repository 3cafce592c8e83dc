import { lifecycleScenario, type Scenario } from './scenario.ts';

export const paymentAttemptScenario: Scenario = lifecycleScenario('a new attempt to charge', {
  'attempt.actionRequired': 'the buyer’s bank wants to ask the buyer',
  'attempt.processing': 'the provider accepts it and is still processing it',
  'attempt.succeeded': 'the money arrives',
  'attempt.declined': 'the bank declines',
  'attempt.canceled': 'the attempt is abandoned',
});
