import { and, assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import {
  bundleChoiceIn,
  bundleChoiceTypes,
  type Eligibility,
  chosenMembership,
  isCountOfMembers,
  isCountOfProbes,
  isMadeWith,
  isOfMarket,
  isPlanSold,
  namedMembership,
  type NamedMembership,
  withChosen,
} from '../rules/catalogue/index.ts';
import {
  changeProSelection,
  proDeviceOf,
  proDevicesFor,
  proEligibility,
  proLines,
  proMembersRange,
  proPlanOf,
  proPlansFor,
  type ProSelection,
  proTotal,
} from '../rules/pro-custom/index.ts';
import type { ProCustomStep } from './pro-custom.steps.ts';
import type {
  ProChoiceEvent,
  ProCustomContext,
  ProCustomEvent,
  ProCustomInput,
  ProCustomPorts,
  ProMembership,
  ProPreview,
  RecalledBuyer,
} from './pro-custom.types.ts';

/** The name of every port that the flow calls. */
export const proCustomPortNames = [
  'recallBuyer',
  'previewBundle',
] as const satisfies readonly (keyof ProCustomPorts)[];

interface Asking {
  readonly context: ProCustomContext;
}

const choiceTypes = [
  ...bundleChoiceTypes,
  'device.chosen',
  'feature.chosen',
  'term.chosen',
] as const satisfies readonly ProChoiceEvent['type'][];

function proChoiceIn(event: ProChoiceEvent, { features }: ProSelection) {
  switch (event.type) {
    case 'device.chosen':
      return { device: event.device };
    case 'feature.chosen':
      return { features: withChosen(features, event.sku, event.isChosen) };
    case 'term.chosen':
      return { months: event.months };
    default:
      return bundleChoiceIn(event);
  }
}

/** Whether the buyer may order the selection, and what to offer if not. */
const eligibilityOf = ({ selection, offers, country, buyer }: ProCustomContext): Eligibility =>
  proEligibility(selection, offers, country, buyer);

const isOffered = (context: ProCustomContext, offer: 'SIGN_IN' | 'SALES' | 'UPGRADE'): boolean => {
  const eligibility = eligibilityOf(context);
  return !eligibility.allowed && eligibility.offers.includes(offer);
};

const isOverSeats = ({ selection, offers, seatsInUse }: ProCustomContext): boolean =>
  selection.members > proMembersRange(selection, offers, seatsInUse).most;

/** The organization that the plan is for, and what it needs of the plan. */
function buyingFor(
  organizationSlug: string | null,
  memberships: readonly ProMembership[],
  { selection, offers }: Pick<ProCustomContext, 'selection' | 'offers'>,
) {
  const own = chosenMembership(memberships, organizationSlug);
  const seatsInUse = own?.seatsInUse ?? 0;
  return {
    organizationSlug,
    memberships,
    buyer: { kind: 'USER', membership: own?.buyer ?? null } as const,
    seatsInUse,
    selection: changeProSelection(selection, {}, offers, seatsInUse),
  };
}

/** The membership that the plan is bought for; null for a person without one in its market, and for a stranger. */
export const proMembershipOf = ({
  memberships,
  organizationSlug,
}: Pick<ProCustomContext, 'memberships' | 'organizationSlug'>): ProMembership | null =>
  chosenMembership(memberships, organizationSlug);

const buyingMembership = (context: ProCustomContext): NamedMembership | null =>
  namedMembership(context.memberships, proMembershipOf(context));

export const noInput = (): Record<string, never> => ({});
export const previewInput = ({ context }: Asking) => ({
  country: context.country,
  lines: proLines(context.selection, context.offers),
  organizationMembershipId: buyingMembership(context)?.id ?? null,
});
/** The types, guards and actions of the flow. The server refuses by the rules that the guards call. */
export const proCustomChart = setup({
  types: {
    context: {} as ProCustomContext,
    events: {} as ProCustomEvent,
    input: {} as ProCustomInput,
    meta: {} as { readonly description: string; readonly step?: ProCustomStep },
    tags: {} as 'pending',
  },
  actors: { ...unprovidedPorts<ProCustomPorts>(proCustomPortNames), addToCart: addToCartMachine },
  guards: {
    isPlanNotSold: ({ context }) => !isPlanSold(context.country, 'PRO_CUSTOM'),
    isRefusedToStrangers: ({ context }) => isOffered(context, 'SIGN_IN'),
    isForSales: ({ context }) => isOffered(context, 'SALES'),
    isOnOtherPlan: ({ context }) => isOffered(context, 'UPGRADE'),
    isForAdministrators: ({ context }) => {
      const eligibility = eligibilityOf(context);
      return !eligibility.allowed && eligibility.code === 'NO_PERMISSIONS';
    },
    isOrganizationKnown: ({ context, event }) =>
      event.type === 'organization.chosen' &&
      context.memberships.some(({ organization }) => organization.slug === event.slug),
    isBundleRefused: ({ context }) => !eligibilityOf(context).allowed,
    isBundleAllowed: ({ context }) => eligibilityOf(context).allowed,
    hasTooManyMembers: ({ context }) => isOverSeats(context),
    hasSeatsForAll: ({ context }) => !isOverSeats(context),
    areFeaturesSold: ({ context: { selection, offers } }) => proPlanOf(selection, offers).features.length > 0,
    isProbeOffered: ({ context: { selection, offers }, event }) =>
      event.type === 'device.chosen' &&
      (event.device === null ||
        proDevicesFor(selection.market, offers).some(({ slug }) => slug === event.device)),
    isConnectorMade({ context: { selection, offers }, event }) {
      const device = proDeviceOf(selection, offers);
      return event.type === 'connector.chosen' && device !== null && isMadeWith(device, event.connector);
    },
    isCountOfProbes: ({ event }) => isCountOfProbes(event),
    isFeatureOffered: ({ context: { selection, offers }, event }) =>
      event.type === 'feature.chosen' &&
      proPlanOf(selection, offers).features.some(({ sku }) => sku === event.sku),
    isTermOffered: ({ context: { selection, offers }, event }) =>
      event.type === 'term.chosen' &&
      proPlansFor(selection.market, offers).some(({ months }) => months === event.months),
    isCountOfMembers: ({ event }) => isCountOfMembers(event),
    areFeaturesRequested: ({ context }) => context.step === 'features',
    areMembersRequested: ({ context }) => context.step === 'members',
    isReviewRequested: ({ context }) => context.step === 'review',
    areFeaturesOpen: and(['areFeaturesRequested', 'isBundleAllowed', 'areFeaturesSold']),
    areMembersOpen: and(['areMembersRequested', 'isBundleAllowed']),
    isReviewOpen: and(['isReviewRequested', 'isBundleAllowed', 'hasSeatsForAll']),
    isPriceAsShown: ({ context: { selection, offers } }, preview: ProPreview) =>
      preview.status === 'priced' &&
      preview.subtotal.gross.amount === proTotal(selection, offers).today.gross.amount,
    isPriced: (_, preview: ProPreview) => preview.status === 'priced',
  },
  actions: {
    forgetMemberships: assign({ memberships: [] }),
    keepBuyer: assign(({ context }, recalled: RecalledBuyer) => {
      const { organizationSlug, selection } = context;
      const inMarket = (recalled?.memberships ?? []).filter(({ buyer }) =>
        isOfMarket(buyer.organization, selection.market),
      );
      const known = buyingFor(organizationSlug, inMarket, context);
      return { ...known, ...(recalled === null && { buyer: { kind: 'ANONYMOUS' } as const }), trouble: null };
    }),
    chooseOrganization: assign(({ context, event }) => {
      assertEvent(event, 'organization.chosen');
      return buyingFor(event.slug, context.memberships, context);
    }),
    keepChoice: assign(({ context: { selection, offers, seatsInUse }, event }) => {
      assertEvent(event, choiceTypes);
      const choice = proChoiceIn(event, selection);
      return { selection: changeProSelection(selection, choice, offers, seatsInUse) };
    }),
    noteStep: assign((_, { step }: { readonly step: ProCustomStep }) => ({ step })),
    noteRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { step: event.step };
    }),
    forgetPrice: assign({ confirmed: null, trouble: null }),
    keepPrice: assign((_, preview: ProPreview) => ({
      confirmed: preview.status === 'priced' ? preview.subtotal : null,
    })),
    keepRefusals: assign((_, preview: ProPreview) =>
      preview.status === 'refused'
        ? { trouble: { kind: 'refused' as const, refusals: preview.refusals } }
        : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    putPlanIntoCart: sendTo('addToCart', ({ context }) => ({
      type: 'lines.added',
      lines: proLines(context.selection, context.offers),
      membership: buyingMembership(context),
      purpose: 'PLAN',
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
  },
});
