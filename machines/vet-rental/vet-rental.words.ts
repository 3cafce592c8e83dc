import type { MachineWords } from '../flow/index.ts';

export const vetRentalWords: MachineWords = {
  kind: 'flow',
  title: 'Vet rental',
  sentence: 'A veterinarian rents a probe with its membership month by month, with a minimum term.',
  services: {},
  events: {},
  guards: {
    isCountryWithoutRental: 'probes aren’t rented out in the country',
    isRentalBundleMissing: 'the shop has no rental bundle',
    isPlanRental: 'the organization’s plan is a rental',
    isOtherPlanActive: 'another plan is active',
  },
  actions: {
    chooseConnector: 'keep the chosen connector',
    noteSignIn: 'note that someone is signed in',
    noteSignOut: 'note that no one is signed in',
  },
  places: {
    notRented: 'nothing to rent',
    withoutOffer: 'no probe to rent',
    afterSession: 'after the session',
    whileRenting: 'a rented probe',
    whileActive: 'an active membership',
  },
  troubles: [
    'vet-rental.unanswered',
    'vet-rental.choosing.afterSession',
    'vet-rental.notRented',
    'vet-rental.notRented.inCountry',
    'vet-rental.notRented.withoutOffer',
    'vet-rental.refused',
    'vet-rental.refused.withoutSales',
    'vet-rental.refused.whileRenting',
    'vet-rental.refused.whileActive',
    'vet-rental.refused.toMembers',
  ],
};
