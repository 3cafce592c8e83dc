export { editMembershipMachine, editMembershipWithPorts } from './edit-membership.machine.ts';
export * from './edit-membership.selectors.ts';
export { editMembershipPortNames } from './edit-membership.setup.ts';
export { readEditMembership, storeEditMembership } from './edit-membership.snapshot.ts';
export type {
  EditedMembership,
  EditedMembershipAnswer,
  EditedOrganization,
  EditMembershipEvent,
  EditMembershipInput,
  EditMembershipPorts,
  MembershipRequest,
  OwnOrganization,
  MembershipRequestAnswer,
} from './edit-membership.types.ts';
