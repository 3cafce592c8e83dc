import { assertEvent, assign, forwardTo, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { isCountOfMembers } from '../rules/catalogue/index.ts';
import {
  isProUnchanged,
  openFeatures,
  type ProChangeObstacle,
  proPlansOf,
  proSeatRange,
} from '../rules/pro-custom/index.ts';
import {
  type CompareAnswer,
  subscriptionChangeMachine,
  type SubscriptionChangeOutcome,
} from '../subscription-change/index.ts';
import type { ProChangeStep } from './pro-custom-change.steps.ts';
import type {
  LoadChangingAnswer,
  ProChangeChoiceEvent,
  ProCustomChangeContext,
  ProCustomChangeEvent,
  ProCustomChangeInput,
  ProCustomChangePorts,
  RemoveScheduledAnswer,
} from './pro-custom-change.types.ts';
import { changingMembership, lowerSkus, obstacleIn, partIn, requestedChangeIn } from './requested-change.ts';

type OwnPorts = Pick<ProCustomChangePorts, 'loadChanging' | 'compareTerms' | 'removeScheduled'>;

/** The ports that are not those of the change that it contains. */
export const proCustomChangePortNames = [
  'loadChanging',
  'compareTerms',
  'removeScheduled',
] as const satisfies readonly (keyof OwnPorts)[];

interface Asking {
  readonly context: ProCustomChangeContext;
}

const membershipId = (context: ProCustomChangeContext): string => changingMembership(context)?.id ?? '';

export const noInput = (): Record<string, never> => ({});
export const compareInput = ({ context }: Asking) => ({
  membershipId: membershipId(context),
  skus: lowerSkus(context),
});
export const removeInput = ({ context }: Asking) => ({ membershipId: membershipId(context) });

const choiceTypes = [
  'membership.chosen',
  'feature.chosen',
  'term.chosen',
  'members.chosen',
] as const satisfies readonly ProChangeChoiceEvent['type'][];

const isMet =
  (obstacle: ProChangeObstacle) =>
  ({ context }: Asking): boolean =>
    obstacleIn(context) === obstacle;

function isUnchanged(context: ProCustomChangeContext): boolean {
  const { own, plan, choice } = requestedChangeIn(context);
  return isProUnchanged(choice, own.plan, plan);
}

function isOverSeats(context: ProCustomChangeContext): boolean {
  const { own, plan, choice } = requestedChangeIn(context);
  return choice.members > proSeatRange(context.direction, own.plan, plan).most;
}

function featuresIn(context: ProCustomChangeContext): readonly string[] {
  const { own, plan } = requestedChangeIn(context);
  return openFeatures(context.direction, own.plan, plan);
}

/** The types, guards and actions of the flow. The server judges the change by the same rules. */
export const proCustomChangeSetup = setup({
  types: {
    context: {} as ProCustomChangeContext,
    events: {} as ProCustomChangeEvent,
    input: {} as ProCustomChangeInput,
    meta: {} as { readonly description: string; readonly step?: ProChangeStep },
    tags: {} as 'pending',
    children: {} as { readonly subscriptionChange: 'subscriptionChange' },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(proCustomChangePortNames),
    subscriptionChange: subscriptionChangeMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isAnonymous: (_, { status }: { readonly status: string }) => status === 'anonymous',
    isWithoutOrganization: ({ context }) => changingMembership(context) === null,
    isManagedBySales: isMet('SALES'),
    isPlanEnded: isMet('ENDED'),
    isDecidedByOthers: isMet('NOT_ADMINISTRATOR'),
    isRenewalOverdue: isMet('OVERDUE'),
    isRentalCommitted: isMet('COMMITTED'),
    isPlanNotSold: isMet('NOT_SOLD'),
    isNothingToAdd: isMet('NOTHING_TO_ADD'),
    isNoProPlan: isMet('OTHER_PLAN'),
    isNotRenewing: isMet('NOT_RENEWING'),
    isNothingToRemove: isMet('NOTHING_TO_REMOVE'),
    areLowerPlansSold: ({ context }) => lowerSkus(context).length > 0,
    isReduction: ({ context }) => context.direction === 'DOWNGRADE',
    hasSteps: ({ context }) => context.direction === 'UPGRADE',
    areFeaturesLeft: ({ context }) => featuresIn(context).length > 0,
    areFeaturesRequested: ({ context }) => context.step === 'features' && featuresIn(context).length > 0,
    isReviewOpen: ({ context }) =>
      context.step === 'review' && !isUnchanged(context) && !isOverSeats(context),
    isUnchanged: ({ context }) => isUnchanged(context),
    hasTooManyMembers: ({ context }) => isOverSeats(context),
    isFeatureOpen: ({ context, event }) =>
      event.type === 'feature.chosen' && featuresIn(context).includes(event.sku),
    isTermOffered: ({ context, event }) =>
      event.type === 'term.chosen' &&
      proPlansOf(requestedChangeIn(context).own.plan, context.offers).some(
        ({ months }) => months === event.months,
      ),
    isCountOfMembers: ({ event }) => isCountOfMembers(event),
    isLowerPlanPossible: ({ context, event }) =>
      event.type === 'membership.chosen' &&
      (event.sku === requestedChangeIn(context).plan.sku ||
        context.terms.some(({ sku, preview }) => sku === event.sku && preview !== null)),
    isScheduled: ({ context }) => (changingMembership(context)?.scheduled ?? null) !== null,
    isRefused: (_, { status }: { readonly status: string }) => status === 'refused',
    isChanged: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'changed',
    isStale: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'stale',
    isOutdated: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'outdated',
  },
  actions: {
    keepMemberships: assign((_, answer: LoadChangingAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    forgetMemberships: assign({
      memberships: [],
      terms: [],
      news: null,
      removalRefusal: null,
      trouble: null,
    }),
    keepTerms: assign((_, answer: CompareAnswer) =>
      answer.status === 'compared' ? { terms: answer.terms, trouble: null } : {},
    ),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug, terms: [], news: null, removalRefusal: null };
    }),
    keepChoice: assign(({ context, event }) => {
      assertEvent(event, choiceTypes);
      const { own, choice } = requestedChangeIn(context, partIn(event, requestedChangeIn(context), context));
      return { choice: { membershipId: own.id, ...choice } };
    }),
    noteStep: assign((_, { step }: { readonly step: ProChangeStep }) => ({ step })),
    noteRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { step: event.step };
    }),
    noteOtherChange: assign({ news: 'CHANGED_ELSEWHERE' as const }),
    noteScheduledRemoved: assign({ news: 'SCHEDULED_REMOVED' as const, removalRefusal: null }),
    keepRemovalRefusal: assign((_, answer: RemoveScheduledAnswer) => ({
      news: null,
      removalRefusal: answer.status === 'refused' ? (answer.refusals[0] ?? null) : null,
    })),
    forgetNews: assign({ news: null, removalRefusal: null }),
    keepOutcome: assign((_, outcome: SubscriptionChangeOutcome) => ({ outcome })),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forwardToChange: forwardTo('subscriptionChange'),
  },
});
