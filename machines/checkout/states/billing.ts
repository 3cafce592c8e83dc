import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { billingAddressInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

const back = [
  { guard: 'isShippingRequired', target: '#checkout.step.shipping.method', actions: 'forgetTrouble' },
  { target: '#checkout.step.contact', actions: 'forgetTrouble' },
] as const;

/** Where the invoice goes. */
export const billingState = checkoutChart.createStateConfig({
  meta: { description: 'The buyer says whose name stands on the invoice.' },
  initial: 'address',
  states: {
    address: {
      meta: { step: 'billing.address', description: 'The buyer says where the invoice goes.' },
      entry: { type: 'noteStep', params: { step: 'billing.address' } },
      initial: 'opening',
      states: {
        opening: {
          meta: {
            description:
              'The step opens with the shipping address unless the buyer gave another one, or nothing ships.',
          },
          always: [{ guard: 'isOwnBillingAddress', target: 'editing' }, { target: 'sameAsShipping' }],
        },
        sameAsShipping: {
          meta: { description: 'The invoice goes where the parcel goes.' },
          on: {
            'back.requested': { target: '#checkout.step.shipping.method', actions: 'forgetTrouble' },
            'billing.source.chosen': { target: 'opening', actions: 'chooseBillingSource' },
            'billing.submitted': { target: 'saving', actions: ['billToShippingAddress', 'forgetTrouble'] },
          },
        },
        editing: {
          meta: { description: 'The buyer types a billing address; mistakes are said on Continue.' },
          entry: 'openBillingAddress',
          exit: 'closeBillingAddress',
          on: {
            'back.requested': back,
            'billing.source.chosen': {
              guard: 'isShippingAddressKnown',
              target: 'opening',
              actions: ['chooseBillingSource', 'forgetTrouble'],
            },
            'address.country.changed': { actions: ['forwardToBillingAddress', 'forgetTrouble'] },
            'address.field.changed': { actions: ['forwardToBillingAddress', 'forgetFieldTrouble'] },
            'address.field.left': { actions: 'forwardToBillingAddress' },
            'address.submitted': { actions: 'forwardToBillingAddress' },
            'address.completed': { target: 'saving', actions: 'forgetTrouble' },
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop keeps the billing address.' },
          invoke: {
            id: 'updateBillingAddress',
            src: 'updateBillingAddress',
            input: billingAddressInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: 'saved',
                actions: [{ type: 'keepCheckout', params: answerOf }, 'takeSavedBillingAddress'],
              },
              refused,
            ],
            onError: { target: 'opening', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        saved: {
          meta: { description: 'The shop has the billing address.' },
          always: [
            { guard: 'isPaymentAwaited', target: '#checkout.step.payment' },
            { target: '#checkout.step.review' },
          ],
        },
      },
    },
  },
});
