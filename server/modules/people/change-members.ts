import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import {
  acceptanceProblem,
  checkEmail,
  departureProblem,
  emailMaxLength,
  invitationDays,
  invitationProblem,
  normaliseEmail,
} from '@sonde/machines/rules/people';
import { reasonOf } from '@sonde/machines/rules/errors';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import {
  findInvitation,
  keepInvitation,
  type LockedOrganization,
  lockMembers,
  type Member,
  removeMembership,
  setAdmin,
  startTokenGeneration,
  useInvitation,
  withdrawInvitation,
} from './members.repository.ts';
import type { PeopleServices } from './people-services.ts';
import type { Membership, Person } from './person.model.ts';

const millisecondsPerDay = 86_400_000;

/** The result of changing an organization's members. */
export interface MembersAnswer {
  readonly refusals: readonly Refusal[];
  /** The caller's current membership; null if it isn't theirs, or they are no longer a member. */
  readonly membership: Membership | null;
}

/** The caller is signed out. */
const signedOut: MembersAnswer = { refusals: [refusal('NO_PERMISSIONS', null)], membership: null };
/** Another person's membership is refused like an unknown one. */
const missingMembership = refusal('NOT_FOUND', 'organizationMembershipId');
const missingMember = refusal('NOT_FOUND', 'memberId');
/** Members without admin rights may not. */
export const notAllowed = refusal('NO_PERMISSIONS', 'organizationMembershipId');

interface Change {
  readonly sql: TransactionSql;
  readonly organization: LockedOrganization;
  /** The caller as a member of it. */
  readonly self: Member;
  readonly now: Date;
}

/** Decides and writes with the organization locked. */
type ChangeMembers = (change: Change) => Promise<readonly Refusal[]> | readonly Refusal[];

/** Changes an organization for one of its members, whose permissions are read again with the organization locked. */
export async function changeMembers(
  { sql: database, people, now: clock }: PeopleServices,
  account: Account | null,
  membershipId: string,
  change: ChangeMembers,
): Promise<MembersAnswer> {
  const person = await people.of(account);
  if (account === null || person === null) return signedOut;
  const own = person.memberships.find(({ id }) => id === membershipId);
  if (own === undefined) return { refusals: [missingMembership], membership: null };
  const now = clock();
  const refusals = await inTransaction(database, async (sql) => {
    const organization = await lockMembers(sql, own.organization.id, now);
    const self = organization.members.find(({ id }) => id === membershipId);
    return self === undefined ? [missingMembership] : change({ sql, organization, self, now });
  });
  const { memberships } = await people.again(account);
  return { refusals, membership: memberships.find(({ id }) => id === membershipId) ?? null };
}

function readAddress(typed: string): { readonly email: string; readonly refusals: readonly Refusal[] } {
  const problem = checkEmail(typed);
  const most = problem === 'too_long' ? emailMaxLength : null;
  return {
    email: normaliseEmail(typed),
    refusals: problem === null ? [] : [refusal('INVALID', 'email', reasonOf(problem), most)],
  };
}

/** Invites an address, with an email in the requested language or in the country's own. */
export async function inviteMember(
  services: PeopleServices,
  account: Account | null,
  membershipId: string,
  requested: { readonly email: string; readonly language: string },
): Promise<MembersAnswer> {
  const { email, refusals } = readAddress(requested.email);
  return changeMembers(services, account, membershipId, async ({ sql, organization, self, now }) => {
    if (!self.isAdmin) return [notAllowed];
    if (refusals.length > 0) return refusals;
    const problem = invitationProblem(organization, email);
    if (problem !== null)
      return [
        refusal(
          'OPERATION_NOT_ALLOWED',
          'email',
          problem,
          problem === 'NO_SEAT_LEFT' ? organization.seats : null,
        ),
      ];
    const id = newRowId();
    const country = countryByCode(organization.country);
    const invitationId = await keepInvitation(sql, {
      id,
      organizationId: organization.id,
      email,
      tokenHash: hashToken(services.deriveToken('invitation', id)),
      language: country === undefined ? requested.language : languageFor(country, requested.language).url,
      invitedBy: self.userId,
      expiresAt: new Date(now.getTime() + invitationDays * millisecondsPerDay),
    });
    await sql`select ${services.announceInvited(sql, { invitationId })}`;
    return [];
  });
}

