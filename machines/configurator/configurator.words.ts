import type { MachineWords } from '../flow/index.ts';

export const configuratorWords: MachineWords = {
  kind: 'flow',
  title: 'Configurator',
  sentence:
    'The buyer chooses a probe with its connector, membership, warranty and accessories, and puts it into the cart.',
  services: {
    addToCart: '“Add to cart”, a flow of its own',
  },
  events: {
    'accessory.chosen': 'Buyer ticks or unticks an accessory',
    'address.changed': 'Browser shows another address of the page',
    'choice.submitted': 'Buyer puts the choice into the cart',
    'connector.chosen': 'Buyer chooses a connector',
    'members.chosen': 'Buyer says how many use the membership',
    'period.chosen': 'Buyer chooses how often the membership is billed',
    'picture.chosen': 'Buyer looks at another picture',
    'plan.chosen': 'Buyer chooses a membership, or none',
    'quantity.chosen': 'Buyer says how many probes',
    'warranty.chosen': 'Buyer chooses a warranty',
  },
  guards: {
    hasTooManyMembers: 'the membership is for more members than are sold without sales',
    isBundleRefused: 'the rules of the bundle refuse it',
    isConnectorMade: 'the probe is made with the connector',
    isCountOfMembers: 'it is a number of members',
    isCountOfProbes: 'it is a number of probes',
    isForOwnersOnly: 'the probe is for owners only',
    isPlanNotForProbe: 'the membership is not sold with the probe',
    isPlanNotSold: 'the country does not sell the membership',
    isPlanOffered: 'the membership is sold in the country and with the probe',
    isProbeNotSold: 'the country does not sell the probe',
  },
  actions: {
    choosePicture: 'show the picture large',
    keepAddressedSelection: 'take what the address names',
    keepChoice: 'keep the choice, and leave out what it makes impossible',
    letAddAgain: 'let the button be pressed again',
    putChoiceIntoCart: 'hand the choice to “Add to cart”',
  },
  places: {
    forSoManyMembers: 'too many members',
    inCountry: 'not sold in the country',
    judging: 'asking the rules',
    toNewBuyers: 'only for owners',
    withoutSales: 'a matter for sales',
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
