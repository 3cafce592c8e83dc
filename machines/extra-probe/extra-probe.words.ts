import type { MachineWords } from '../flow/index.ts';

export const extraProbeWords: MachineWords = {
  kind: 'flow',
  title: 'Extra probe',
  sentence: 'A member of an organization with an active plan adds probes to those it has.',
  services: {},
  events: { 'probe.chosen': 'Person chooses a probe' },
  guards: {
    isPlanMissing: 'no plan is active',
    isOrganizationFull: 'the organization has reached its probe limit',
    isProbeNotSoldForPlan: 'no probe for the plan is sold in the country',
    isQuantityPossible: 'the organization can register this many more',
    isChoicePossible: 'this quantity of the probe can be added',
  },
  actions: {
    chooseProbe: 'keep the chosen probe',
    chooseQuantity: 'keep the quantity',
  },
  places: {
    withoutPlan: 'no active plan',
    whenFull: 'probe limit reached',
    forPlan: 'no probe for the plan',
  },
  troubles: [
    'extra-probe.unanswered',
    'extra-probe.signedOut.ended',
    'extra-probe.known.refused',
    'extra-probe.known.refused.withoutOrganization',
    'extra-probe.known.refused.withoutSales',
    'extra-probe.known.refused.withoutPlan',
    'extra-probe.known.refused.toMembers',
    'extra-probe.known.refused.whenFull',
    'extra-probe.known.refused.forPlan',
  ],
};
