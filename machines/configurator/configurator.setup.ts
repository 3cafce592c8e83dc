import { and, assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import {
  changeSelection,
  choiceIn,
  choiceTypes,
  deviceOffer,
  type DeviceOffer,
  isCountOfMembers,
  isCountOfProbes,
  isMadeWith,
  isPlanFor,
  isPlanSold,
  isProductLineSold,
  mayStart,
  planFamilyOf,
  productLineTable,
  seatOffer,
  selectionLines,
  selectionRequest,
  selectionToPath,
} from '../rules/catalogue/index.ts';
import type { ConfiguratorContext, ConfiguratorEvent, ConfiguratorInput } from './configurator.types.ts';

const deviceIn = ({ selection, offers }: ConfiguratorContext): DeviceOffer =>
  deviceOffer(selection.device, offers);

/** The plan of a selection is always one of the offers or `basic`. */
const planFamilyIn = ({ offers }: ConfiguratorContext, plan: string) => planFamilyOf(plan, offers) ?? 'BASIC';

/**
 * The types, guards and actions of the configurator. The server applies the same rules to decide what may be bought.
 */
export const configuratorChart = setup({
  types: {
    context: {} as ConfiguratorContext,
    events: {} as ConfiguratorEvent,
    input: {} as ConfiguratorInput,
    meta: {} as { readonly description: string },
  },
  actors: { addToCart: addToCartMachine },
  guards: {
    isForOwnersOnly: ({ context }) => productLineTable[deviceIn(context).productLine].isForOwnersOnly,
    isProbeNotSold: ({ context }) => !isProductLineSold(context.country, deviceIn(context).productLine),
    isPlanNotSold: ({ context }) =>
      !isPlanSold(context.country, planFamilyIn(context, context.selection.plan)),
    isPlanNotForProbe: ({ context }) => !isPlanFor(context.selection.plan, deviceIn(context), context.offers),
    isBundleRefused: ({ context }) =>
      !mayStart(selectionRequest(context.selection, context.offers, context.country), { kind: 'ANONYMOUS' })
        .allowed,
    hasTooManyMembers: ({ context: { selection, offers } }) =>
      (selection.members ?? 0) > (seatOffer(selection, offers)?.most ?? Infinity),
    isConnectorMade: ({ context, event }) =>
      event.type === 'connector.chosen' && isMadeWith(deviceIn(context), event.connector),
    isChosenPlanSold: ({ context, event }) =>
      event.type === 'plan.chosen' && isPlanSold(context.country, planFamilyIn(context, event.plan)),
    isChosenPlanForProbe: ({ context, event }) =>
      event.type === 'plan.chosen' && isPlanFor(event.plan, deviceIn(context), context.offers),
    isPlanOffered: and(['isChosenPlanSold', 'isChosenPlanForProbe']),
    isCountOfProbes: ({ event }) => isCountOfProbes(event),
    isCountOfMembers: ({ event }) => isCountOfMembers(event),
  },
  actions: {
    keepChoice: assign(({ context: { selection, offers }, event }) => {
      assertEvent(event, choiceTypes);
      const changed = changeSelection(selection, choiceIn(event, selection), offers);
      return { selection: changed, address: selectionToPath(changed) };
    }),
    keepAddressedSelection: assign(({ event }) => {
      assertEvent(event, 'address.changed');
      return { selection: event.selection, address: null };
    }),
    choosePicture: assign(({ event }) => {
      assertEvent(event, 'picture.chosen');
      return { picture: event.picture };
    }),
    putChoiceIntoCart: sendTo('addToCart', ({ context: { selection, offers } }) => ({
      type: 'lines.added',
      lines: selectionLines(selection, offers),
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
  },
});
