import { answerOf, type ClockPort, portActors, rejectionOf } from '../flow/index.ts';
import { forwardedToChange, subscriptionChangeWithPorts } from '../subscription-change/index.ts';
import { changeInput, noInput, renewalChart, renewalPortNames } from './renewal.setup.ts';
import type { RenewalPorts } from './renewal.types.ts';

const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;

const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#renewal.signedOut.ended',
  actions: 'forgetMemberships',
} as const;

/** A session that begins or ends in another tab. */
const session = {
  'session.startedInOtherTab': { target: '#renewal.loading', actions: 'forgetMemberships' },
  'session.endedInOtherTab': { target: '#renewal.signedOut', actions: 'forgetMemberships' },
} as const;

/** An administrator pays for one more term of a plan that ends soon, is overdue or has ended. */
export const renewalMachine = renewalChart.createMachine({
  id: 'renewal',
  context: ({ input }) => ({
    ...input,
    memberships: [],
    isChangedElsewhere: false,
    outcome: null,
    trouble: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether someone is signed in.' },
      always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'signedOut' }],
    },
    signedOut: {
      meta: { description: 'The page asks the visitor to sign in, and to come back.' },
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
      on: { 'session.endedInOtherTab': { target: 'signedOut' } },
      invoke: {
        id: 'loadRenewing',
        src: 'loadRenewing',
        input: noInput,
        onDone: [
          denied,
          { guard: { type: 'isAnonymous', params: answerOf }, target: 'signedOut' },
          { target: 'judging', actions: { type: 'keepMemberships', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: { ...session, 'retry.requested': { target: 'loading', actions: 'forgetTrouble' } },
    },
    judging: {
      meta: { description: 'The shop’s rules decide whether the plan may be renewed.' },
      always: [
        { guard: 'isWithoutOrganization', target: 'refused.withoutOrganization' },
        { guard: 'isManagedBySales', target: 'refused.withoutSales' },
        { guard: 'isDecidedByOthers', target: 'refused.toMembers' },
        { guard: 'isPlanWithoutTerms', target: 'refused.withoutTerms' },
        { guard: 'isRenewedTooEarly', target: 'refused.tooEarly' },
        { target: 'offered' },
      ],
    },
    offered: {
      meta: { description: 'The administrator reads what may be renewed, and decides to.' },
      on: {
        ...session,
        'organization.chosen': { target: 'judging', actions: 'chooseOrganization' },
        'renewal.requested': { target: 'changing', actions: 'forgetOtherChange' },
        'page.returned': { target: 'loading' },
      },
    },
    refused: {
      meta: { description: 'The plan can’t be renewed here; the page explains why and what to do.' },
      initial: 'withoutTerms',
      on: {
        ...session,
        'organization.chosen': { target: 'judging', actions: 'chooseOrganization' },
      },
      states: {
        withoutOrganization: {
          meta: { description: 'The person is in no organization yet, so they buy a probe first.' },
        },
        withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
        toMembers: { meta: { description: 'The organization’s administrators decide.' } },
        withoutTerms: {
          meta: { description: 'The plan has no further terms; the page leads to a new one.' },
        },
        tooEarly: {
          meta: {
            description:
              'The current term ends more than 90 days from now; the page shows when renewal opens.',
          },
        },
      },
    },
    changing: {
      meta: { description: 'The administrator sees what the term costs, pays, and renews.' },
      initial: 'open',
      on: forwardedToChange,
      invoke: {
        id: 'subscriptionChange',
        src: 'subscriptionChange',
        input: changeInput,
        onDone: [
          {
            guard: { type: 'isChanged', params: answerOf },
            target: 'changed',
            actions: { type: 'keepOutcome', params: answerOf },
          },
          { guard: { type: 'isStale', params: answerOf }, target: 'loading', actions: 'forgetMemberships' },
          { guard: { type: 'isOutdated', params: answerOf }, target: 'loading', actions: 'noteOtherChange' },
          { target: 'offered' },
        ],
      },
      states: {
        open: {
          meta: { description: 'Nothing was sent yet; the administrator may still go back.' },
          on: { 'change.sent': { target: 'sent' } },
        },
        sent: {
          meta: { description: 'The shop was asked, and the key of this change is stored.' },
          on: { 'change.returned': { target: 'open' } },
        },
      },
    },
    changed: {
      type: 'final',
      meta: { description: 'The page shows when the plan now ends, and what was paid.' },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function renewalWithPorts(ports: RenewalPorts, clock: ClockPort): typeof renewalMachine {
  return renewalMachine.provide({
    actors: {
      ...portActors(ports, renewalPortNames),
      subscriptionChange: subscriptionChangeWithPorts(ports, clock),
    },
  });
}
