import type { MachineWords } from '../flow/index.ts';

export const configuratorWords: MachineWords = {
  kind: 'flow',
  title: 'Configurator',
  sentence:
    'The buyer chooses a probe with its connector, membership, warranty and accessories, and adds it to the cart.',
  services: {},
  events: {
    'address.changed': 'Browser opens another address of the page',
    'picture.chosen': 'Buyer selects another picture',
  },
  guards: {
    isForOwnersOnly: 'the probe is for owners only',
    isPlanNotForProbe: 'the membership isn’t sold with the probe',
    isProbeNotSold: 'the probe isn’t sold in the country',
  },
  actions: {
    choosePicture: 'show the selected picture',
    keepAddressedSelection: 'use the choices in the address',
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
