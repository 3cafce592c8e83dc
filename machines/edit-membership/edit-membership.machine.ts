import { answerOf, type ClockPort, portActors, rejectionOf } from '../flow/index.ts';
import { forwardedToChange, subscriptionChangeWithPorts } from '../subscription-change/index.ts';
import {
  changeInput,
  editMembershipPortNames,
  editMembershipSetup,
  requestInput,
  slugInput,
} from './edit-membership.setup.ts';
import type { EditMembershipPorts } from './edit-membership.types.ts';

const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;
const keepMembership = { type: 'keepMembership', params: answerOf } as const;

const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#edit-membership.signedOut.ended',
  actions: 'forgetMembership',
} as const;

/** Who may not edit the membership here, and what has no subscription to edit. */
const notEditable = [
  denied,
  {
    guard: { type: 'isAnonymous', params: answerOf },
    target: '#edit-membership.signedOut',
    actions: 'forgetMembership',
  },
  {
    guard: { type: 'isNoAdministrator', params: answerOf },
    target: '#edit-membership.forbidden',
    actions: keepMembership,
  },
  {
    guard: { type: 'isManagedBySales', params: answerOf },
    target: '#edit-membership.bySales',
    actions: keepMembership,
  },
  {
    guard: { type: 'isEnded', params: answerOf },
    target: '#edit-membership.ended',
    actions: keepMembership,
  },
] as const;

/** A session that begins or ends in another tab, or while the page was away. */
const session = {
  'session.startedInOtherTab': { target: '#edit-membership.loading', actions: 'forgetMembership' },
  'session.endedInOtherTab': { target: '#edit-membership.signedOut.ended', actions: 'forgetMembership' },
} as const;

/** The session ends in another tab while it is unknown whether a request has changed the membership. */
const interruption = {
  'session.endedInOtherTab': {
    target: '#edit-membership.signedOut.interrupted',
    actions: 'forgetMembership',
  },
} as const;

const otherOrganization = {
  'organization.chosen': { target: '#edit-membership.loading', actions: 'chooseOrganization' },
} as const;

/**
 * An administrator changes the seats of the membership, its plan to a lower one, whether it renews by itself, and what is
 * scheduled, or leaves a rental early.
 */
