import { lifecycleScenario, type Scenario } from './scenario.ts';

export const orderScenario: Scenario = lifecycleScenario('an order that was just written down', {
  'order.confirmed': 'the payment of the order is sure enough',
  'order.fulfilled': 'everything was shipped',
  'order.canceled': 'the order is canceled',
});

export const chargeScenario: Scenario = lifecycleScenario('an order for which no money came in', {
  'charge.started': 'a bank debit is on its way',
  'charge.partlySucceeded': 'less than the total comes in',
  'charge.succeeded': 'the whole total has come in',
  'charge.failed': 'the bank gives the debit back',
});

export const paymentAttemptScenario: Scenario = lifecycleScenario('a new try to charge', {
  'attempt.actionRequired': 'the buyer’s bank wants to ask the buyer',
  'attempt.processing': 'the provider takes it and is not done',
  'attempt.succeeded': 'the money comes in',
  'attempt.declined': 'the bank says no',
  'attempt.canceled': 'the try is given up',
});

export const quoteScenario: Scenario = lifecycleScenario('a quote that can be paid', {
  'quote.paid': 'the quote is paid',
  'quote.expired': 'the last day of the quote passes',
});

export const subscriptionScenario: Scenario = lifecycleScenario('a membership on trial', {
  'subscription.charged': 'a period is paid',
  'subscription.chargeFailed': 'a period cannot be charged',
  'subscription.canceled': 'the membership ends',
  'subscription.reactivated': 'the customer comes back',
});
