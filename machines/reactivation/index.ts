export { reactivationMachine, reactivationWithPorts } from './reactivation.machine.ts';
export * from './reactivation.selectors.ts';
export { reactivationPortNames } from './reactivation.setup.ts';
export type {
  AllReactivationPorts,
  LoadOwnerAnswer,
  ReactivatingMembership,
  ReactivationContext,
  ReactivationEvent,
  ReactivationInput,
  ReactivationPorts,
} from './reactivation.types.ts';
