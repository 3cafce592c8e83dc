import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { sameBillingAddressInput, shippingAddressInput, shippingMethodInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

/** The contact details are above the address, on the same screen. */
const atContact = {
  'contact.field.changed': {
    target: '#checkout.step.contact',
    actions: ['changeContact', 'forgetFieldTrouble'],
  },
  'contact.marketing.changed': { target: '#checkout.step.contact', actions: 'changeMarketing' },
  'contact.buyer.chosen': { target: '#checkout.step.contact', actions: ['chooseBuyer', 'forgetTrouble'] },
} as const;

/** Typing during the request cancels Continue: no text is lost. */
const takenBack = {
  ...atContact,
  'address.field.changed': {
    target: 'editing',
    actions: ['openShippingAddress', 'forwardToShippingAddress', 'forgetFieldTrouble'],
  },
} as const;

/** The shipping address and method; skipped if nothing is shipped. */
export const shippingState = checkoutChart.createStateConfig({
  meta: { description: 'The buyer enters the shipping address and method.' },
  initial: 'address',
  states: {
    address: {
      meta: { step: 'shipping.address', description: 'The buyer enters the shipping address.' },
      entry: { type: 'noteStep', params: { step: 'shipping.address' } },
      initial: 'editing',
      states: {
        editing: {
          meta: {
            description:
              'The buyer types the shipping address; changing the contact details above leads back to them.',
          },
          always: { guard: 'isContactTyped', target: '#checkout.step.contact' },
          entry: 'openShippingAddress',
          exit: 'closeShippingAddress',
          on: {
            'address.field.changed': { actions: ['forwardToShippingAddress', 'forgetFieldTrouble'] },
            ...atContact,
            'address.field.left': { actions: 'forwardToShippingAddress' },
            'address.submitted': { actions: 'forwardToShippingAddress' },
            'address.completed': [
              { guard: 'isShippingAddressSaved', target: 'saved', actions: 'takeSavedShippingAddress' },
              { target: 'saving', actions: 'forgetTrouble' },
            ],
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop saves the shipping address and calculates tax and delivery.' },
          on: takenBack,
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
                target: 'saved',
                actions: [{ type: 'keepCheckout', params: answerOf }, 'takeSavedShippingAddress'],
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
              'The shipping address is also the billing address, so the billing address is updated.',
          },
          on: takenBack,
          invoke: {
            id: 'updateBillingAddress',
            src: 'updateBillingAddress',
            input: sameBillingAddressInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: 'saved',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              refused,
            ],
            onError: { target: 'editing', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        saved: {
          meta: { description: 'The shipping address is saved, with its shipping methods.' },
          always: [
            { guard: 'isOrderComplete', target: '#checkout.step.review' },
            { target: '#checkout.step.shipping.method' },
          ],
        },
      },
    },
    method: {
      meta: { step: 'shipping.method', description: 'The buyer selects a shipping method.' },
      entry: { type: 'noteStep', params: { step: 'shipping.method' } },
      initial: 'choosing',
      states: {
        choosing: {
          meta: {
            description:
              'The shipping methods are shown with prices and delivery dates; the first one is selected. A note to the shop can be added.',
          },
          on: {
            'back.requested': { target: '#checkout.step.shipping.address', actions: 'forgetTrouble' },
            'shipping.method.chosen': { actions: ['chooseShippingMethod', 'forgetTrouble'] },
            'note.changed': { actions: 'changeNote' },
            'shipping.method.submitted': [
              { guard: 'isNoteRefused', actions: 'listNoteProblem' },
              { guard: 'isShippingMethodSelected', target: 'saving', actions: 'forgetTrouble' },
              { actions: 'askForShippingMethod' },
            ],
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop saves the shipping method and the note, and adds the price.' },
          invoke: {
            id: 'updateShippingMethod',
            src: 'updateShippingMethod',
            input: shippingMethodInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: 'saved',
                actions: [
                  { type: 'keepCheckout', params: answerOf },
                  { type: 'forgetDraft', params: { draft: 'shippingMethodId' } },
                  { type: 'forgetDraft', params: { draft: 'note' } },
                  { type: 'recordVisit', params: { name: 'add_shipping_info' } },
                ],
              },
              refused,
            ],
            onError: { target: 'choosing', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        saved: {
          meta: { description: 'The shipping method is saved.' },
          always: [
            { guard: 'isOrderComplete', target: '#checkout.step.review' },
            { target: '#checkout.step.billing.address' },
          ],
        },
      },
    },
  },
});
