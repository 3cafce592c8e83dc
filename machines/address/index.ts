export {
  type AddressField,
  type AddressProblem,
  type AddressReason,
  type AddressRules,
  blankAddress,
} from '../rules/addresses/index.ts';
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
