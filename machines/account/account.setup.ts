import { assertEvent, assign, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkEmail } from '../rules/people/index.ts';
import { readLoginRedirect } from '../rules/sign-in/index.ts';
import { isRemovedAlready, personAfter, remedyOf, withMembership } from './membership-answers.ts';
import { mayLeave, membershipIn } from './current-membership.ts';
import type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountPorts,
  LoadPersonAnswer,
  OrganizationChange,
  MembershipAnswer,
} from './account.types.ts';

/** The name of every port that the flow calls. */
export const accountPortNames = [
  'openSignIn',
  'loadPerson',
  'changeOrganization',
  'acceptInvitation',
  'forgetInvitation',
  'keepOrganization',
] as const satisfies readonly (keyof AccountPorts)[];

export const noInput = (): Record<string, never> => ({});
export const hashInput = ({ context: { loginHash } }: { readonly context: AccountContext }) => ({
  loginHash,
});
export const slugInput = ({ context }: { readonly context: AccountContext }) => ({
  slug: context.organizationSlug ?? '',
  country: membershipIn(context)?.organization.country ?? null,
});

export const tokenInput = ({ context: { invitation } }: { readonly context: AccountContext }) => ({
  token: invitation ?? '',
});

/** Only used after a change was requested. */
export function changeInput({ context }: { readonly context: AccountContext }) {
  const { change } = context;
  if (change === null) throw new Error('No change was requested.');
  return { membershipId: membershipIn(context)?.id ?? '', change };
}

const noteChange = (change: OrganizationChange) => ({ change, trouble: null });

export const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<AccountPorts>(accountPortNames),
  guards: {
    isSentByApp: ({ context }) => readLoginRedirect(context.loginHash) !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, answer: LoadPersonAnswer) => answer.status === 'denied',
    isChangeDenied: (_, answer: MembershipAnswer) => answer.status === 'denied',
    isChangeRefused: (_, answer: MembershipAnswer) => answer.status === 'refused',
    isRemovedAlready: ({ context }, answer: MembershipAnswer) => isRemovedAlready(context, answer),
    isSignInNeeded: (_, answer: MembershipAnswer) => remedyOf(answer) === 'sign_in',
    isRetryUseful: (_, answer: MembershipAnswer) => remedyOf(answer) === 'try_again',
    isInvited: ({ context }) => context.invitation !== null,
    isAdministrator: ({ context }) => membershipIn(context)?.isAdmin === true,
    isLeavable: ({ context }) => {
      const membership = membershipIn(context);
      return membership !== null && mayLeave(membership);
    },
    isReferrer: ({ context }) => (membershipIn(context)?.referrerToken ?? null) !== null,
    isRenewalEnded: ({ context, event }) =>
      membershipIn(context)?.isAdmin === true && event.type === 'renewal.set' && !event.isAutomatic,
    isInviteeWrong: ({ context }) =>
      membershipIn(context)?.isAdmin === true && checkEmail(context.invitee) !== null,
    isAnonymous: (_, answer: LoadPersonAnswer) => answer.status === 'anonymous',
  },
  actions: {
    keepPerson: assign((_, answer: LoadPersonAnswer) =>
      answer.status === 'known' ? { person: answer.person } : {},
    ),
    forgetPerson: assign({ person: null, organizationSlug: null, invitee: '', change: null, trouble: null }),
    changeInvitee: assign(({ event }) => {
      assertEvent(event, 'invitee.changed');
      return { invitee: event.email, trouble: null };
    }),
    noteInvitee: assign(({ context }) => noteChange({ kind: 'invite', email: context.invitee })),
    noteWithdrawal: assign(({ event }) => {
      assertEvent(event, 'invitation.withdrawn');
      return noteChange({ kind: 'remove', memberId: event.invitationId });
    }),
    noteRemoval: assign(({ event }) => {
      assertEvent(event, 'removal.requested');
      return noteChange({ kind: 'remove', memberId: event.memberId });
    }),
    noteLeaving: assign(({ context }) =>
      noteChange({ kind: 'remove', memberId: membershipIn(context)?.id ?? '' }),
    ),
    noteRenewal: assign(({ event }) => {
      assertEvent(event, 'renewal.set');
      return noteChange({ kind: 'set_renewal', isAutomatic: event.isAutomatic });
    }),
    noteReferrerLink: assign(() => noteChange({ kind: 'replace_referrer_token' })),
    noteAdmin: assign(({ event }) => {
      assertEvent(event, 'admin.set');
      return noteChange({ kind: 'set_admin', memberId: event.memberId, isAdmin: event.isAdmin });
    }),
    keepMembers: assign(({ context }, answer: MembershipAnswer) => ({
      person: personAfter(context, answer),
    })),
    forgetInvitee: assign(({ context }) => ({
      invitee: context.change?.kind === 'invite' ? '' : context.invitee,
    })),
    keepJoined: assign(({ context }, answer: MembershipAnswer) =>
      answer.status === 'changed' && answer.membership !== null && context.person !== null
        ? {
            person: withMembership(context.person, answer.membership.id, answer.membership),
            organizationSlug: answer.membership.organization.slug,
          }
        : {},
    ),
    keepRefusals: assign((_, answer: MembershipAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    forgetInvitation: assign({ invitation: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug };
    }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
