import type { MachineWords } from '../flow/index.ts';

export const upgradeWords: MachineWords = {
  kind: 'flow',
  title: 'Upgrade',
  sentence:
    'An administrator sees every plan above the current one, what it would cost today, and changes to one.',
  services: {
    loadUpgrading: 'the shop who is signed in and what their organizations have',
  },
  events: {},
  guards: {
    isProPlan: 'the current plan is a Pro plan',
    isHighestPlan: 'the shop sells no plan above the current one here',
    isTermPossible: 'the chosen plan is available',
  },
  actions: {},
  places: {
    withPro: 'a Pro plan',
    beyondHighest: 'no higher plan',
  },
  troubles: [
    'upgrade.unanswered',
    'upgrade.signedOut.ended',
    'upgrade.refused',
    'upgrade.refused.withoutOrganization',
    'upgrade.refused.withoutSales',
    'upgrade.refused.afterEnd',
    'upgrade.refused.toMembers',
    'upgrade.refused.withPro',
    'upgrade.refused.beyondHighest',
    'upgrade.refused.whileOverdue',
    'upgrade.refused.whileCommitted',
  ],
};
