export { vetRentalMachine, vetRentalWithPorts } from './vet-rental.machine.ts';
export * from './vet-rental.selectors.ts';
export { vetRentalPortNames } from './vet-rental.setup.ts';
export type {
  AllVetRentalPorts,
  LoadRenterAnswer,
  RentingMembership,
  VetRentalContext,
  VetRentalEvent,
  VetRentalInput,
  VetRentalPorts,
} from './vet-rental.types.ts';
