export { proCustomChangeMachine, proCustomChangeWithPorts } from './pro-custom-change.machine.ts';
export * from './pro-custom-change.selectors.ts';
export { proCustomChangePortNames } from './pro-custom-change.setup.ts';
export { readProCustomChange, storeProCustomChange } from './pro-custom-change.snapshot.ts';
export { proChangeSteps, type ProChangeStep } from './pro-custom-change.steps.ts';
export type {
  ChangingMembership,
  LoadChangingAnswer,
  ProCustomChangeEvent,
  ProCustomChangeInput,
  ProCustomChangePorts,
  RemoveScheduledAnswer,
} from './pro-custom-change.types.ts';
