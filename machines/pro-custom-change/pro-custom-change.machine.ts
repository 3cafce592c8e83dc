import { answerOf, type ClockPort, portActors, rejectionOf } from '../flow/index.ts';
import { forwardedToChange, subscriptionChangeWithPorts } from '../subscription-change/index.ts';
import {
  compareInput,
  noInput,
  proCustomChangePortNames,
  proCustomChangeSetup,
  removeInput,
} from './pro-custom-change.setup.ts';
import type { ProCustomChangePorts } from './pro-custom-change.types.ts';
import { changeInput } from './requested-change.ts';

const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;

const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#pro-custom-change.signedOut.ended',
  actions: 'forgetMemberships',
} as const;

/** A session that begins or ends in another tab, or while the page was away. */
const session = {
  'session.startedInOtherTab': { target: '#pro-custom-change.loading', actions: 'forgetMemberships' },
  'session.endedInOtherTab': { target: '#pro-custom-change.signedOut.ended', actions: 'forgetMemberships' },
} as const;

const otherOrganization = {
  'organization.chosen': { target: '#pro-custom-change.judging', actions: 'chooseOrganization' },
} as const;

const otherStep = {
  'step.requested': { target: '#pro-custom-change.resuming', actions: 'noteRequestedStep' },
} as const;

