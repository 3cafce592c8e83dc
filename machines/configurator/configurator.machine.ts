import { addAndGoToCartInput, type AddToCartPorts, addToCartWithPorts } from '../add-to-cart/index.ts';
import { configuratorChart } from './configurator.setup.ts';

const chosen = { target: '.judging', actions: 'keepChoice' } as const;

/** Configures a probe and its options, from the page's URL to the cart. */
export const configuratorMachine = configuratorChart.createMachine({
  id: 'configurator',
  context: ({ input }) => ({ ...input, address: null, picture: 0 }),
  initial: 'judging',
  invoke: { id: 'addToCart', src: 'addToCart', input: addAndGoToCartInput },
  on: {
    'connector.chosen': { guard: 'isConnectorMade', ...chosen },
    'plan.chosen': { guard: 'isPlanOffered', ...chosen },
    'period.chosen': chosen,
    'members.chosen': { guard: 'isCountOfMembers', ...chosen },
    'quantity.chosen': { guard: 'isCountOfProbes', ...chosen },
    'warranty.chosen': chosen,
    'accessory.chosen': chosen,
    'address.changed': { target: '.judging', actions: 'keepAddressedSelection' },
    'picture.chosen': { actions: 'choosePicture' },
    'page.returned': { actions: 'letAddAgain' },
  },
  states: {
    judging: {
      meta: { description: 'The shop’s rules check whether the choice is sold here.' },
      always: [
        { guard: 'isForOwnersOnly', target: 'unavailable.toNewBuyers' },
        { guard: 'isProbeNotSold', target: 'unavailable.inCountry' },
        { guard: 'isPlanNotSold', target: 'unavailable.inCountry' },
        { guard: 'isPlanNotForProbe', target: 'unavailable.withProbe' },
        { guard: 'isBundleRefused', target: 'unavailable.withoutSales' },
        { guard: 'hasTooManyMembers', target: 'unavailable.forSoManyMembers' },
        { target: 'offered' },
      ],
    },
    offered: {
      meta: { description: 'The choice has a price, and the buyer can add it to the cart.' },
      on: { 'choice.submitted': { actions: 'putChoiceIntoCart' } },
    },
    unavailable: {
      meta: { description: 'The choice can’t be bought; the page explains why.' },
      initial: 'inCountry',
      states: {
        toNewBuyers: { meta: { description: 'The probe is only for existing owners.' } },
        inCountry: { meta: { description: 'The probe or the membership isn’t sold in the country.' } },
        withProbe: { meta: { description: 'The membership is not sold with the probe.' } },
        withoutSales: { meta: { description: 'Orders this large go through the sales team.' } },
        forSoManyMembers: {
          meta: { description: 'Memberships this large go through the sales team.' },
        },
      },
    },
  },
});

/** Connects the configurator to its ports: real ones in the app, scripted ones in tests. */
export function configuratorWithPorts(ports: AddToCartPorts): typeof configuratorMachine {
  return configuratorMachine.provide({ actors: { addToCart: addToCartWithPorts(ports) } });
}
