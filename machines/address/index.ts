export { blankAddress } from '../rules/address.ts';
export { addressMachine, addressPortNames } from './address.machine.ts';
export { addressProblemAt, isFieldRequired, isLoadingRules } from './address.selectors.ts';
export type { AddressSnapshot } from './address.selectors.ts';
export type {
  AddressContext,
  AddressEvent,
  AddressForm,
  AddressInput,
  AddressOutput,
  AddressPorts,
} from './address.types.ts';
export type { AddressField, AddressProblem, AddressReason, AddressRules } from '../rules/address.ts';
