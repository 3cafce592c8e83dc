import type { MachineWords } from '../flow/index.ts';

export const productFlowWords: MachineWords = {
  kind: 'flow',
  title: 'Bundles',
  sentence:
    'The buyer decides one thing after the other, from the probe to its accessories, and adds all of it to the cart.',
  services: {},
  events: {
    'variant.chosen': 'Buyer chooses a probe with its connector',
  },
  guards: {
    areMembersAsked: 'seats beyond the membership’s own are sold',
    areTermsOffered: 'the membership has more than one term',
    isAccessoryOffered: 'the accessory fits the probe',
    isProbeForEveryone: 'the probe is sold to everyone in the country, with this connector',
    isStepReachable: 'that step is requested, and nothing before it has to change',
    isWarrantyOffered: 'the warranty is sold with the probe',
  },
  actions: {},
  places: {},
  troubles: ['product-flow.members.tooMany', 'product-flow.quantity.withoutSales'],
};
