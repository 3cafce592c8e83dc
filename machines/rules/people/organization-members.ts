import type { MemberReason, RefusalReason } from '../errors/index.ts';
import { normaliseEmail } from './email.ts';

/** The validity of an invitation in days. */
export const invitationDays = 14;

/** The members of an organization and the facts that decide who can join or leave. */
export interface OrganizationMembers {
  /** All paid seats. */
  readonly seats: number;
  readonly members: readonly { readonly id: string; readonly email: string; readonly isAdmin: boolean }[];
  /** Invitations that are still valid. Each reserves a seat. */
  readonly invitations: readonly { readonly id: string; readonly email: string }[];
}

const isOfAddress =
  (email: string) =>
  (one: { readonly email: string }): boolean =>
    normaliseEmail(one.email) === normaliseEmail(email);

/** The number of seats that are neither used nor reserved. */
export const freeSeats = ({ seats, members, invitations }: OrganizationMembers): number =>
  Math.max(0, seats - members.length - invitations.length);

/**
 * The reason why an address can't be invited; null if it can. An address that is already invited has its seat reserved.
 */
export function invitationProblem(organization: OrganizationMembers, email: string): MemberReason | null {
  if (organization.members.some(isOfAddress(email))) return 'ALREADY_MEMBER';
  if (organization.invitations.some(isOfAddress(email))) return null;
  return freeSeats(organization) > 0 ? null : 'NO_SEAT_LEFT';
}

/** The reason why a member can't leave or stop being an admin; null if they can. Another admin must remain. */
export function departureProblem(
  { members }: { readonly members: readonly { readonly id: string; readonly isAdmin: boolean }[] },
  id: string,
): 'LAST_ADMINISTRATOR' | null {
  return members.some((member) => member.isAdmin && member.id !== id) ? null : 'LAST_ADMINISTRATOR';
}

/** The state of an invitation when it is used. */
export interface UsedInvitation {
  readonly email: string;
  /** Null until it is accepted. */
  readonly acceptedBy: string | null;
  /** Withdrawn or expired. */
  readonly isOver: boolean;
}

/** The person who uses an invitation. */
export interface InvitedPerson {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly isMember: boolean;
}

/**
 * The reason why an invitation is rejected; null if it is accepted. Its address alone proves nothing: the account's
 * address must be the same and confirmed. The seat that it reserved may be gone, because a smaller plan was bought since:
 * members come first.
 */
export function acceptanceProblem(
  { seats, members }: Pick<OrganizationMembers, 'seats' | 'members'>,
  invitation: UsedInvitation,
  person: InvitedPerson,
): MemberReason | null {
  if (!isOfAddress(invitation.email)(person)) return 'OTHER_ADDRESS';
  if (!person.isEmailConfirmed) return 'ADDRESS_UNCONFIRMED';
  if (invitation.acceptedBy !== null) return 'INVITATION_USED';
  if (invitation.isOver) return 'INVITATION_GONE';
  if (person.isMember) return 'ALREADY_MEMBER';
  return members.length < seats ? null : 'NO_SEAT_LEFT';
}

/** `sign_in`: with the account that the invitation is for, or again once its address is confirmed. */
export type InvitationRemedy = 'sign_in' | 'try_again';

/** What has ended an invitation, and what signing in solves. */
const remedies: Readonly<Partial<Record<RefusalReason, 'sign_in' | null>>> = {
  ALREADY_MEMBER: null,
  INVITATION_GONE: null,
  INVITATION_USED: null,
  OTHER_ADDRESS: 'sign_in',
  ADDRESS_UNCONFIRMED: 'sign_in',
};

/** How a person whom an invitation didn't admit can still use it; null if it has ended for them. */
export function invitationRemedy(reason: RefusalReason | null): InvitationRemedy | null {
  const remedy = reason === null ? undefined : remedies[reason];
  return remedy === undefined ? 'try_again' : remedy;
}
