export { accountMachine, accountWithPorts } from './account.machine.ts';
export * from './account.selectors.ts';
export { accountPortNames } from './account.setup.ts';
export type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountInvitation,
  AccountInvoice,
  AccountMember,
  AccountMembership,
  AccountOrganization,
  AccountPerson,
  AccountPorts,
  LearnerDiscount,
  LoadPersonAnswer,
  NextRenewal,
  OrganizationChange,
  MembershipAnswer,
  ScheduledChange,
  UnpaidOrder,
} from './account.types.ts';
export type { MemberOffer } from '../rules/member-offers/index.ts';
export { remedyOf } from './membership-answers.ts';
export {
  type OverdueAdvice,
  overdueAdviceOf,
  type OverdueRemedy,
  overdueRemedyOf,
} from './overdue-renewal.ts';
export { mayLeave } from './current-membership.ts';
