import type { MachineWords } from '../flow/index.ts';

export const productFlowWords: MachineWords = {
  kind: 'flow',
  title: 'Bundles',
  sentence:
    'The buyer puts together a bundle step by step, from the probe to its accessories, and adds it to the cart.',
  services: {},
  events: {
    'variant.chosen': 'Buyer chooses a probe with its connector',
  },
  guards: {
    areMembersAsked: 'the membership is sold with extra seats',
    areTermsOffered: 'the membership has more than one term',
    isAccessoryOffered: 'the accessory fits the probe',
    isProbeForEveryone: 'the probe is sold to everyone in the country, with this connector',
    isStepReachable: 'the step is requested, and every step before it is valid',
    isWarrantyOffered: 'the warranty is sold with the probe',
  },
  actions: {},
  places: {},
  troubles: ['product-flow.members.tooMany', 'product-flow.quantity.withoutSales'],
};
