import type { MachineWords } from '../flow/index.ts';

export const extraProbeWords: MachineWords = {
  kind: 'flow',
  title: 'Extra probe',
  sentence: 'A member of an organization with a running plan adds probes to those that it has.',
  services: {},
  events: { 'probe.chosen': 'Person chooses a probe' },
  guards: {
    isPlanMissing: 'no plan is running',
    isOrganizationFull: 'the organization has as many probes as it may register',
    isProbeNotSoldForPlan: 'the country sells no probe for the plan',
    isQuantityPossible: 'the organization may register so many more',
    isChoicePossible: 'so many of the probe may be added',
  },
  actions: {
    chooseProbe: 'keep which probe it is',
    chooseQuantity: 'keep how many are wanted',
  },
  places: {
    withoutPlan: 'no running plan',
    whenFull: 'as many probes as possible',
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
