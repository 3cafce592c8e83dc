import { answerOf, type ClockPort, portActors, rejectionOf } from '../flow/index.ts';
import { forwardedToChange, subscriptionChangeWithPorts } from '../subscription-change/index.ts';
import { changeInput, compareInput, noInput, upgradeChart, upgradePortNames } from './upgrade.setup.ts';
import type { UpgradePorts } from './upgrade.types.ts';

const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;

const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#upgrade.signedOut.ended',
  actions: 'forgetMemberships',
} as const;

/** A session that begins or ends in another tab. */
const session = {
  'session.startedInOtherTab': { target: '#upgrade.loading', actions: 'forgetMemberships' },
  'session.endedInOtherTab': { target: '#upgrade.signedOut', actions: 'forgetMemberships' },
} as const;

/** An administrator compares the plans above the current one, by what each would cost today, and changes to one. */
export const upgradeMachine = upgradeChart.createMachine({
  id: 'upgrade',
  context: ({ input }) => ({
    ...input,
    memberships: [],
    terms: [],
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
        id: 'loadUpgrading',
        src: 'loadUpgrading',
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
      meta: { description: 'The shop’s rules decide whether the plan may be upgraded.' },
      always: [
        { guard: 'isWithoutOrganization', target: 'refused.withoutOrganization' },
        { guard: 'isManagedBySales', target: 'refused.withoutSales' },
        { guard: 'isPlanEnded', target: 'refused.afterEnd' },
        { guard: 'isDecidedByOthers', target: 'refused.toMembers' },
        { guard: 'isProPlan', target: 'refused.withPro' },
        { guard: 'isHighestPlan', target: 'refused.beyondHighest' },
        { guard: 'isRenewalOverdue', target: 'refused.whileOverdue' },
        { guard: 'isRentalCommitted', target: 'refused.whileCommitted' },
        { target: 'comparing' },
      ],
    },
    comparing: {
      tags: 'pending',
      meta: { description: 'The shop is asked what each plan above the present one would cost today.' },
      on: session,
      invoke: {
        id: 'compareTerms',
        src: 'compareTerms',
        input: compareInput,
        onDone: [denied, { target: 'choosing', actions: { type: 'keepTerms', params: answerOf } }],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    choosing: {
      meta: { description: 'The administrator compares the plans and chooses one.' },
      on: {
        ...session,
        'organization.chosen': { target: 'judging', actions: 'chooseOrganization' },
        'membership.chosen': { actions: 'chooseMembership' },
        'choice.submitted': { guard: 'isTermPossible', target: 'changing', actions: 'forgetOtherChange' },
        'page.returned': { target: 'loading' },
      },
    },
    refused: {
      meta: { description: 'The plan can’t be upgraded here; the page explains why and what to do.' },
      initial: 'afterEnd',
      on: {
        ...session,
        'organization.chosen': { target: 'judging', actions: 'chooseOrganization' },
      },
      states: {
        withoutOrganization: {
          meta: { description: 'The person is in no organization yet, so they buy a probe first.' },
        },
        withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
        afterEnd: {
          meta: { description: 'No plan is active, and none can be upgraded; the page leads to a new one.' },
        },
        toMembers: { meta: { description: 'The organization’s administrators decide.' } },
        withPro: {
          meta: { description: 'A Pro plan is active, to which features and members are added instead.' },
        },
        beyondHighest: { meta: { description: 'The shop sells no plan above the current one here.' } },
        whileOverdue: { meta: { description: 'The last renewal has to be paid first.' } },
        whileCommitted: { meta: { description: 'A rental stays as it is until its commitment ends.' } },
      },
    },
    changing: {
      meta: { description: 'The administrator sees what the upgrade costs, pays, and makes it.' },
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
          { target: 'choosing' },
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
      meta: { description: 'The page shows the new membership and what was paid.' },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function upgradeWithPorts(ports: UpgradePorts, clock: ClockPort): typeof upgradeMachine {
  return upgradeMachine.provide({
    actors: {
      ...portActors(ports, upgradePortNames),
      subscriptionChange: subscriptionChangeWithPorts(ports, clock),
    },
  });
}
