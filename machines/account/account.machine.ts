import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import {
  accountPortNames,
  accountSetup,
  changeInput,
  hashInput,
  noInput,
  slugInput,
  tokenInput,
} from './account.setup.ts';
import type { AccountPorts } from './account.types.ts';

/** A person's account and organizations. All data is discarded when they sign out. */
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
      on: { 'session.startedInOtherTab': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The shop has ended the session, and the page shows it.' } },
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
      on: { 'session.endedInOtherTab': { target: 'signedOut' } },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.startedInOtherTab': { target: 'loading', actions: 'forgetTrouble' },
        'session.endedInOtherTab': { target: 'signedOut', actions: 'forgetTrouble' },
      },
    },
    invited: {
      meta: { description: 'The person came with an invitation into an organization.' },
      initial: 'asking',
      on: {
        'session.startedInOtherTab': { target: 'loading', actions: 'forgetPerson' },
        'session.endedInOtherTab': { target: 'signedOut', actions: 'forgetPerson' },
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
          meta: { description: 'The shop is asked to accept the invitation.' },
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
                guard: { type: 'isSignInNeeded', params: answerOf },
                target: 'mismatched',
                actions: { type: 'keepRefusals', params: answerOf },
              },
              {
                guard: { type: 'isRetryUseful', params: answerOf },
                target: 'refused',
                actions: { type: 'keepRefusals', params: answerOf },
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
        refused: {
          meta: {
            description: 'The page explains why the person can’t join yet; the same button tries again.',
          },
          on: {
            'invitation.accepted': { target: 'accepting', actions: 'forgetTrouble' },
            'invitation.declined': { target: 'declining', actions: 'forgetTrouble' },
          },
        },
        mismatched: {
          meta: { description: 'The page shows which account to sign in with, and keeps the invitation.' },
          on: { 'invitation.declined': { target: 'declining', actions: 'forgetTrouble' } },
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
        'session.startedInOtherTab': { target: 'loading', actions: 'forgetPerson' },
        'session.endedInOtherTab': { target: 'signedOut', actions: 'forgetPerson' },
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
            'referrer.link.replaced': {
              guard: 'isReferrer',
              target: 'confirming',
              actions: 'noteReferrerLink',
            },
            'leaving.requested': { guard: 'isLeavable', target: 'confirming', actions: 'noteLeaving' },
            'removal.requested': { guard: 'isAdministrator', target: 'confirming', actions: 'noteRemoval' },
          },
          states: {
            viewing: { meta: { description: 'Nothing was changed yet.' } },
            incomplete: { meta: { description: 'The page shows what is wrong with the typed address.' } },
            changed: { meta: { description: 'The page shows what was changed.' } },
            refused: { meta: { description: 'The page explains why the shop changed nothing.' } },
            unanswered: {
              meta: { description: 'The shop did not answer; the same button tries again.' },
              on: { 'retry.requested': { target: '#account.ready.changing', actions: 'forgetTrouble' } },
            },
            joined: { meta: { description: 'The page welcomes the person into the organization.' } },
            notJoined: { meta: { description: 'The page explains why the person did not join.' } },
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
          meta: {
            description:
              'The page asks to confirm removing the member, ending the renewal or replacing the link.',
          },
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
                guard: { type: 'isRemovedAlready', params: answerOf },
                target: 'open.changed',
                actions: { type: 'keepMembers', params: answerOf },
              },
              {
                guard: { type: 'isChangeRefused', params: answerOf },
                target: 'open.refused',
                actions: [
                  { type: 'keepRefusals', params: answerOf },
                  { type: 'keepMembers', params: answerOf },
                ],
              },
              {
                target: 'open.changed',
                actions: [{ type: 'keepMembers', params: answerOf }, 'forgetInvitee'],
              },
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

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function accountWithPorts(ports: AccountPorts): typeof accountMachine {
  return accountMachine.provide({ actors: portActors(ports, accountPortNames) });
}