export const editMembershipMachine = editMembershipSetup.createMachine({
  id: 'edit-membership',
  context: ({ input }) => ({
    ...input,
    membership: null,
    memberships: [],
    seats: null,
    change: null,
    request: null,
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
      meta: { description: 'The page asks the person to sign in, and keeps the number of seats.' },
      initial: 'asking',
      on: { 'session.startedInOtherTab': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The session has ended, and the page shows it.' } },
        interrupted: {
          meta: {
            description:
              'The session has ended during a request, and the page shows that it may have changed the membership.',
          },
        },
      },
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked what the organization has.' },
      on: { 'session.endedInOtherTab': { target: 'signedOut.ended' } },
      invoke: {
        id: 'loadEditedMembership',
        src: 'loadEditedMembership',
        input: slugInput,
        onDone: [...notEditable, { target: 'ready', actions: keepMembership }],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.startedInOtherTab': { target: 'loading', actions: 'forgetTrouble' },
        'session.endedInOtherTab': { target: 'signedOut.ended', actions: 'forgetTrouble' },
      },
    },
    forbidden: {
      meta: {
        description: 'The person manages no organization; the page shows who can edit the membership.',
      },
      on: { ...session, ...otherOrganization },
    },
    bySales: {
      meta: { description: 'Sales manages the plan; the page leads to a form with the organization’s name.' },
      on: { ...session, ...otherOrganization },
    },
    ended: {
      meta: { description: 'There is no active subscription to edit.' },
      on: { ...session, ...otherOrganization },
    },
    ready: {
      meta: { description: 'The administrator sees the membership and changes it.' },
      initial: 'viewing',
      on: {
        ...session,
        ...otherOrganization,
        'seats.changed': { guard: 'areSeatsSold', target: '.viewing', actions: 'changeSeats' },
        'seats.submitted': [
          { guard: 'areSeatsUnchanged', target: '.incomplete', actions: 'forgetTrouble' },
          { guard: 'areSeatsWrong', target: '.incomplete', actions: 'forgetTrouble' },
          { target: 'changing', actions: 'noteChange' },
        ],
        'renewal.set': [
          { guard: 'isRenewalEnded', target: 'confirming', actions: 'noteRenewal' },
          { guard: 'isRenewalResumed', target: 'saving', actions: 'noteRenewal' },
        ],
        'plan.lowered': { guard: 'isPlanLower', target: 'changing', actions: 'noteChange' },
        'rental.left': { guard: 'isRentalCommitted', target: 'changing', actions: 'noteChange' },
        'review.requested': { guard: 'isChangeChosen', target: 'changing', actions: 'forgetRequest' },
        'scheduled.removed': { guard: 'isScheduled', target: 'saving', actions: 'noteScheduledRemoval' },
      },
      states: {
        viewing: { meta: { description: 'Mistakes are pointed out when the seats are sent.' } },
        incomplete: { meta: { description: 'The page shows what is wrong with the number of seats.' } },
        saved: { meta: { description: 'The page shows what was changed.' } },
        refused: { meta: { description: 'The page explains why the shop changed nothing.' } },
        outdated: {
          meta: { description: 'The page shows that another administrator has changed the membership.' },
        },
        unanswered: {
          meta: { description: 'The shop did not answer; the same button tries again.' },
          on: {
            ...interruption,
            'retry.requested': { target: '#edit-membership.saving', actions: 'forgetTrouble' },
          },
        },
      },
    },
    confirming: {
      meta: { description: 'The page asks to confirm that renewal ends, and lists what is removed with it.' },
      on: {
        ...session,
        'change.confirmed': { target: 'saving' },
        'change.canceled': { target: 'ready', actions: 'forgetRequest' },
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop is asked to change the membership.' },
      on: interruption,
      invoke: {
        id: 'changeMembership',
        src: 'changeMembership',
        input: requestInput,
        onDone: [
          denied,
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'refreshing',
            actions: { type: 'keepRefusals', params: answerOf },
          },
          { target: 'refreshing' },
        ],
        onError: { target: 'ready.unanswered', actions: noteSilence },
      },
    },
    refreshing: {
      tags: 'pending',
      meta: { description: 'The shop is asked what the organization has now.' },
      initial: 'afterRequest',
      invoke: {
        id: 'refreshMembership',
        src: 'loadEditedMembership',
        input: slugInput,
        onDone: [
          ...notEditable,
          { guard: 'isAfterOther', target: 'ready.outdated', actions: keepMembership },
          { guard: 'hasTrouble', target: 'ready.refused', actions: keepMembership },
          { target: 'ready.saved', actions: keepMembership },
        ],
        onError: { target: 'unanswered', actions: noteSilence },
      },
      states: {
        afterRequest: {
          meta: { description: 'The administrator has changed something, or tried to.' },
          on: interruption,
        },
        afterOther: {
          meta: { description: 'Another administrator has changed something.' },
          on: {
            'session.endedInOtherTab': {
              target: '#edit-membership.signedOut.ended',
              actions: 'forgetMembership',
            },
          },
        },
      },
    },
    changing: {
      meta: { description: 'The administrator sees what the change costs, and makes it.' },
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
          { guard: { type: 'isStale', params: answerOf }, target: 'loading', actions: 'forgetMembership' },
          { guard: { type: 'isOutdated', params: answerOf }, target: 'refreshing.afterOther' },
          { target: 'ready' },
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
      meta: { description: 'The page shows the new membership, or when it starts.' },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function editMembershipWithPorts(
  ports: EditMembershipPorts,
  clock: ClockPort,
): typeof editMembershipMachine {
  return editMembershipMachine.provide({
    actors: {
      ...portActors(ports, editMembershipPortNames),
      subscriptionChange: subscriptionChangeWithPorts(ports, clock),
    },
  });
}
