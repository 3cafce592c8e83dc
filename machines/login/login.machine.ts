import { answerOf, portActors } from '../flow/index.ts';
import {
  countryInput,
  locationInput,
  loginPortNames,
  loginSetup,
  nonceInput,
  noInput,
  pendingInput,
  redirectInput,
  stateInput,
} from './login.setup.ts';
import type { LoginPorts } from './login.types.ts';

/** Sign-in at the account service and back, and sign-out. A redirect is never trusted without the tab's own state. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({ ...input, state: null, organizationCountry: null, mergedItems: [] }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks why it was opened, and whether the visitor is returning.' },
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'isSignOutRequestedHere', target: 'signingOut' },
        { guard: 'isSignOut', target: 'confirming' },
        { guard: 'hasReturned', target: 'returning' },
        { guard: 'isSignedIn', target: 'restoring' },
        { target: 'leaving' },
      ],
    },
    leaving: {
      tags: 'pending',
      meta: { description: 'The visitor is on the way to the account service.' },
      initial: 'naming',
      states: {
        naming: {
          meta: { description: 'A random state is created, by which this tab recognizes its own return.' },
          invoke: {
            id: 'createLoginState',
            src: 'createLoginState',
            input: noInput,
            onDone: { target: 'storing', actions: { type: 'keepLoginState', params: answerOf } },
            onError: { target: '#login.unstored' },
          },
        },
        storing: {
          meta: { description: 'The tab keeps the state and the page to return to.' },
          invoke: {
            id: 'keepPendingLogin',
            src: 'keepPendingLogin',
            input: pendingInput,
            onDone: [
              { guard: { type: 'isKeptInTab', params: answerOf }, target: 'going' },
              { target: '#login.unstored' },
            ],
            onError: { target: '#login.unstored' },
          },
        },
        going: {
          meta: { description: 'The browser opens the account service.' },
          invoke: {
            id: 'openAccountService',
            src: 'openAccountService',
            input: stateInput,
            onDone: { target: '#login.left' },
            onError: { target: '#login.unavailable' },
          },
        },
      },
    },
    returning: {
      meta: { description: 'The account service has sent the visitor back; its answer is checked.' },
      always: [
        { guard: 'hasDeclined', target: 'restoring' },
        { guard: 'isAcceptable', target: 'accepting' },
        { guard: 'needsNonce', target: 'redeeming' },
        { guard: 'isRedirectAnswered', target: 'restoring' },
        { target: 'refusing' },
      ],
    },
    redeeming: {
      tags: 'pending',
      meta: { description: 'The app has sent the visitor; the shop is asked whether the nonce is its own.' },
      invoke: {
        id: 'redeemLoginNonce',
        src: 'redeemLoginNonce',
        input: nonceInput,
        onDone: [
          { guard: { type: 'isRedeemed', params: answerOf }, target: 'accepting' },
          { target: 'refusing' },
        ],
        onError: { target: 'unanswered' },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button asks again.' },
      on: {
        'retry.requested': { target: 'redeeming' },
        'session.startedInOtherTab': { target: 'restoring' },
      },
    },
    accepting: {
      tags: 'pending',
      meta: { description: 'The token is the visitor’s own.' },
      initial: 'keeping',
      states: {
        keeping: {
          meta: { description: 'The browser stores the token, for all its tabs.' },
          invoke: {
            id: 'keepLogin',
            src: 'keepLogin',
            input: redirectInput,
            onDone: { target: 'identifying' },
            onError: { target: '#login.unstored' },
          },
        },
        identifying: {
          meta: { description: 'The shop is asked who has signed in, and where their organization is.' },
          invoke: {
            id: 'identifyVisitor',
            src: 'identifyVisitor',
            input: noInput,
            onDone: [
              { guard: { type: 'isDenied', params: answerOf }, target: '#login.refusing' },
              { target: 'placing', actions: { type: 'noteOrganizationCountry', params: answerOf } },
            ],
            onError: { target: '#login.restoring' },
          },
        },
        placing: {
          meta: { description: 'The browser keeps the country of the visitor’s organization.' },
          invoke: {
            id: 'keepOrganizationCountry',
            src: 'keepOrganizationCountry',
            input: countryInput,
            onDone: { target: 'announcing' },
            onError: { target: 'announcing' },
          },
        },
        announcing: {
          meta: { description: 'The sign-in is recorded for analytics, if the visitor agreed to that.' },
          invoke: {
            id: 'announceLogin',
            src: 'announceLogin',
            input: noInput,
            onDone: { target: 'attaching' },
            onError: { target: 'attaching' },
          },
        },
        attaching: {
          meta: {
            description: 'The cart of this browser becomes the visitor’s, merged with one they had before.',
          },
          invoke: {
            id: 'attachCheckout',
            src: 'attachCheckout',
            input: countryInput,
            onDone: [
              {
                guard: { type: 'isMerged', params: answerOf },
                target: '#login.merged',
                actions: { type: 'keepMergedItems', params: answerOf },
              },
              { target: '#login.restoring' },
            ],
            onError: { target: '#login.restoring' },
          },
        },
      },
    },
    merged: {
      meta: { description: 'Two carts became one: the visitor reads which lines changed before going back.' },
      on: {
        'merge.acknowledged': { target: 'restoring' },
        'session.endedInOtherTab': { target: 'restoring' },
      },
    },
    restoring: {
      tags: 'pending',
      meta: { description: 'The visitor goes back to where they were.' },
      invoke: {
        id: 'openLocation',
        src: 'openLocation',
        input: locationInput,
        onDone: { target: 'left' },
        onError: { target: 'unavailable' },
      },
    },
    refusing: {
      tags: 'pending',
      meta: {
        description:
          'The answer isn’t the one that this tab requested; it is reported, and nothing is stored.',
      },
      invoke: {
        id: 'refuseLogin',
        src: 'refuseLogin',
        input: noInput,
        onDone: { target: 'left' },
        onError: { target: 'unavailable' },
      },
    },
    confirming: {
      meta: { description: 'Another site led here; the visitor confirms whether to sign out.' },
      on: {
        'signOut.confirmed': { target: 'signingOut' },
        'session.endedInOtherTab': { target: 'restoring' },
      },
    },
    signingOut: {
      tags: 'pending',
      meta: { description: 'The visitor signs out, here and at the account service.' },
      initial: 'revoking',
      states: {
        revoking: {
          meta: { description: 'The shop is asked to revoke the token.' },
          invoke: {
            id: 'revokeToken',
            src: 'revokeToken',
            input: noInput,
            onDone: { target: 'forgetting' },
            onError: { target: 'forgetting' },
          },
        },
        forgetting: {
          meta: { description: 'The browser forgets everything, in all its tabs.' },
          invoke: {
            id: 'forgetVisitor',
            src: 'forgetVisitor',
            input: noInput,
            onDone: { target: '#login.left' },
            onError: { target: '#login.unavailable' },
          },
        },
      },
    },
    unstored: {
      meta: { description: 'The browser stores nothing for this site, so signing in is impossible.' },
      on: { 'retry.requested': { target: 'leaving' } },
    },
    unavailable: { meta: { description: 'Signing in isn’t possible at the moment, and the page shows it.' } },
    left: { type: 'final', meta: { description: 'The browser is on its way to another page.' } },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function loginWithPorts(ports: LoginPorts): typeof loginMachine {
  return loginMachine.provide({ actors: portActors(ports, loginPortNames) });
}