/** An administrator adds features and members to the current plan, which becomes or is a Pro plan, or removes them. */
export const proCustomChangeMachine = proCustomChangeSetup.createMachine({
  id: 'pro-custom-change',
  context: ({ input }) => ({
    ...input,
    memberships: [],
    terms: [],
    choice: null,
    news: null,
    outcome: null,
    removalRefusal: null,
    trouble: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether someone is signed in.' },
      always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'signedOut' }],
    },
    signedOut: {
      meta: { description: 'The page asks the visitor to sign in, and keeps what was chosen.' },
      initial: 'asking',
      on: { 'session.startedInOtherTab': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The session has ended, and the page shows it.' } },
      },
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked who is signed in and what their organizations have.' },
      on: { 'session.endedInOtherTab': { target: 'signedOut.ended' } },
      invoke: {
        id: 'loadChanging',
        src: 'loadChanging',
        input: noInput,
        onDone: [
          denied,
          {
            guard: { type: 'isAnonymous', params: answerOf },
            target: 'signedOut',
            actions: 'forgetMemberships',
          },
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
      meta: { description: 'The shop’s rules decide whether the plan may be changed like this.' },
      always: [
        { guard: 'isWithoutOrganization', target: 'refused.withoutOrganization' },
        { guard: 'isDecidedByOthers', target: 'refused.toMembers' },
        { guard: 'isManagedBySales', target: 'refused.withoutSales' },
        { guard: 'isPlanEnded', target: 'refused.afterEnd' },
        { guard: 'isRenewalOverdue', target: 'refused.whileOverdue' },
        { guard: 'isRentalCommitted', target: 'refused.whileCommitted' },
        { guard: 'isPlanNotSold', target: 'refused.inCountry' },
        { guard: 'isNothingToAdd', target: 'refused.withoutMore' },
        { guard: 'isNoProPlan', target: 'refused.withoutPro' },
        { guard: 'isNotRenewing', target: 'refused.withoutRenewal' },
        { guard: 'isNothingToRemove', target: 'refused.withoutLess' },
        { guard: 'areLowerPlansSold', target: 'comparing' },
        { target: 'resuming' },
      ],
    },
    refused: {
      meta: { description: 'The plan can’t be changed like this; the page explains why and what to do.' },
      initial: 'afterEnd',
      on: { ...session, ...otherOrganization },
      states: {
        withoutOrganization: {
          meta: { description: 'The person is in no organization yet: a Pro plan is bought first.' },
        },
        toMembers: { meta: { description: 'The organization’s administrators decide.' } },
        withoutSales: { meta: { description: 'The sales team manages the organization’s plan.' } },
        afterEnd: { meta: { description: 'No plan is active; the page leads to a new one.' } },
        whileOverdue: { meta: { description: 'The last renewal has to be paid first.' } },
        whileCommitted: { meta: { description: 'A rental stays as it is until its commitment ends.' } },
        inCountry: { meta: { description: 'The Pro plan isn’t sold in the country.' } },
        withoutMore: { meta: { description: 'The plan already has everything that can be added online.' } },
        withoutPro: { meta: { description: 'Another plan is active, which is changed elsewhere.' } },
        withoutRenewal: {
          meta: { description: 'The plan doesn’t renew, so there is no renewal to change.' },
        },
        withoutLess: { meta: { description: 'The plan has nothing that can be removed.' } },
      },
    },
    comparing: {
      tags: 'pending',
      meta: { description: 'The shop is asked what each plan below the Pro plan would cost.' },
      on: session,
      invoke: {
        id: 'compareTerms',
        src: 'compareTerms',
        input: compareInput,
        onDone: [denied, { target: 'resuming', actions: { type: 'keepTerms', params: answerOf } }],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    resuming: {
      meta: { description: 'The address names a step; another one is shown where that can’t be.' },
      always: [
        { guard: 'isReduction', target: 'reducing' },
        { guard: 'isReviewOpen', target: 'changing' },
        { guard: 'areFeaturesRequested', target: 'features' },
        { target: 'members' },
      ],
    },
    features: {
      meta: { step: 'features', description: 'The administrator adds features by area of use.' },
      entry: { type: 'noteStep', params: { step: 'features' } },
      on: {
        ...session,
        ...otherOrganization,
        ...otherStep,
        'feature.chosen': { guard: 'isFeatureOpen', actions: 'keepChoice' },
        'step.submitted': { target: 'members', actions: 'forgetNews' },
      },
    },
    members: {
      meta: { step: 'members', description: 'The administrator chooses the number of members.' },
      entry: { type: 'noteStep', params: { step: 'members' } },
      initial: 'judging',
      on: {
        ...session,
        ...otherOrganization,
        ...otherStep,
        'members.chosen': { guard: 'isCountOfMembers', target: '.judging', actions: 'keepChoice' },
        'term.chosen': { guard: 'isTermOffered', actions: 'keepChoice' },
        'back.requested': { guard: 'areFeaturesLeft', target: 'features' },
      },
      states: {
        judging: {
          meta: { description: 'The plan’s range of seats is compared with the number of members.' },
          always: [{ guard: 'hasTooManyMembers', target: 'tooMany' }, { target: 'offered' }],
        },
        offered: {
          meta: { description: 'The plan has a seat for every member.' },
          on: {
            'step.submitted': [
              { guard: 'isUnchanged', target: 'unchanged' },
              { target: '#pro-custom-change.changing', actions: 'forgetNews' },
            ],
          },
        },
        unchanged: { meta: { description: 'Nothing was added; the page asks to choose something.' } },
        tooMany: { meta: { description: 'Plans for this many members go through the sales team.' } },
      },
    },
    reducing: {
      meta: { description: 'The administrator removes features and seats, or chooses a lower plan.' },
      initial: 'viewing',
      on: {
        ...session,
        ...otherOrganization,
        'membership.chosen': { guard: 'isLowerPlanPossible', target: '.viewing', actions: 'keepChoice' },
        'feature.chosen': { guard: 'isFeatureOpen', target: '.viewing', actions: 'keepChoice' },
        'members.chosen': { guard: 'isCountOfMembers', target: '.viewing', actions: 'keepChoice' },
        'scheduled.removed': { guard: 'isScheduled', target: 'removing' },
        'choice.submitted': [
          { guard: 'isUnchanged', target: '.unchanged' },
          { target: 'changing', actions: 'forgetNews' },
        ],
      },
      states: {
        viewing: { meta: { description: 'The page shows what the plan has, and what is scheduled.' } },
        unchanged: { meta: { description: 'Nothing was removed; the page asks to choose something.' } },
      },
    },
    removing: {
      tags: 'pending',
      meta: { description: 'The shop is asked to remove the scheduled change.' },
      invoke: {
        id: 'removeScheduled',
        src: 'removeScheduled',
        input: removeInput,
        onDone: [
          denied,
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'loading',
            actions: { type: 'keepRemovalRefusal', params: answerOf },
          },
          { target: 'loading', actions: 'noteScheduledRemoved' },
        ],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    changing: {
      meta: {
        step: 'review',
        description: 'The administrator sees what the change costs, and makes it.',
      },
      entry: { type: 'noteStep', params: { step: 'review' } },
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
          {
            guard: { type: 'isStale', params: answerOf },
            target: 'loading',
            actions: ['forgetMemberships', { type: 'noteStep', params: { step: 'members' } }],
          },
          {
            guard: { type: 'isOutdated', params: answerOf },
            target: 'loading',
            actions: ['noteOtherChange', { type: 'noteStep', params: { step: 'members' } }],
          },
          { guard: 'isReduction', target: 'reducing' },
          { target: 'members' },
        ],
      },
      states: {
        open: {
          meta: { description: 'Nothing was sent yet; the administrator may still go back.' },
          on: {
            'step.requested': { ...otherStep['step.requested'], guard: 'hasSteps' },
            'change.sent': { target: 'sent' },
          },
        },
        sent: {
          meta: { description: 'The shop was asked, and the key of this change is stored.' },
          on: { 'change.returned': { target: 'open' } },
        },
      },
    },
    changed: {
      type: 'final',
      meta: { description: 'The page shows the new plan, or when it starts.' },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function proCustomChangeWithPorts(
  ports: ProCustomChangePorts,
  clock: ClockPort,
): typeof proCustomChangeMachine {
  return proCustomChangeMachine.provide({
    actors: {
      ...portActors(ports, proCustomChangePortNames),
      subscriptionChange: subscriptionChangeWithPorts(ports, clock),
    },
  });
}
