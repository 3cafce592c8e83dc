import { and, assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import {
  changeSelection,
  choiceIn,
  type DeviceOffer,
  deviceOffer,
  isCountOfMembers,
  isCountOfProbes,
  isMadeWith,
  isPlanFor,
  isPlanSold,
  isProductLineSold,
  mayStart,
  type OptionState,
  optionStates,
  planFamilyOf,
  productLineTable,
  seatOffer,
  selectionLines,
  selectionRequest,
} from '../rules/catalogue/index.ts';
import { productSteps, type ProductStep } from './product-flow.steps.ts';
import type {
  ProductChoiceEvent,
  ProductFlowContext,
  ProductFlowEvent,
  ProductFlowInput,
} from './product-flow.types.ts';

const choiceTypes = [
  'variant.chosen',
  'plan.chosen',
  'period.chosen',
  'members.chosen',
  'quantity.chosen',
  'warranty.chosen',
  'accessory.chosen',
] as const satisfies readonly ProductChoiceEvent['type'][];

interface AtStep {
  readonly step: ProductStep;
}

const deviceIn = ({ selection, offers }: ProductFlowContext): DeviceOffer =>
  deviceOffer(selection.device, offers);

/** The device that an event names; undefined if the shop has none of this name, or the event names none. */
const deviceNamed = (event: ProductFlowEvent, { offers }: ProductFlowContext): DeviceOffer | undefined =>
  event.type === 'variant.chosen' ? offers.devices.find(({ slug }) => slug === event.device) : undefined;

const optionsIn = ({ selection, offers, country }: ProductFlowContext) =>
  optionStates(selection, offers, country);

const isAvailable = <Value>(options: readonly OptionState<Value>[], requested: Value): boolean =>
  options.some(({ value, isAvailable }) => value === requested && isAvailable);

const areTermsOffered = (context: ProductFlowContext): boolean => optionsIn(context).periods.length > 1;

const areSeatsSold = ({ selection, offers }: ProductFlowContext): boolean =>
  seatOffer(selection, offers) !== null;

const hasTooManyMembers = ({ selection, offers }: ProductFlowContext): boolean =>
  (selection.members ?? 0) > (seatOffer(selection, offers)?.most ?? Infinity);

const isBundleRefused = ({ selection, offers, country }: ProductFlowContext): boolean =>
  !mayStart(selectionRequest(selection, offers, country), { kind: 'ANONYMOUS' }).allowed;

/** The steps that a selection has: terms and members only where there is something to choose. */
export const stepsIn = (context: ProductFlowContext): readonly ProductStep[] =>
  productSteps.ids.filter(
    (step) => (step !== 'term' || areTermsOffered(context)) && (step !== 'members' || areSeatsSold(context)),
  );

/** The step to show for the requested one: an earlier one if its decision has to be changed first. */
function openStep(context: ProductFlowContext): ProductStep {
  const steps = stepsIn(context);
  const requested = steps.includes(context.step) ? context.step : 'plan';
  const isLater = (step: ProductStep) => steps.indexOf(requested) > steps.indexOf(step);
  if (hasTooManyMembers(context) && isLater('members')) return 'members';
  return isBundleRefused(context) && isLater('quantity') ? 'quantity' : requested;
}

/** The types, guards and actions of the flow. The server decides by the same rules what may be bought. */
export const productFlowChart = setup({
  types: {
    context: {} as ProductFlowContext,
    events: {} as ProductFlowEvent,
    input: {} as ProductFlowInput,
    meta: {} as { readonly description: string; readonly step?: ProductStep },
  },
  actors: { addToCart: addToCartMachine },
  guards: {
    isStepReachable: ({ context }, { step }: AtStep) => openStep(context) === step,
    isChosenProbeSold: ({ context, event }) => {
      const device = deviceNamed(event, context);
      return device !== undefined && isProductLineSold(context.country, device.productLine);
    },
    isChosenProbeForAnyone: ({ context, event }) => {
      const device = deviceNamed(event, context);
      return device !== undefined && !productLineTable[device.productLine].isForOwnersOnly;
    },
    isConnectorMade: ({ context, event }) => {
      const device = deviceNamed(event, context);
      return event.type === 'variant.chosen' && device !== undefined && isMadeWith(device, event.connector);
    },
    isProbeForEveryone: and(['isChosenProbeSold', 'isChosenProbeForAnyone', 'isConnectorMade']),
    isChosenPlanSold: ({ context, event }) =>
      event.type === 'plan.chosen' &&
      isPlanSold(context.country, planFamilyOf(event.plan, context.offers) ?? 'BASIC'),
    isChosenPlanForProbe: ({ context, event }) =>
      event.type === 'plan.chosen' && isPlanFor(event.plan, deviceIn(context), context.offers),
    isPlanOffered: and(['isChosenPlanSold', 'isChosenPlanForProbe']),
    isTermOffered: ({ context, event }) =>
      event.type === 'period.chosen' && isAvailable(optionsIn(context).periods, event.period),
    isCountOfMembers: ({ event }) => isCountOfMembers(event),
    isCountOfProbes: ({ event }) => isCountOfProbes(event),
    isWarrantyOffered: ({ context, event }) =>
      event.type === 'warranty.chosen' && isAvailable(optionsIn(context).warranties, event.warranty),
    isAccessoryOffered: ({ context, event }) =>
      event.type === 'accessory.chosen' && isAvailable(optionsIn(context).accessories, event.accessory),
    areTermsOffered: ({ context }) => areTermsOffered(context),
    areMembersAsked: ({ context }) => areSeatsSold(context),
    hasTooManyMembers: ({ context }) => hasTooManyMembers(context),
    isBundleRefused: ({ context }) => isBundleRefused(context),
  },
  actions: {
    keepChoice: assign(({ context: { selection, offers }, event }) => {
      assertEvent(event, choiceTypes);
      const choice =
        event.type === 'variant.chosen'
          ? { device: event.device, connector: event.connector }
          : choiceIn(event, selection);
      return { selection: changeSelection(selection, choice, offers) };
    }),
    noteStep: assign((_, { step }: AtStep) => ({ step })),
    noteRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { step: event.step };
    }),
    putChoiceIntoCart: sendTo('addToCart', ({ context: { selection, offers } }) => ({
      type: 'lines.added',
      lines: selectionLines(selection, offers),
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
  },
});
