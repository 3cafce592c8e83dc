import { assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import { chosenMembership, namedMembership } from '../rules/catalogue/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import {
  extraProbeObstacle,
  extraProbes,
  mayAddProbes,
  mostExtraProbes,
} from '../rules/extra-probes/index.ts';
import type {
  ExtraProbeContext,
  ExtraProbeEvent,
  ExtraProbeInput,
  ExtraProbePorts,
  LoadProbeBuyerAnswer,
  ProbeBuyer,
} from './extra-probe.types.ts';

/** The name of every port that the flow calls. */
export const extraProbePortNames = ['loadOwner'] as const satisfies readonly (keyof ExtraProbePorts)[];

/** The membership that a probe is bought for: of the chosen organization, or else the oldest; null without any. */
export const probeBuyer = ({
  memberships,
  organizationSlug,
}: Pick<ExtraProbeContext, 'memberships' | 'organizationSlug'>): ProbeBuyer | null =>
  chosenMembership(memberships, organizationSlug);

/** The probes that may be added to the organization. */
export function probesIn(context: ExtraProbeContext) {
  const own = probeBuyer(context);
  return own === null ? [] : extraProbes(context.sold, own.buyer, context.country);
}

/** The chosen probe: the one that was asked for if it may be bought, or else the first one. Null if none may. */
export function chosenProbe(context: ExtraProbeContext): string | null {
  const skus = probesIn(context).flatMap(({ variants }) => variants.map(({ sku }) => sku));
  return skus.find((sku) => sku === context.sku) ?? skus[0] ?? null;
}

/** How many may be added at once. */
export function mostProbes(context: ExtraProbeContext): number {
  const own = probeBuyer(context);
  return own === null ? 0 : mostExtraProbes(own.buyer);
}

/** Whether so many of the chosen probe may be added. */
function isPossible(context: ExtraProbeContext, quantity: number): boolean {
  const own = probeBuyer(context);
  const sku = chosenProbe(context);
  const probe = context.sold.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  return (
    own !== null &&
    probe !== undefined &&
    mayAddProbes(probe, quantity, own.buyer, context.country).allowed &&
    quantity <= mostExtraProbes(own.buyer)
  );
}

/** How many are chosen: the number that was asked for if so many may be added, or else one. */
export const chosenQuantity = (context: ExtraProbeContext): number =>
  isPossible(context, context.quantity) ? context.quantity : 1;

function obstacleIn(context: ExtraProbeContext) {
  const own = probeBuyer(context);
  return own === null ? null : extraProbeObstacle(context.sold, own.buyer, context.country);
}

export const noInput = (): Record<string, never> => ({});
/** The types, guards and actions of the flow. The server judges the cart by the same rules. */
export const extraProbeChart = setup({
  types: {
    context: {} as ExtraProbeContext,
    events: {} as ExtraProbeEvent,
    input: {} as ExtraProbeInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: { ...unprovidedPorts<ExtraProbePorts>(extraProbePortNames), addToCart: addToCartMachine },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, answer: LoadProbeBuyerAnswer) => answer.status === 'denied',
    isAnonymous: (_, answer: LoadProbeBuyerAnswer) => answer.status === 'anonymous',
    isWithoutOrganization: ({ context }) => probeBuyer(context) === null,
    isManagedBySales: ({ context }) => obstacleIn(context) === 'SALES',
    isPlanMissing: ({ context }) => obstacleIn(context) === 'NO_PLAN',
    isDecidedByOthers: ({ context }) => obstacleIn(context) === 'NOT_ALLOWED',
    isOrganizationFull: ({ context }) => obstacleIn(context) === 'FULL',
    isProbeNotSoldForPlan: ({ context }) => obstacleIn(context) === 'NOT_SOLD',
    isQuantityPossible: ({ context, event }) =>
      event.type === 'quantity.chosen' && isPossible(context, event.quantity),
    isChoicePossible: ({ context }) => isPossible(context, chosenQuantity(context)),
  },
  actions: {
    keepMemberships: assign((_, answer: LoadProbeBuyerAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    forgetMemberships: assign({ memberships: [], trouble: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug, quantity: 1 };
    }),
    chooseProbe: assign(({ event }) => {
      assertEvent(event, 'probe.chosen');
      return { sku: event.sku };
    }),
    chooseQuantity: assign(({ event }) => {
      assertEvent(event, 'quantity.chosen');
      return { quantity: event.quantity };
    }),
    putChoiceIntoCart: sendTo('addToCart', ({ context }) => ({
      type: 'lines.added',
      lines: [{ sku: chosenProbe(context) ?? '', quantity: chosenQuantity(context) }],
      membership: namedMembership(context.memberships, probeBuyer(context)),
      purpose: 'EXTRA_PROBE',
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
