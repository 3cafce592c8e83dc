import { lifecycleScenario, type Scenario } from './scenario.ts';

export const chargeScenario: Scenario = lifecycleScenario('an order for which no money came in', {
  'charge.started': 'a bank debit is on its way',
  'charge.partlySucceeded': 'less than the total comes in',
  'charge.succeeded': 'the whole total has come in',
  'charge.failed': 'the bank gives the debit back',
});
