import type { MachineWords } from '../flow/index.ts';

export const renewalWords: MachineWords = {
  kind: 'flow',
  title: 'Renewal',
  sentence: 'An administrator pays for one more term of a plan that ends soon, is overdue or has ended.',
  services: {
    loadRenewing: 'the shop who is signed in and what their organizations have',
  },
  events: { 'renewal.requested': 'Administrator decides to renew' },
  guards: {
    isPlanWithoutTerms: 'the plan has no further terms',
    isRenewedTooEarly: 'the current term has more than 90 days left',
  },
  actions: {},
  places: {
    withoutTerms: 'a plan without further terms',
    tooEarly: 'too early',
  },
  troubles: [
    'renewal.unanswered',
    'renewal.signedOut.ended',
    'renewal.refused',
    'renewal.refused.withoutOrganization',
    'renewal.refused.withoutSales',
    'renewal.refused.toMembers',
    'renewal.refused.withoutTerms',
    'renewal.refused.tooEarly',
  ],
};
