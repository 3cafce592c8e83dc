import { checkoutChart } from '../checkout.actions.ts';

/** Everything once more before it counts; the acknowledgements stand above the placing button. */
export const reviewState = checkoutChart.createStateConfig({
  meta: { step: 'review', description: 'The buyer reads everything once more and places the order.' },
  initial: 'ready',
  on: {
    'attestation.changed': { actions: 'changeAttestation' },
    'order.submitted': [
      { guard: 'isVoucherBeingApplied' },
      { guard: 'isEmpty', target: '#routing' },
      { guard: 'isOrderIncomplete', target: '#routing' },
      { guard: 'areAttestationsTicked', target: '#placing', actions: 'forgetTrouble' },
      { actions: 'listMissingAttestations' },
    ],
  },
  states: {
    ready: {
      meta: { description: 'Lines, addresses, payment and total are shown, each with a way to change it.' },
    },
    changed: {
      meta: {
        description:
          'Prices or products changed: old and new stand side by side, and the buyer confirms again.',
      },
    },
  },
});
