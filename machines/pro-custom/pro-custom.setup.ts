import { and, assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine, type AddToCartInput } from '../add-to-cart/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { type Eligibility, isMadeWith, isPlanSold, membershipInMarket } from '../rules/catalogue/index.ts';
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
  ProPreview,
  RecalledBuyer,
} from './pro-custom.types.ts';

export const proCustomPortNames = [
  'recallBuyer',
  'previewBundle',
] as const satisfies readonly (keyof ProCustomPorts)[];

interface Asking {
  readonly context: ProCustomContext;
}

const choiceTypes = [
  'device.chosen',
  'connector.chosen',
  'quantity.chosen',
  'feature.chosen',
  'term.chosen',
  'members.chosen',
] as const satisfies readonly ProChoiceEvent['type'][];

function choiceIn(event: ProChoiceEvent, { features }: ProSelection): Partial<ProSelection> {
  switch (event.type) {
    case 'device.chosen':
      return { device: event.device };
    case 'connector.chosen':
      return { connector: event.connector };
    case 'quantity.chosen':
      return { quantity: event.quantity };
    case 'feature.chosen':
      return {
        features: event.isChosen ? [...features, event.sku] : features.filter((sku) => sku !== event.sku),
      };
    case 'term.chosen':
      return { months: event.months };
    case 'members.chosen':
      return { members: event.members };
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Whether the buyer may order the selection, and what to offer if not. */
const eligibilityOf = ({ selection, offers, country, buyer }: ProCustomContext): Eligibility =>
  proEligibility(selection, offers, country, buyer);

const isOffered = (context: ProCustomContext, offer: 'SIGN_IN' | 'SALES' | 'UPGRADE'): boolean => {
  const eligibility = eligibilityOf(context);
  return !eligibility.allowed && eligibility.offers.includes(offer);
};

const isOverSeats = ({ selection, offers, seatsInUse }: ProCustomContext): boolean =>
  selection.members > proMembersRange(selection, offers, seatsInUse).most;

export const noInput = (): Record<string, never> => ({});
export const previewInput = ({ context: { country, selection, offers } }: Asking) => ({
  country,
  lines: proLines(selection, offers),
});
export const addToCartInput = ({ context: { country } }: Asking): AddToCartInput => ({
  country,
  afterAdding: 'go-to-cart',
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
    isCountOfProbes: ({ event }) => event.type === 'quantity.chosen' && isCount(event.quantity),
    isFeatureOffered: ({ context: { selection, offers }, event }) =>
      event.type === 'feature.chosen' &&
      proPlanOf(selection, offers).features.some(({ sku }) => sku === event.sku),
    isTermOffered: ({ context: { selection, offers }, event }) =>
      event.type === 'term.chosen' &&
      proPlansFor(selection.market, offers).some(({ months }) => months === event.months),
    isCountOfMembers: ({ event }) => event.type === 'members.chosen' && isCount(event.members),
    areFeaturesWanted: ({ context }) => context.step === 'features',
    areMembersWanted: ({ context }) => context.step === 'members',
    isReviewWanted: ({ context }) => context.step === 'review',
    areFeaturesOpen: and(['areFeaturesWanted', 'isBundleAllowed', 'areFeaturesSold']),
    areMembersOpen: and(['areMembersWanted', 'isBundleAllowed']),
    isReviewOpen: and(['isReviewWanted', 'isBundleAllowed', 'hasSeatsForAll']),
    isPriceAsShown: ({ context: { selection, offers } }, preview: ProPreview) =>
      preview.status === 'priced' &&
      preview.subtotal.gross.amount === proTotal(selection, offers).today.gross.amount,
    isPriced: (_, preview: ProPreview) => preview.status === 'priced',
  },
  actions: {
    keepBuyer: assign(({ context: { selection, offers } }, recalled: RecalledBuyer) => {
      const membership = membershipInMarket(recalled?.memberships ?? [], selection.market);
      const seatsInUse = membership?.seatsInUse ?? 0;
      return {
        buyer: recalled === null ? ({ kind: 'ANONYMOUS' } as const) : ({ kind: 'USER', membership } as const),
        seatsInUse,
        selection: changeProSelection(selection, {}, offers, seatsInUse),
        trouble: null,
      };
    }),
    keepChoice: assign(({ context: { selection, offers, seatsInUse }, event }) => {
      assertEvent(event, choiceTypes);
      const choice = choiceIn(event, selection);
      return { selection: changeProSelection(selection, choice, offers, seatsInUse) };
    }),
    noteStep: assign((_, { step }: { readonly step: ProCustomStep }) => ({ step })),
    noteWantedStep: assign(({ event }) => {
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
    putPlanIntoCart: sendTo('addToCart', ({ context: { selection, offers } }) => ({
      type: 'lines.added',
      lines: proLines(selection, offers),
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
  },
});
