import { lifecycleScenario, type Scenario } from './scenario.ts';

export const chargeScenario: Scenario = lifecycleScenario('an order for which no money has arrived', {
  'charge.started': 'a bank debit is pending',
  'charge.partlySucceeded': 'less than the total arrives',
  'charge.succeeded': 'the full total has arrived',
  'charge.failed': 'the bank returns the debit',
});
