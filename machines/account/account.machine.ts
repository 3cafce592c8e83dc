import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkEmail } from '../rules/people/index.ts';
import { readLoginRedirect } from '../rules/sign-in/index.ts';
import { membershipIn, withMembership } from './shown-membership.ts';
import type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountPorts,
  LoadPersonAnswer,
  OrganizationChange,
  MembershipAnswer,
} from './account.types.ts';

export const accountPortNames = [
  'openSignIn',
  'loadPerson',
  'changeOrganization',
  'acceptInvitation',
  'forgetInvitation',
  'keepOrganization',
] as const satisfies readonly (keyof AccountPorts)[];

const noInput = (): Record<string, never> => ({});
const hashInput = ({ context: { loginHash } }: { readonly context: AccountContext }) => ({ loginHash });
const slugInput = ({ context }: { readonly context: AccountContext }) => ({
  slug: context.organizationSlug ?? '',
});

const tokenInput = ({ context: { invitation } }: { readonly context: AccountContext }) => ({
  token: invitation ?? '',
});

/** Only asked for where a change was noted before. */
function changeInput({ context }: { readonly context: AccountContext }) {
  const { change } = context;
  if (change === null) throw new Error('There is nothing to change.');
  return { membershipId: membershipIn(context)?.id ?? '', change };
}

const noteChange = (change: OrganizationChange) => ({ change, trouble: null });

