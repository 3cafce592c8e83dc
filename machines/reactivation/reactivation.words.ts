import type { MachineWords } from '../flow/index.ts';

export const reactivationWords: MachineWords = {
  kind: 'flow',
  title: 'Reactivation',
  sentence:
    'An owner takes up a canceled or expired membership again, or buys one for a probe that has none, and is then offered accessories.',
  services: {
    loadOwner: 'the shop who is signed in and what their organizations have',
  },
  events: {
    'membership.chosen': 'Owner chooses a membership',
  },
  guards: {
    isWithoutOrganization: 'the person is in no organization',
    isManagedBySales: 'the sales team manages the plan',
    isMembershipRunning: 'the membership is running and can’t be renewed yet',
    isDecidedByOthers: 'only the organization’s administrators may buy a membership',
    isMarketNotSold: 'the country sells no membership for this kind of practice',
    isProbeMissing: 'the organization has no registered probe',
  },
  actions: {
    keepMemberships: 'keep what the organizations have',
    forgetMemberships: 'forget what the organizations have',
    chooseMembership: 'keep which membership it is',
  },
  places: {
    known: 'the organization',
    whileRunning: 'a running membership',
    toMembers: 'not an administrator',
  },
  troubles: [
    'reactivation.unanswered',
    'reactivation.signedOut.ended',
    'reactivation.known.refused',
    'reactivation.known.refused.withoutOrganization',
    'reactivation.known.refused.withoutSales',
    'reactivation.known.refused.whileRunning',
    'reactivation.known.refused.toMembers',
    'reactivation.known.refused.inCountry',
    'reactivation.known.refused.withoutProbe',
  ],
};