/** Removes a member, possibly the caller, who is told by mail, or an invitation. */
export async function removeMember(
  services: PeopleServices,
  account: Account | null,
  membershipId: string,
  removed: { readonly memberId: string | null; readonly invitationId: string | null },
): Promise<MembersAnswer> {
  return changeMembers(services, account, membershipId, async ({ sql, organization, self, now }) => {
    if (!self.isAdmin && removed.memberId !== self.id) return [notAllowed];
    const { members, invitations } = organization;
    const invitation = invitations.find(({ id }) => id === removed.invitationId);
    if (invitation !== undefined) {
      await withdrawInvitation(sql, invitation.id, now);
      return [];
    }
    const member = members.find(({ id }) => id === removed.memberId);
    if (member === undefined) return [missingMember];
    const problem = departureProblem(organization, member.id);
    if (problem !== null) return [refusal('OPERATION_NOT_ALLOWED', 'memberId', problem)];
    await removeMembership(sql, member.id);
    const event = {
      membershipId: member.id,
      organizationId: organization.id,
      userId: member.userId,
      removedAt: now.toISOString(),
    };
    await sql`select ${services.announceRemoved(sql, event)}`;
    return [];
  });
}

/** Grants or revokes a member's admin rights. */
export async function setMemberAdmin(
  services: PeopleServices,
  account: Account | null,
  membershipId: string,
  { memberId, isAdmin }: { readonly memberId: string | null; readonly isAdmin: boolean },
): Promise<MembersAnswer> {
  return changeMembers(services, account, membershipId, async ({ sql, organization, self }) => {
    if (!self.isAdmin) return [notAllowed];
    const member = organization.members.find(({ id }) => id === memberId);
    if (member === undefined) return [missingMember];
    const problem = isAdmin ? null : departureProblem(organization, member.id);
    if (problem !== null) return [refusal('OPERATION_NOT_ALLOWED', 'memberId', problem)];
    await setAdmin(sql, member.id, isAdmin);
    return [];
  });
}

/** Uses an invitation for the signed-in person. Repeating it after joining returns the same result. */
async function join(
  { sql: database, now: clock }: PeopleServices,
  account: Account,
  person: Person,
  token: string,
): Promise<{ readonly refusals: readonly Refusal[]; readonly joinedId: string | null }> {
  const now = clock();
  const invitationGone = { refusals: [refusal('NOT_FOUND', 'token', 'INVITATION_GONE')], joinedId: null };
  const invitation = isToken(token) ? await findInvitation(database, hashToken(token)) : null;
  if (invitation === null) return invitationGone;
  return inTransaction(database, async (sql) => {
    const organization = await lockMembers(sql, invitation.organizationId, now);
    const present = (await findInvitation(sql, hashToken(token))) ?? invitation;
    const own = organization.members.find(({ userId }) => userId === person.id);
    if (own !== undefined && present.acceptedBy === person.id) return { refusals: [], joinedId: own.id };
    const problem = acceptanceProblem(
      organization,
      { ...present, isOver: present.isWithdrawn || present.expiresAt <= now },
      {
        email: account.email,
        isEmailConfirmed: account.isEmailConfirmed,
        isMember: own !== undefined,
      },
    );
    if (problem !== null)
      return { refusals: [refusal('OPERATION_NOT_ALLOWED', 'token', problem)], joinedId: null };
    const id = newRowId();
    await useInvitation(sql, present, { id, userId: person.id });
    return { refusals: [], joinedId: id };
  });
}

/** Joins the organization of an invitation. */
export async function acceptInvitation(
  services: PeopleServices,
  account: Account | null,
  token: string,
): Promise<MembersAnswer> {
  const person = await services.people.of(account);
  if (account === null || person === null) return signedOut;
  const { refusals, joinedId } = await join(services, account, person, token);
  const { memberships } = await services.people.again(account);
  return { refusals, membership: memberships.find(({ id }) => id === joinedId) ?? null };
}

/** Replaces the token of a member's page for referring others; their code and the organization's credit stay. */
export const replaceReferrerToken = (
  services: PeopleServices,
  account: Account | null,
  membershipId: string,
): Promise<MembersAnswer> =>
  changeMembers(services, account, membershipId, async ({ sql }) => {
    await startTokenGeneration(sql, membershipId);
    return [];
  });