const accountSetup = setup({
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
    isInvited: ({ context }) => context.invitation !== null,
    isAdministrator: ({ context }) => membershipIn(context)?.isAdmin === true,
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
    noteRenewal: assign(({ event }) => {
      assertEvent(event, 'renewal.set');
      return noteChange({ kind: 'set_renewal', isAutomatic: event.isAutomatic });
    }),
    noteAdmin: assign(({ event }) => {
      assertEvent(event, 'admin.set');
      return noteChange({ kind: 'set_admin', memberId: event.memberId, isAdmin: event.isAdmin });
    }),
    keepMembers: assign(({ context }, answer: MembershipAnswer) => ({
      person:
        answer.status === 'changed' && context.person !== null
          ? withMembership(context.person, membershipIn(context)?.id ?? '', answer.membership)
          : context.person,
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

/** What a person sees of themselves and of their organizations. Nothing of it is kept once they are signed out. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, person: null, invitee: '', change: null, trouble: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether someone is signed in.' },
      always: [
        { guard: 'isSentByApp', target: 'signingIn' },
        { guard: 'isSignedIn', target: 'loading' },
        { target: 'signedOut' },
      ],
    },
    signingIn: {
      tags: 'pending',
      meta: { description: 'The app has sent a token, which the page for signing in checks.' },
      invoke: {
        id: 'openSignIn',
        src: 'openSignIn',
        input: hashInput,
        onDone: { target: 'left' },
        onError: { target: 'signedOut' },
      },
    },
    left: { type: 'final', meta: { description: 'The browser is on its way to another page.' } },
    signedOut: {
      meta: { description: 'The page asks the visitor to sign in.' },
      initial: 'asking',
      on: { 'session.begun.elsewhere': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The shop has ended the session, and the page says so.' } },
      },
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked who is signed in and what their organizations have.' },
      invoke: {
        id: 'loadPerson',
        src: 'loadPerson',
        input: noInput,
        onDone: [
          { guard: { type: 'isDenied', params: answerOf }, target: 'signedOut.ended' },
          { guard: { type: 'isAnonymous', params: answerOf }, target: 'signedOut' },
          { guard: 'isInvited', target: 'invited', actions: { type: 'keepPerson', params: answerOf } },
          { target: 'ready', actions: { type: 'keepPerson', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
      on: { 'session.ended.elsewhere': { target: 'signedOut' } },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.begun.elsewhere': { target: 'loading', actions: 'forgetTrouble' },
        'session.ended.elsewhere': { target: 'signedOut', actions: 'forgetTrouble' },
      },
    },
    invited: {
      meta: { description: 'The person came with an invitation into an organization.' },
      initial: 'asking',
      on: {
        'session.begun.elsewhere': { target: 'loading', actions: 'forgetPerson' },
        'session.ended.elsewhere': { target: 'signedOut', actions: 'forgetPerson' },
      },
      states: {
        asking: {
          meta: { description: 'The person decides whether to join.' },
          on: {
            'invitation.accepted': { target: 'accepting' },
            'invitation.declined': { target: 'declining' },
          },
        },
        accepting: {
          tags: 'pending',
          meta: { description: 'The shop is asked to let the person in.' },
          invoke: {
            id: 'acceptInvitation',
            src: 'acceptInvitation',
            input: tokenInput,
            onDone: [
              {
                guard: { type: 'isChangeDenied', params: answerOf },
                target: '#account.signedOut.ended',
                actions: 'forgetPerson',
              },
              {
                guard: { type: 'isChangeRefused', params: answerOf },
                target: '#account.ready.open.notJoined',
                actions: [{ type: 'keepRefusals', params: answerOf }, 'forgetInvitation'],
              },
              {
                target: '#account.ready.open.joined',
                actions: [{ type: 'keepJoined', params: answerOf }, 'forgetInvitation'],
              },
            ],
            onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        unanswered: {
          meta: { description: 'The shop did not answer; the same button tries again.' },
          on: {
            'invitation.accepted': { target: 'accepting', actions: 'forgetTrouble' },
            'invitation.declined': { target: 'declining', actions: 'forgetTrouble' },
          },
        },
        declining: {
          meta: { description: 'The browser forgets the invitation.' },
          invoke: {
            id: 'forgetInvitation',
            src: 'forgetInvitation',
            input: noInput,
            onDone: { target: '#account.ready', actions: 'forgetInvitation' },
            onError: { target: '#account.ready', actions: 'forgetInvitation' },
          },
        },
      },
    },
    ready: {
      meta: {
        description: 'The person sees one of their organizations; an administrator changes its members.',
      },
      initial: 'open',
      on: {
        'session.begun.elsewhere': { target: 'loading', actions: 'forgetPerson' },
        'session.ended.elsewhere': { target: 'signedOut', actions: 'forgetPerson' },
      },
      states: {
        open: {
          meta: { description: 'Everything is shown and may be changed.' },
          initial: 'viewing',
          on: {
            'organization.chosen': { target: 'choosing', actions: ['chooseOrganization', 'forgetTrouble'] },
            'invitee.changed': {
              guard: 'isAdministrator',
              target: '.viewing',
              actions: 'changeInvitee',
            },
            'invitee.submitted': [
              { guard: 'isInviteeWrong', target: '.incomplete', actions: 'forgetTrouble' },
              { guard: 'isAdministrator', target: 'changing', actions: 'noteInvitee' },
            ],
            'invitation.withdrawn': {
              guard: 'isAdministrator',
              target: 'changing',
              actions: 'noteWithdrawal',
            },
            'admin.set': { guard: 'isAdministrator', target: 'changing', actions: 'noteAdmin' },
            'renewal.set': [
              { guard: 'isRenewalEnded', target: 'confirming', actions: 'noteRenewal' },
              { guard: 'isAdministrator', target: 'changing', actions: 'noteRenewal' },
            ],
            'removal.requested': { guard: 'isAdministrator', target: 'confirming', actions: 'noteRemoval' },
          },
          states: {
            viewing: { meta: { description: 'Nothing was changed yet.' } },
            incomplete: { meta: { description: 'The page says what is wrong with the typed address.' } },
            changed: { meta: { description: 'The page says what was changed.' } },
            refused: { meta: { description: 'The page says why the shop changed nothing.' } },
            unanswered: {
              meta: { description: 'The shop did not answer; the same button tries again.' },
              on: { 'retry.requested': { target: '#account.ready.changing', actions: 'forgetTrouble' } },
            },
            joined: { meta: { description: 'The page welcomes the person into the organization.' } },
            notJoined: { meta: { description: 'The page says why the invitation lets no one in.' } },
          },
        },
        choosing: {
          meta: { description: 'The browser keeps the choice for the next page.' },
          invoke: {
            id: 'keepOrganization',
            src: 'keepOrganization',
            input: slugInput,
            onDone: { target: 'open' },
            onError: { target: 'open' },
          },
        },
        confirming: {
          meta: { description: 'The page asks whether to really remove the member, or to end the renewal.' },
          on: {
            'change.confirmed': { target: 'changing' },
            'change.canceled': { target: 'open' },
          },
        },
        changing: {
          tags: 'pending',
          meta: { description: 'The shop is asked to change the organization.' },
          invoke: {
            id: 'changeOrganization',
            src: 'changeOrganization',
            input: changeInput,
            onDone: [
              {
                guard: { type: 'isChangeDenied', params: answerOf },
                target: '#account.signedOut.ended',
                actions: 'forgetPerson',
              },
              {
                guard: { type: 'isChangeRefused', params: answerOf },
                target: 'open.refused',
                actions: { type: 'keepRefusals', params: answerOf },
              },
              { target: 'open.changed', actions: { type: 'keepMembers', params: answerOf } },
            ],
            onError: {
              target: 'open.unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
      },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function accountWithPorts(ports: AccountPorts): typeof accountMachine {
  return accountMachine.provide({ actors: portActors(ports, accountPortNames) });
}
