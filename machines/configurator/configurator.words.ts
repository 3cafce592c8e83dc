import type { MachineWords } from '../flow/index.ts';

export const configuratorWords: MachineWords = {
  kind: 'flow',
  title: 'Configurator',
  sentence:
    'The buyer chooses a probe with its connector, membership, warranty and accessories, and adds it to the cart.',
  services: {},
  events: {
    'accessory.chosen': 'Buyer ticks or unticks an accessory',
    'address.changed': 'Browser goes to another address of the page',
    'connector.chosen': 'Buyer chooses a connector',
    'members.chosen': 'Buyer enters the number of members',
    'period.chosen': 'Buyer chooses how often the membership is billed',
    'picture.chosen': 'Buyer looks at another picture',
    'plan.chosen': 'Buyer chooses a membership, or none',
    'quantity.chosen': 'Buyer enters the quantity',
    'warranty.chosen': 'Buyer chooses a warranty',
  },
  guards: {
    hasTooManyMembers: 'the membership has more members than are sold online',
    isBundleRefused: 'the bundle rules refuse it',
    isConnectorMade: 'the probe is available with the connector',
    isCountOfMembers: 'it is a valid number of members',
    isCountOfProbes: 'it is a valid quantity',
    isForOwnersOnly: 'the probe is for owners only',
    isPlanNotForProbe: 'the membership is not sold with the probe',
    isPlanNotSold: 'the country does not sell the membership',
    isPlanOffered: 'the membership is sold in the country and with the probe',
    isProbeNotSold: 'the country does not sell the probe',
  },
  actions: {
    choosePicture: 'show the picture large',
    keepAddressedSelection: 'use the choice in the address',
    keepChoice: 'keep the choice, and remove what it rules out',
  },
  places: {
    forSoManyMembers: 'too many members',
    toNewBuyers: 'only for owners',
    withProbe: 'not sold with the probe',
  },
  troubles: [
    'configurator.unavailable',
    'configurator.unavailable.toNewBuyers',
    'configurator.unavailable.inCountry',
    'configurator.unavailable.withProbe',
    'configurator.unavailable.withoutSales',
    'configurator.unavailable.forSoManyMembers',
  ],
};
