import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { sameBillingAddressInput, shippingAddressInput, shippingMethodInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

/** Where the parcel goes and how; skipped when nothing ships. */
export const shippingState = checkoutChart.createStateConfig({
  meta: { description: 'The buyer says where the parcel goes and how.' },
  initial: 'address',
  states: {
    address: {
      meta: { step: 'shipping.address', description: 'The buyer says where the parcel goes.' },
      initial: 'editing',
      states: {
        editing: {
          meta: { description: 'The buyer types the shipping address; mistakes are said on Continue.' },
          entry: 'openShippingAddress',
          exit: 'closeShippingAddress',
          on: {
            'address.field.changed': { actions: ['forwardToShippingAddress', 'forgetFieldTrouble'] },
            'address.field.left': { actions: 'forwardToShippingAddress' },
            'address.submitted': { actions: 'forwardToShippingAddress' },
            'address.completed': { target: 'saving', actions: 'forgetTrouble' },
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop keeps the shipping address and works out tax and delivery.' },
          invoke: {
            id: 'updateShippingAddress',
            src: 'updateShippingAddress',
            input: shippingAddressInput,
            onDone: [
              {
                guard: { type: 'isAcceptedForBillingToo', params: answerOf },
                target: 'copyingToBilling',
                actions: [{ type: 'keepCheckout', params: answerOf }, 'takeSavedShippingAddress'],
              },
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: '#routing',
                actions: [
                  { type: 'keepCheckout', params: answerOf },
                  'takeSavedShippingAddress',
                  { type: 'goOnAfter', params: { step: 'shipping.address' } },
                ],
              },
              refused,
            ],
            onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        copyingToBilling: {
          tags: 'pending',
          meta: {
            description:
              'The invoice goes where the parcel goes, so the billing address follows the new one.',
          },
          invoke: {
            id: 'updateBillingAddress',
            src: 'updateBillingAddress',
            input: sameBillingAddressInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: '#routing',
                actions: [
                  { type: 'keepCheckout', params: answerOf },
                  { type: 'goOnAfter', params: { step: 'shipping.address' } },
                ],
              },
              refused,
            ],
            onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
      },
    },
    method: {
      meta: { step: 'shipping.method', description: 'The buyer chooses how fast the parcel comes.' },
      initial: 'choosing',
      states: {
        choosing: {
          meta: {
            description: 'The ways to ship are shown with price and day of arrival; the first one is ticked.',
          },
          on: {
            'shipping.method.chosen': { actions: ['chooseShippingMethod', 'forgetTrouble'] },
            'shipping.method.submitted': [
              { guard: 'isShippingMethodSelected', target: 'saving', actions: 'forgetTrouble' },
              { actions: 'askForShippingMethod' },
            ],
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop keeps the shipping method and adds its price.' },
          invoke: {
            id: 'updateShippingMethod',
            src: 'updateShippingMethod',
            input: shippingMethodInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: '#routing',
                actions: [
                  { type: 'keepCheckout', params: answerOf },
                  { type: 'forgetDraft', params: { draft: 'shippingMethodId' } },
                  { type: 'goOnAfter', params: { step: 'shipping.method' } },
                ],
              },
              refused,
            ],
            onError: { target: 'choosing', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
      },
    },
  },
});
