export { addressSearchMachine, addressSearchPortNames } from './address-search.machine.ts';
export { addressSearchWithPorts } from './address-search.ports.ts';
export type {
  AddressSearchContext,
  AddressSearchEvent,
  AddressSearchPorts,
  FoundAddress,
} from './address-search.types.ts';
