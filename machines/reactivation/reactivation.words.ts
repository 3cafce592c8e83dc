import type { MachineWords } from '../flow/index.ts';

export const reactivationWords: MachineWords = {
  kind: 'flow',
  title: 'Reactivation',
  sentence:
    'An owner renews a canceled or expired membership, or buys one for a probe that has none, and is then offered accessories.',
  services: {},
  events: {},
  guards: {
    isMembershipActive: 'the membership is active and can’t be renewed yet',
    isMarketNotSold: 'no membership for this kind of practice is sold in the country',
    isProbeMissing: 'the organization has no registered probe',
  },
  actions: {},
  places: {
    whileActive: 'an active membership',
  },
  troubles: [
    'reactivation.unanswered',
    'reactivation.signedOut.ended',
    'reactivation.known.refused',
    'reactivation.known.refused.withoutOrganization',
    'reactivation.known.refused.withoutSales',
    'reactivation.known.refused.whileActive',
    'reactivation.known.refused.toMembers',
    'reactivation.known.refused.inCountry',
    'reactivation.known.refused.withoutProbe',
  ],
};
