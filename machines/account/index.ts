export { accountMachine, accountPortNames, accountWithPorts } from './account.machine.ts';
export * from './account.selectors.ts';
export type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountMembership,
  AccountOrganization,
  AccountPerson,
  AccountPorts,
  LoadPersonAnswer,
} from './account.types.ts';
