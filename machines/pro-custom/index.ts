export { proCustomMachine, proCustomWithPorts } from './pro-custom.machine.ts';
export * from './pro-custom.selectors.ts';
export { proCustomPortNames } from './pro-custom.setup.ts';
export { readProCustom, storeProCustom } from './pro-custom.snapshot.ts';
export { proCustomSteps, type ProCustomStep } from './pro-custom.steps.ts';
export type {
  ProChoiceEvent,
  ProCustomEvent,
  ProCustomInput,
  ProCustomPorts,
  ProMembership,
  ProPreview,
  RecalledBuyer,
} from './pro-custom.types.ts';
