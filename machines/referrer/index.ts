export { referrerMachine, referrerPortNames, referrerWithPorts } from './referrer.machine.ts';
export * from './referrer.selectors.ts';
export type {
  CopiedText,
  ReferrerContext,
  ReferrerEvent,
  ReferrerInput,
  ReferrerPorts,
} from './referrer.types.ts';
