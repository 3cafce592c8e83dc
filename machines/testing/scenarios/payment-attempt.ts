import { lifecycleScenario, type Scenario } from './scenario.ts';

export const paymentAttemptScenario: Scenario = lifecycleScenario('a new try to charge', {
  'attempt.actionRequired': 'the buyer’s bank wants to ask the buyer',
  'attempt.processing': 'the provider takes it and is not done',
  'attempt.succeeded': 'the money comes in',
  'attempt.declined': 'the bank says no',
  'attempt.canceled': 'the try is given up',
});
