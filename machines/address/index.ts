export {
  type AddressField,
  type AddressProblem,
  type AddressReason,
  type AddressRules,
  blankAddress,
} from '../rules/addresses/index.ts';
export { addressMachine, addressWithPorts } from './address.machine.ts';
export { addressPortNames } from './address.setup.ts';
export * from './address.selectors.ts';
export { isAddressContext, isAddressRules } from './address.shape.ts';
export type {
  AddressContext,
  AddressEvent,
  AddressForm,
  AddressInput,
  AddressAnnouncement,
  AddressPorts,
  AddressRequest,
  KnownAddress,
} from './address.types.ts';
