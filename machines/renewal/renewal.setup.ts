import { assertEvent, assign, forwardTo, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { chosenMembership } from '../rules/catalogue/index.ts';
import { renewalObstacle } from '../rules/renewals/index.ts';
import {
  type SubscriptionChangeInput,
  subscriptionChangeMachine,
  type SubscriptionChangeOutcome,
} from '../subscription-change/index.ts';
import type {
  LoadRenewingAnswer,
  RenewalContext,
  RenewalEvent,
  RenewalInput,
  RenewalPorts,
  RenewingMembership,
} from './renewal.types.ts';

type OwnPorts = Pick<RenewalPorts, 'loadRenewing'>;

/** The ports that are not those of the change that it contains. */
export const renewalPortNames = ['loadRenewing'] as const satisfies readonly (keyof OwnPorts)[];

interface Asking {
  readonly context: RenewalContext;
}

/** The membership whose plan is renewed: of the chosen organization, or else the oldest; null without any. */
export const renewingMembership = ({
  memberships,
  organizationSlug,
}: Pick<RenewalContext, 'memberships' | 'organizationSlug'>): RenewingMembership | null =>
  chosenMembership(memberships, organizationSlug);

function obstacleIn(context: RenewalContext) {
  const own = renewingMembership(context);
  return own === null ? null : renewalObstacle(own.buyer, context.country);
}

const membershipId = (context: RenewalContext): string => renewingMembership(context)?.id ?? '';

export const noInput = (): Record<string, never> => ({});
export const changeInput = ({ context }: Asking): SubscriptionChangeInput => ({
  membershipId: membershipId(context),
  // Nothing is named: one more term.
  change: { sku: null, seats: null, featureSkus: null },
});

/** The types, guards and actions of the flow. The server judges the change by the same rules. */
export const renewalChart = setup({
  types: {
    context: {} as RenewalContext,
    events: {} as RenewalEvent,
    input: {} as RenewalInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
    children: {} as { readonly subscriptionChange: 'subscriptionChange' },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(renewalPortNames),
    subscriptionChange: subscriptionChangeMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isAnonymous: (_, { status }: { readonly status: string }) => status === 'anonymous',
    isWithoutOrganization: ({ context }) => renewingMembership(context) === null,
    isManagedBySales: ({ context }) => obstacleIn(context) === 'SALES',
    isDecidedByOthers: ({ context }) => obstacleIn(context) === 'NOT_ADMINISTRATOR',
    isPlanWithoutTerms: ({ context }) => obstacleIn(context) === 'WITHOUT_TERMS',
    isRenewedTooEarly: ({ context }) => obstacleIn(context) === 'TOO_EARLY',
    isChanged: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'changed',
    isStale: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'stale',
    isOutdated: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'outdated',
  },
  actions: {
    keepMemberships: assign((_, answer: LoadRenewingAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    forgetMemberships: assign({ memberships: [], isChangedElsewhere: false, trouble: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug, isChangedElsewhere: false };
    }),
    noteOtherChange: assign({ isChangedElsewhere: true }),
    forgetOtherChange: assign({ isChangedElsewhere: false }),
    keepOutcome: assign((_, outcome: SubscriptionChangeOutcome) => ({ outcome })),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forwardToChange: forwardTo('subscriptionChange'),
  },
});
