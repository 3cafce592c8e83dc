import { lifecycleScenario, type Scenario } from './scenario.ts';

export const subscriptionScenario: Scenario = lifecycleScenario('a membership on trial', {
  'subscription.charged': 'a period is paid',
  'subscription.chargeFailed': 'a period cannot be charged',
  'subscription.canceled': 'the membership ends',
  'subscription.reactivated': 'the customer comes back',
});
