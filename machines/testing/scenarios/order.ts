import { lifecycleScenario, type Scenario } from './scenario.ts';

export const orderScenario: Scenario = lifecycleScenario('an order that was just created', {
  'order.confirmed': 'the payment of the order is certain enough',
  'order.partlyFulfilled': 'some of the items were shipped',
  'order.fulfilled': 'everything was shipped',
  'order.canceled': 'the order is canceled',
  'order.withdrawn': 'the buyer withdraws from the order',
});
