export { subscriptionChangeMachine, subscriptionChangeWithPorts } from './subscription-change.machine.ts';
export * from './subscription-change.selectors.ts';
export { subscriptionChangePortNames } from './subscription-change.setup.ts';
export {
  isComparedTerm,
  isRequestedChange,
  subscriptionChangeContexts,
  liftContainedChange,
} from './subscription-change.shape.ts';
export type {
  ChangePayment,
  ChangePreview,
  CompareAnswer,
  ComparedTerm,
  ComparePorts,
  MakeChangeAnswer,
  MakeChangeInput,
  PreviewAnswer,
  SubscriptionChangeEvent,
  SubscriptionChangeInput,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
} from './subscription-change.types.ts';
