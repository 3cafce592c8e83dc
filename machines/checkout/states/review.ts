import { checkoutChart } from '../checkout.actions.ts';

/** A review of everything before placing the order, with the acknowledgements above the button. */
export const reviewState = checkoutChart.createStateConfig({
  meta: { step: 'review', description: 'The buyer reviews everything and places the order.' },
  entry: { type: 'noteStep', params: { step: 'review' } },
  initial: 'ready',
  on: {
    'back.requested': [
      { guard: 'isPaymentRequired', target: '#checkout.step.billing.payment', actions: 'forgetTrouble' },
      { target: '#checkout.step.billing.address', actions: 'forgetTrouble' },
    ],
    'attestation.changed': { actions: 'changeAttestation' },
    'order.submitted': [
      { guard: 'isChangeUnderWay' },
      { guard: 'isEmpty', target: '#resuming' },
      { guard: 'isOrderIncomplete', target: '#resuming' },
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
        description: 'Prices or products changed: old and new are compared, and the buyer confirms again.',
      },
      exit: 'endComparison',
    },
  },
});
