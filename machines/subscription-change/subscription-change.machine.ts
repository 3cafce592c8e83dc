import { answerOf, type ClockPort, deadlineActor, portActors } from '../flow/index.ts';
import {
  cardInput,
  noInput,
  previewInput,
  repeatInput,
  secretInput,
  subscriptionChangePortNames,
  subscriptionChangeSetup,
  validityInput,
} from './subscription-change.setup.ts';
import {
  denied,
  keepPreview,
  keepRefusals,
  leaving,
  noteSilence,
  request,
  returned,
  session,
  unpreviewable,
} from './subscription-change.transitions.ts';
import type { SubscriptionChangePorts } from './subscription-change.types.ts';

/**
 * A change of an active subscription: previewed, paid for where something is due, and made once. Flows contain it. They
 * forward the person's events, and go to another state when the shop is about to be asked (`change.sent`), so that the
 * key is stored before.
 */
export const subscriptionChangeMachine = subscriptionChangeSetup.createMachine({
  id: 'subscription-change',
  context: ({ input }) => ({
    ...input,
    preview: null,
    replacedPreview: null,
    methods: [],
    methodId: null,
    means: null,
    isKept: false,
    idempotencyKey: null,
    clientSecret: null,
    repeats: 0,
    trouble: null,
    outcome: { status: 'left' },
  }),
  initial: 'previewing',
  states: {
    previewing: {
      tags: 'pending',
      meta: { description: 'The shop is asked what the change costs today.' },
      initial: 'first',
      on: leaving,
      states: {
        first: {
          meta: { description: 'The person has just requested the change.' },
          invoke: {
            id: 'previewChange',
            src: 'previewChange',
            input: previewInput,
            onDone: [
              denied,
              unpreviewable,
              { target: '#subscription-change.previewed', actions: keepPreview },
            ],
            onError: { target: '#subscription-change.unpreviewed', actions: noteSilence },
          },
        },
        afterSignIn: {
          meta: {
            description: 'Someone has signed in; nothing is shown until the shop has answered for them.',
          },
          entry: 'noteStale',
          invoke: {
            id: 'previewAfterSignIn',
            src: 'previewChange',
            input: previewInput,
            onDone: [
              denied,
              unpreviewable,
              { target: '#subscription-change.previewed', actions: [keepPreview, 'forgetReplaced'] },
            ],
            onError: { target: '#subscription-change.unpreviewed', actions: noteSilence },
          },
        },
        again: {
          meta: { description: 'What was shown may be out of date.' },
          invoke: {
            id: 'previewAgain',
            src: 'previewChange',
            input: previewInput,
            onDone: [
              denied,
              unpreviewable,
              {
                guard: 'hasTrouble',
                target: '#subscription-change.previewed.unpaid',
                actions: keepPreview,
              },
              { target: '#subscription-change.previewed.renewed', actions: keepPreview },
            ],
            onError: { target: '#subscription-change.unpreviewed', actions: noteSilence },
          },
        },
      },
    },
    unpreviewed: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        ...leaving,
        'retry.requested': [
          { guard: 'hasSessionChanged', target: 'previewing.afterSignIn', actions: 'forgetTrouble' },
          { target: 'previewing', actions: 'forgetTrouble' },
        ],
      },
    },
    previewed: {
      meta: {
        description:
          'The page shows what is due now and later, and which scheduled change it replaces; the person confirms it.',
      },
      invoke: {
        id: 'validity',
        src: 'deadline',
        input: validityInput,
        onDone: { target: 'previewing.again', actions: 'forgetTrouble' },
      },
      initial: 'shown',
      on: {
        ...leaving,
        'method.chosen': { guard: 'isMethodChargeable', target: '.shown', actions: 'chooseMethod' },
        'card.changed': { actions: 'changeCard' },
        'card.keeping.changed': { actions: 'changeKeeping' },
        'change.confirmed': [
          { guard: 'isNothingDue', target: 'creatingKey', actions: ['forgetTrouble', 'forgetReplaced'] },
          { guard: 'isMethodChosen', target: 'creatingKey', actions: ['forgetTrouble', 'forgetReplaced'] },
          { guard: 'hasCard', target: 'creatingKey', actions: ['forgetTrouble', 'forgetReplaced'] },
          { target: 'tokenising', actions: ['forgetTrouble', 'forgetReplaced'] },
        ],
      },
      states: {
        shown: { meta: { description: 'The amounts are valid for 15 minutes.' } },
        renewed: { meta: { description: 'The page shows that the amounts were calculated again.' } },
        unpaid: { meta: { description: 'The page shows at the field why the payment was refused.' } },
      },
    },
    tokenising: {
      tags: 'pending',
      meta: { description: 'The provider checks the card and stores its number.' },
      invoke: {
        id: 'tokeniseCard',
        src: 'tokeniseCard',
        input: cardInput,
        onDone: [
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'previewed.unpaid',
            actions: keepRefusals,
          },
          { target: 'creatingKey', actions: { type: 'keepCard', params: answerOf } },
        ],
        onError: { target: 'previewed.unpaid', actions: noteSilence },
      },
    },
    creatingKey: {
      tags: 'pending',
      meta: { description: 'A key is created that identifies this charge.' },
      invoke: {
        id: 'createChangeKey',
        src: 'createChangeKey',
        input: noInput,
        onDone: { target: 'making', actions: { type: 'keepKey', params: answerOf } },
        onError: { target: 'previewed.unpaid', actions: noteSilence },
      },
    },
    making: {
      tags: 'pending',
      meta: { description: 'The shop is asked to make the change; repeated requests make it only once.' },
      entry: 'announceSent',
      invoke: { id: 'makeChange', ...request },
    },
    confirming: {
      tags: 'pending',
      meta: { description: 'The bank asks for its own confirmation (3-D Secure).' },
      always: { guard: 'hasAskedOftenEnough', target: 'unanswered' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: secretInput,
        onDone: [
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'previewed.unpaid',
            actions: [keepRefusals, 'forgetCard', ...returned],
          },
          { target: 'making', actions: 'countRepeat' },
        ],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    waiting: {
      tags: 'pending',
      meta: { description: 'The charge is still in progress; the shop is asked again in a moment.' },
      always: { guard: 'hasAskedOftenEnough', target: 'unsettled' },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: repeatInput,
        onDone: { target: 'inquiring', actions: 'countRepeat' },
      },
    },
    inquiring: {
      tags: 'pending',
      meta: { description: 'The shop is asked whether the charge went through, with the same key.' },
      invoke: { id: 'inquire', ...request },
    },
    unsettled: {
      meta: {
        description: 'The bank is still processing the payment, which continues; a button checks again.',
      },
      on: {
        'retry.requested': { target: 'inquiring', actions: 'resetRepeats' },
        'session.endedInOtherTab': { target: 'signedOut' },
      },
    },
    unanswered: {
      meta: {
        description:
          'The shop did not confirm whether the change was made; the same button asks again with the same key.',
      },
      on: {
        'retry.requested': { target: 'repeating', actions: ['forgetTrouble', 'resetRepeats'] },
        'session.endedInOtherTab': { target: 'signedOut' },
      },
    },
    repeating: {
      tags: 'pending',
      meta: { description: 'The shop is asked again with the same key.' },
      invoke: { id: 'repeatChange', ...request },
    },
    refused: {
      meta: { description: 'The page explains why the change can’t be made, and what to do.' },
      on: { ...session, 'change.canceled': { target: 'withdrawn', actions: 'noteStale' } },
    },
    signedOut: {
      meta: { description: 'The session has ended; signing in again resumes here.' },
      entry: 'noteStale',
      on: {
        'session.startedInOtherTab': [
          { guard: 'isSentBefore', target: 'unanswered', actions: 'resetRepeats' },
          { target: 'previewing.afterSignIn', actions: 'forgetTrouble' },
        ],
      },
    },
    done: {
      type: 'final',
      meta: { description: 'The change is made or scheduled, or its debit is under way.' },
    },
    withdrawn: { type: 'final', meta: { description: 'The person went back, and nothing was changed.' } },
    outdated: {
      type: 'final',
      meta: { description: 'Another administrator changed the subscription meanwhile.' },
    },
  },
  output: ({ context }) => context.outcome,
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function subscriptionChangeWithPorts(
  ports: SubscriptionChangePorts,
  clock: ClockPort,
): typeof subscriptionChangeMachine {
  return subscriptionChangeMachine.provide({
    actors: { ...portActors(ports, subscriptionChangePortNames), deadline: deadlineActor(clock) },
  });
}
