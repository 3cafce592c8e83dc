import type { MachineWords } from '../flow/index.ts';

export const upgradeWords: MachineWords = {
  kind: 'flow',
  title: 'Upgrade',
  sentence:
    'An administrator sees every plan above the running one, what it would cost today, and changes to one.',
  services: {
    loadUpgrading: 'the shop who is signed in and what their organizations have',
    compareTerms: 'the shop what each plan above the running one would cost today',
  },
  events: {},
  guards: {
    isPlanEnded: 'no plan is running',
    isHighestPlan: 'the shop sells no plan above the running one here',
    isRenewalOverdue: 'the last renewal has not been paid',
    isRentalCommitted: 'the commitment of the rental has not ended',
    isTermPossible: 'the chosen plan may be had',
  },
  actions: {
    keepTerms: 'keep what each plan would cost',
    noteOtherChange: 'note that another administrator has changed the plan',
    forgetOtherChange: 'forget the other administrator’s change',
  },
  places: {
    afterEnd: 'no running plan',
    beyondHighest: 'no higher plan',
    whileOverdue: 'an overdue renewal',
    whileCommitted: 'a committed rental',
  },
  troubles: [
    'upgrade.unanswered',
    'upgrade.signedOut.ended',
    'upgrade.refused',
    'upgrade.refused.withoutOrganization',
    'upgrade.refused.withoutSales',
    'upgrade.refused.afterEnd',
    'upgrade.refused.toMembers',
    'upgrade.refused.beyondHighest',
    'upgrade.refused.whileOverdue',
    'upgrade.refused.whileCommitted',
  ],
};
