import { assertEvent, assign, forwardTo, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { chosenMembership } from '../rules/catalogue/index.ts';
import { higherMemberships, upgradeObstacle } from '../rules/upgrades/index.ts';
import {
  type CompareAnswer,
  type SubscriptionChangeInput,
  subscriptionChangeMachine,
  type SubscriptionChangeOutcome,
} from '../subscription-change/index.ts';
import type {
  LoadUpgradingAnswer,
  UpgradeContext,
  UpgradeEvent,
  UpgradeInput,
  UpgradePorts,
  UpgradingMembership,
} from './upgrade.types.ts';

type OwnPorts = Pick<UpgradePorts, 'loadUpgrading' | 'compareTerms'>;

/** The ports that are not those of the change that it contains. */
export const upgradePortNames = [
  'loadUpgrading',
  'compareTerms',
] as const satisfies readonly (keyof OwnPorts)[];

interface Asking {
  readonly context: UpgradeContext;
}

/** The membership whose plan is upgraded: of the chosen organization, or else the oldest; null without any. */
export const upgradingMembership = ({
  memberships,
  organizationSlug,
}: Pick<UpgradeContext, 'memberships' | 'organizationSlug'>): UpgradingMembership | null =>
  chosenMembership(memberships, organizationSlug);

/** The terms of the plans above the current one, in the order of the catalog. */
function higherSkus(context: UpgradeContext): readonly string[] {
  const own = upgradingMembership(context);
  const higher = own === null ? [] : higherMemberships(context.sold, own.buyer);
  return higher.flatMap(({ terms }) => terms.map(({ sku }) => sku));
}

/** The chosen term: the one that was asked for if it may be had, or else the first one. Null if none may. */
export function chosenTerm({ terms, sku }: Pick<UpgradeContext, 'terms' | 'sku'>): string | null {
  const skus = terms.filter(({ preview }) => preview !== null).map((term) => term.sku);
  return skus.find((possible) => possible === sku) ?? skus[0] ?? null;
}

function obstacleIn(context: UpgradeContext) {
  const own = upgradingMembership(context);
  return own === null ? null : upgradeObstacle(context.sold, own.buyer, context.country);
}

const membershipId = (context: UpgradeContext): string => upgradingMembership(context)?.id ?? '';

export const noInput = (): Record<string, never> => ({});
export const compareInput = ({ context }: Asking) => ({
  membershipId: membershipId(context),
  skus: higherSkus(context),
});
export const changeInput = ({ context }: Asking): SubscriptionChangeInput => ({
  membershipId: membershipId(context),
  change: { sku: chosenTerm(context), seats: null, featureSkus: null },
});

/** The types, guards and actions of the flow. The server judges the change by the same rules. */
export const upgradeChart = setup({
  types: {
    context: {} as UpgradeContext,
    events: {} as UpgradeEvent,
    input: {} as UpgradeInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
    children: {} as { readonly subscriptionChange: 'subscriptionChange' },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(upgradePortNames),
    subscriptionChange: subscriptionChangeMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isAnonymous: (_, { status }: { readonly status: string }) => status === 'anonymous',
    isWithoutOrganization: ({ context }) => upgradingMembership(context) === null,
    isManagedBySales: ({ context }) => obstacleIn(context) === 'SALES',
    isPlanEnded: ({ context }) => obstacleIn(context) === 'ENDED',
    isDecidedByOthers: ({ context }) => obstacleIn(context) === 'NOT_ADMINISTRATOR',
    isProPlan: ({ context }) => obstacleIn(context) === 'PRO',
    isHighestPlan: ({ context }) => obstacleIn(context) === 'HIGHEST',
    isRenewalOverdue: ({ context }) => obstacleIn(context) === 'OVERDUE',
    isRentalCommitted: ({ context }) => obstacleIn(context) === 'COMMITTED',
    isTermPossible: ({ context }) => chosenTerm(context) !== null,
    isChanged: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'changed',
    isStale: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'stale',
    isOutdated: (_, outcome: SubscriptionChangeOutcome) => outcome.status === 'outdated',
  },
  actions: {
    keepMemberships: assign((_, answer: LoadUpgradingAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    forgetMemberships: assign({ memberships: [], terms: [], isChangedElsewhere: false, trouble: null }),
    keepTerms: assign((_, answer: CompareAnswer) =>
      answer.status === 'compared' ? { terms: answer.terms, trouble: null } : {},
    ),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug, terms: [], isChangedElsewhere: false };
    }),
    chooseMembership: assign(({ event }) => {
      assertEvent(event, 'membership.chosen');
      return { sku: event.sku };
    }),
    noteOtherChange: assign({ isChangedElsewhere: true }),
    forgetOtherChange: assign({ isChangedElsewhere: false }),
    keepOutcome: assign((_, outcome: SubscriptionChangeOutcome) => ({ outcome })),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forwardToChange: forwardTo('subscriptionChange'),
  },
});
