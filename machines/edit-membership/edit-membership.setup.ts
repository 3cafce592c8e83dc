import { assertEvent, assign, forwardTo, setup, stateIn } from 'xstate';
import { isWithoutPlan, renewalSwitchOf } from '../account/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import type { RequestedChange } from '../rules/changes/index.ts';
import { editObstacle } from '../rules/member-offers/index.ts';
import { isProExtended } from '../rules/plans/index.ts';
import {
  type SubscriptionChangeInput,
  subscriptionChangeMachine,
  type SubscriptionChangeOutcome,
} from '../subscription-change/index.ts';
import { rangeOf, seatVerdictOf, requestedSeatsOf } from './edited-seats.ts';
import type {
  EditedMembership,
  EditedMembershipAnswer,
  EditMembershipContext,
  EditMembershipEvent,
  EditMembershipInput,
  EditMembershipPorts,
  MembershipRequest,
  MembershipRequestAnswer,
} from './edit-membership.types.ts';

type OwnPorts = Pick<EditMembershipPorts, 'loadEditedMembership' | 'changeMembership'>;

/** The ports that are not those of the change that it contains. */
export const editMembershipPortNames = [
  'loadEditedMembership',
  'changeMembership',
] as const satisfies readonly (keyof OwnPorts)[];

interface Asking {
  readonly context: EditMembershipContext;
}

/** Only asked for where the store has answered with one. */
function requireMembership({ membership }: EditMembershipContext): EditedMembership {
  if (membership === null) throw new Error('No membership is edited.');
  return membership;
}

export const slugInput = ({ context: { organizationSlug } }: Asking) => ({ organizationSlug });

/** Only asked for where a request was noted before. */
export function requestInput({ context }: Asking) {
  const { request } = context;
  if (request === null) throw new Error('Nothing was requested.');
  return { membershipId: requireMembership(context).id, request };
}

/** The change that was asked for: other seats, a lower plan, or the early end of a rental. */
function toRequestedChange(
  event: { readonly type: string; readonly sku?: string },
  context: EditMembershipContext,
): RequestedChange {
  const unchanged = { sku: null, seats: null, featureSkus: null };
  switch (event.type) {
    case 'rental.left':
      return { ...unchanged, leavesRental: true };
    case 'plan.lowered':
      return { ...unchanged, sku: event.sku ?? null };
    default:
      return { ...unchanged, seats: requestedSeatsOf(context) };
  }
}

/** What the contained change starts with; only where a change was noted before. */
export function changeInput({ context }: Asking): SubscriptionChangeInput {
  const { change } = context;
  if (change === null) throw new Error('No change was chosen.');
  return { membershipId: requireMembership(context).id, change };
}

/**
 * The terms of lower plans that the membership may become at the end of its term. A plan that doesn't renew becomes
 * nothing, and a Pro plan is reduced on a page of its own.
 */
export const lowerSkusOf = ({ organization }: EditedMembership): readonly string[] =>
  organization.nextChargeDay === null || isProExtended(organization.planType, organization.market)
    ? []
    : organization.lowerSkus;

/** The last day of the commitment that the next charge of a rental is part of; null if it may be given up. */
export function committedDayOf({ organization }: EditedMembership): string | null {
  const { commitment, nextChargeDay } = organization;
  const isPart = commitment !== null && nextChargeDay !== null && nextChargeDay <= commitment.lastDay;
  return isPart ? commitment.lastDay : null;
}

const membershipIn = (answer: EditedMembershipAnswer): EditedMembership | null =>
  answer.status === 'known' ? answer.membership : null;

/** Why the membership that was found isn't edited; without one, no administrator asks. */
function obstacleIn(answer: EditedMembershipAnswer) {
  const found = membershipIn(answer);
  return editObstacle({
    isAdmin: found?.isAdmin === true,
    planType: found?.organization.planType ?? 'NONE',
    isActive: found !== null && !isWithoutPlan(found.organization),
  });
}

const noRequest = { request: null, trouble: null } as const;

const noteRequest = (request: MembershipRequest) => ({ request, trouble: null });

const renewalIn = (context: EditMembershipContext) => renewalSwitchOf(requireMembership(context));

export const editMembershipSetup = setup({
  types: {
    context: {} as EditMembershipContext,
    events: {} as EditMembershipEvent,
    input: {} as EditMembershipInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
    children: {} as { readonly subscriptionChange: 'subscriptionChange' },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(editMembershipPortNames),
    subscriptionChange: subscriptionChangeMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isAnonymous: (_, { status }: { readonly status: string }) => status === 'anonymous',
    isNoAdministrator: (_, answer: EditedMembershipAnswer) => obstacleIn(answer) === 'NOT_ADMINISTRATOR',
    isManagedBySales: (_, answer: EditedMembershipAnswer) => obstacleIn(answer) === 'SALES',
    isEnded: (_, answer: EditedMembershipAnswer) => obstacleIn(answer) === 'ENDED',
    isAfterOther: stateIn({ refreshing: 'afterOther' }),
    areSeatsSold: ({ context }) => rangeOf(requireMembership(context).organization) !== null,
    areSeatsUnchanged: ({ context }) =>
      requestedSeatsOf(context) === requireMembership(context).organization.seats.now,
    areSeatsWrong: ({ context }) => !seatVerdictOf(context).allowed,
    isPlanLower: ({ context, event }) =>
      event.type === 'plan.lowered' && lowerSkusOf(requireMembership(context)).includes(event.sku),
    isRenewalEnded: ({ context, event }) =>
      event.type === 'renewal.set' && !event.isAutomatic && renewalIn(context) === 'cancel',
    isRenewalResumed: ({ context, event }) =>
      event.type === 'renewal.set' && event.isAutomatic && renewalIn(context) === 'resume',
    isRentalCommitted: ({ context }) => committedDayOf(requireMembership(context)) !== null,
    isChangeChosen: ({ context }) => context.change !== null,
    isScheduled: ({ context }) => requireMembership(context).organization.scheduled !== null,
    isRefused: (_, answer: MembershipRequestAnswer) => answer.status === 'refused',
    hasTrouble: ({ context }) => context.trouble !== null,
    isChanged: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'changed',
    isStale: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'stale',
    isOutdated: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'outdated',
  },
  actions: {
    keepMembership: assign(({ context }, answer: EditedMembershipAnswer) => {
      const membership = membershipIn(answer);
      const memberships = answer.status === 'known' ? answer.memberships : [];
      return {
        membership,
        memberships,
        change: null,
        seats: context.seats?.membershipId === membership?.id ? context.seats : null,
      };
    }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug, request: null, trouble: null };
    }),
    forgetMembership: assign({ membership: null, memberships: [], request: null, trouble: null }),
    changeSeats: assign(({ context, event }) => {
      assertEvent(event, 'seats.changed');
      return {
        seats: { membershipId: requireMembership(context).id, requested: event.seats },
        change: null,
        trouble: null,
      };
    }),
    noteRenewal: assign(({ event }) => {
      assertEvent(event, 'renewal.set');
      return noteRequest({ kind: 'set_renewal', isAutomatic: event.isAutomatic });
    }),
    noteScheduledRemoval: assign(noteRequest({ kind: 'remove_scheduled' })),
    noteChange: assign(({ context, event }) => ({ change: toRequestedChange(event, context), ...noRequest })),
    forgetRequest: assign(noRequest),
    keepRefusals: assign((_, answer: MembershipRequestAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    keepOutcome: assign((_, outcome: SubscriptionChangeOutcome) => ({ outcome })),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forwardToChange: forwardTo('subscriptionChange'),
  },
});
