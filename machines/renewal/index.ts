export { renewalMachine, renewalWithPorts } from './renewal.machine.ts';
export * from './renewal.selectors.ts';
export { renewalPortNames } from './renewal.setup.ts';
export { readRenewal, storeRenewal } from './renewal.snapshot.ts';
export type {
  LoadRenewingAnswer,
  RenewalContext,
  RenewalEvent,
  RenewalInput,
  RenewalPorts,
  RenewingMembership,
} from './renewal.types.ts';
