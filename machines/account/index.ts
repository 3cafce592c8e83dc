export { accountMachine, accountPortNames, accountWithPorts } from './account.machine.ts';
export * from './account.selectors.ts';
export type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountInvitation,
  AccountMember,
  AccountMembership,
  AccountOrganization,
  AccountPerson,
  AccountPorts,
  LoadPersonAnswer,
  OrganizationChange,
  MembershipAnswer,
} from './account.types.ts';
