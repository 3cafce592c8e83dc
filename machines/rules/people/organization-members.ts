import type { MemberReason } from '../errors/index.ts';
import { normaliseEmail } from './email.ts';

/** Days for which an invitation may be used. */
export const invitationDays = 14;

/** Who is in an organization, as far as it is decided who joins and leaves it. */
export interface OrganizationMembers {
  /** All that are paid for. */
  readonly seats: number;
  readonly members: readonly { readonly id: string; readonly email: string; readonly isAdmin: boolean }[];
  /** Those that may still be used, each of which keeps a seat. */
  readonly invitations: readonly { readonly id: string; readonly email: string }[];
}

const isOfAddress =
  (email: string) =>
  (one: { readonly email: string }): boolean =>
    normaliseEmail(one.email) === normaliseEmail(email);

/** Seats that nobody uses and that are kept for nobody. */
export const freeSeats = ({ seats, members, invitations }: OrganizationMembers): number =>
  Math.max(0, seats - members.length - invitations.length);

/** Why nobody of an address may be invited; null when they may. Whoever is invited already keeps their seat. */
export function invitationProblem(organization: OrganizationMembers, email: string): MemberReason | null {
  if (organization.members.some(isOfAddress(email))) return 'ALREADY_MEMBER';
  if (organization.invitations.some(isOfAddress(email))) return null;
  return freeSeats(organization) > 0 ? null : 'NO_SEAT_LEFT';
}

/** Why a member may not leave, or not stop to manage it; null when they may: somebody else has to manage it. */
export function departureProblem({ members }: OrganizationMembers, id: string): MemberReason | null {
  return members.some((member) => member.isAdmin && member.id !== id) ? null : 'LAST_ADMINISTRATOR';
}

/** What an invitation is, when somebody comes with it. */
export interface UsedInvitation {
  readonly email: string;
  /** Null while nobody has used it. */
  readonly acceptedBy: string | null;
  /** Withdrawn, or too old. */
  readonly isOver: boolean;
}

/** Who comes with an invitation. */
export interface InvitedPerson {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly isMember: boolean;
}

/** Why an invitation lets nobody in; null when it does. Its address is no proof: the account's has to be the same, and confirmed. */
export function acceptanceProblem(invitation: UsedInvitation, person: InvitedPerson): MemberReason | null {
  if (!isOfAddress(invitation.email)(person)) return 'OTHER_ADDRESS';
  if (!person.isEmailConfirmed) return 'ADDRESS_UNCONFIRMED';
  if (invitation.acceptedBy !== null) return 'INVITATION_USED';
  if (invitation.isOver) return 'INVITATION_GONE';
  return person.isMember ? 'ALREADY_MEMBER' : null;
}
