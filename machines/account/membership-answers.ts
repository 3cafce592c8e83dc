import type { Refusal } from '../flow/index.ts';
import { type InvitationRemedy, invitationRemedy } from '../rules/people/index.ts';
import type { AccountContext, AccountMembership, AccountPerson, MembershipAnswer } from './account.types.ts';
import { membershipIn } from './current-membership.ts';

/** The person with an updated membership, which is removed if it no longer exists. */
export function withMembership(
  person: AccountPerson,
  id: string,
  membership: AccountMembership | null,
): AccountPerson {
  const isKnown = person.memberships.some((known) => known.id === id);
  const present = membership === null ? [] : [membership];
  return {
    ...person,
    memberships: isKnown
      ? person.memberships.flatMap((known) => (known.id === id ? present : [known]))
      : [...person.memberships, ...present],
  };
}

/** Whether the entity that this field refers to no longer exists. */
const isMissing =
  (named: 'memberId' | 'organizationMembershipId') =>
  ({ code, field }: Refusal): boolean =>
    code === 'NOT_FOUND' && field === named;

/** Whether the person is no longer a member of the organization that they wanted to change. */
const hasLeft = (answer: MembershipAnswer): boolean =>
  answer.status === 'refused' && answer.refusals.some(isMissing('organizationMembershipId'));

/** The person after a change, even if it was refused: the shop returns the current membership. */
export function personAfter(context: AccountContext, answer: MembershipAnswer): AccountPerson | null {
  const { person } = context;
  if (person === null || answer.status === 'denied') return person;
  const isPresent = answer.status === 'refused' && answer.membership === null && !hasLeft(answer);
  return isPresent ? person : withMembership(person, membershipIn(context)?.id ?? '', answer.membership);
}

/**
 * Whether a removal was refused because the member or the invitation is gone, for instance because the answer to the
 * first request was lost. An invitation that was accepted in the meantime is not removed.
 */
export function isRemovedAlready(context: AccountContext, answer: MembershipAnswer): boolean {
  const { change } = context;
  const shown = membershipIn(context);
  if (change?.kind !== 'remove' || answer.status !== 'refused') return false;
  if (change.memberId === shown?.id) return hasLeft(answer);
  const invited = shown?.invitations?.find(({ id }) => id === change.memberId)?.email;
  const hasJoined = answer.membership?.members?.some(({ email }) => email === invited) ?? false;
  return answer.refusals.some(isMissing('memberId')) && !hasJoined;
}

/** How a person whom an invitation didn't admit can still use it; null if they joined or it has ended. */
export function remedyOf(answer: MembershipAnswer): InvitationRemedy | null {
  if (answer.status === 'changed') return null;
  return answer.status === 'refused' ? invitationRemedy(answer.refusals[0]?.reason ?? null) : 'sign_in';
}
