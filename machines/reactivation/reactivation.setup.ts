import { assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { chosenMembership, namedMembership } from '../rules/catalogue/index.ts';
import { reactivationLines, reactivationObstacle, reactivationOffers } from '../rules/reactivation/index.ts';
import type {
  LoadOwnerAnswer,
  ReactivatingMembership,
  ReactivationContext,
  ReactivationEvent,
  ReactivationInput,
  ReactivationPorts,
} from './reactivation.types.ts';

/** The name of every port that the flow calls. */
export const reactivationPortNames = ['loadOwner'] as const satisfies readonly (keyof ReactivationPorts)[];

/** The membership to buy for: of the selected organization, otherwise the oldest; null without any. */
export const buyingMembership = ({
  memberships,
  organizationSlug,
}: Pick<ReactivationContext, 'memberships' | 'organizationSlug'>): ReactivatingMembership | null =>
  chosenMembership(memberships, organizationSlug);

/** The available memberships, the organization's own first. */
export function offersIn(context: ReactivationContext) {
  const own = buyingMembership(context);
  return own === null ? [] : reactivationOffers(context.sold, own, context.country);
}

/** The selected term: the requested one if it is available, otherwise the first one. Null if none is. */
export function chosenSku(context: ReactivationContext): string | null {
  const skus = offersIn(context).flatMap(({ terms }) => terms.map(({ sku }) => sku));
  return skus.find((sku) => sku === context.sku) ?? skus[0] ?? null;
}

/** The cart lines of the selected term. */
function chosenLines(context: ReactivationContext) {
  const own = buyingMembership(context);
  return own === null ? [] : reactivationLines(chosenSku(context) ?? '', context.sold, own);
}

function obstacleIn(context: ReactivationContext) {
  const own = buyingMembership(context);
  return own === null ? null : reactivationObstacle(context.sold, own, context.country);
}

export const noInput = (): Record<string, never> => ({});
/** The types, guards and actions of the flow. The server checks the cart with the same rules. */
export const reactivationChart = setup({
  types: {
    context: {} as ReactivationContext,
    events: {} as ReactivationEvent,
    input: {} as ReactivationInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: { ...unprovidedPorts<ReactivationPorts>(reactivationPortNames), addToCart: addToCartMachine },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, answer: LoadOwnerAnswer) => answer.status === 'denied',
    isAnonymous: (_, answer: LoadOwnerAnswer) => answer.status === 'anonymous',
    isWithoutOrganization: ({ context }) => buyingMembership(context) === null,
    isManagedBySales: ({ context }) => obstacleIn(context) === 'SALES',
    isMembershipActive: ({ context }) => obstacleIn(context) === 'ACTIVE',
    isDecidedByOthers: ({ context }) => obstacleIn(context) === 'NOT_ADMINISTRATOR',
    isMarketNotSold: ({ context }) => obstacleIn(context) === 'NOT_SOLD_IN_COUNTRY',
    isProbeMissing: ({ context }) => obstacleIn(context) === 'NO_PROBE',
  },
  actions: {
    keepMemberships: assign((_, answer: LoadOwnerAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    forgetMemberships: assign({ memberships: [], trouble: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug };
    }),
    chooseMembership: assign(({ event }) => {
      assertEvent(event, 'membership.chosen');
      return { sku: event.sku };
    }),
    putChoiceIntoCart: sendTo('addToCart', ({ context }) => ({
      type: 'lines.added',
      lines: chosenLines(context),
      membership: namedMembership(context.memberships, buyingMembership(context)),
      purpose: 'PLAN',
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
