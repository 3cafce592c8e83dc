import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { billingAddressInput, paymentInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

const keepChosen = [
  { type: 'keepPayment', params: answerOf },
  'forgetTrouble',
  { type: 'recordVisit', params: { name: 'add_payment_info' } },
] as const;

const toPaymentForm = { actions: ['forwardToPaymentForm', 'forgetTrouble'] } as const;

/** Editing the address cancels Continue at any point: no typed text is lost. */
const takenBack = {
  'billing.source.chosen': {
    guard: 'isShippingAddressKnown',
    target: '#checkout.step.billing.address',
    actions: ['withdrawPayment', 'chooseBillingSource', 'forgetTrouble'],
  },
  'address.country.changed': {
    guard: 'isOwnBillingAddress',
    target: '#checkout.step.billing.address.editing',
    actions: ['withdrawPayment', 'openBillingAddress', 'forwardToBillingAddress', 'forgetTrouble'],
  },
  'address.field.changed': {
    guard: 'isOwnBillingAddress',
    target: '#checkout.step.billing.address.editing',
    actions: ['withdrawPayment', 'openBillingAddress', 'forwardToBillingAddress', 'forgetFieldTrouble'],
  },
} as const;

const back = [
  { guard: 'isShippingRequired', target: '#checkout.step.shipping.method', actions: 'forgetTrouble' },
  { target: '#checkout.step.contact', actions: 'forgetTrouble' },
] as const;

const addressState = checkoutChart.createStateConfig({
  meta: { step: 'billing.address', description: 'The buyer enters the billing address.' },
  entry: { type: 'noteStep', params: { step: 'billing.address' } },
  initial: 'opening',
  on: {
    'checkout.repriced': [
      { guard: 'hasLostItsStep', target: '#resuming' },
      { guard: 'isStepSettled', target: '#checkout.step.billing.address', actions: 'tellPayment' },
    ],
    // The address comes first. Its own event carries the input that the screen continues with.
    'payment.*': { guard: 'isFillingInPayment', ...toPaymentForm },
  },
  states: {
    opening: {
      meta: {
        description:
          'The step opens with the shipping address, unless the buyer entered another one or nothing is shipped.',
      },
      always: [{ guard: 'isOwnBillingAddress', target: 'editing' }, { target: 'sameAsShipping' }],
    },
    sameAsShipping: {
      meta: { description: 'The billing address is the shipping address.' },
      on: {
        'back.requested': { target: '#checkout.step.shipping.method', actions: 'forgetTrouble' },
        'billing.source.chosen': { target: 'opening', actions: 'chooseBillingSource' },
        'billing.submitted': { target: 'saving', actions: ['billToShippingAddress', 'forgetTrouble'] },
      },
    },
    editing: {
      meta: { description: 'The buyer types a billing address; Continue reports mistakes.' },
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
      meta: { description: 'The shop saves the billing address.' },
      on: takenBack,
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
      meta: { description: 'The billing address is saved; the payment is on the same screen.' },
      always: [
        {
          guard: 'isPaymentRequired',
          target: '#checkout.step.billing.payment',
          actions: ['tellPayment', 'submitPayment'],
        },
        { target: '#checkout.step.review' },
      ],
    },
  },
});

/** The billing address and the payment, on one screen: Continue saves the address, then the payment. */
export const billingState = checkoutChart.createStateConfig({
  meta: { description: 'The buyer enters the billing address and the payment.' },
  invoke: {
    id: 'paymentForm',
    src: 'paymentForm',
    input: paymentInput,
    onDone: [
      {
        guard: { type: 'isLastAnswer', params: answerOf },
        target: '#checkout.step.review',
        actions: keepChosen,
      },
      { target: '#resuming', actions: keepChosen },
    ],
  },
  initial: 'address',
  states: {
    address: addressState,
    payment: {
      meta: {
        step: 'payment',
        description: 'The buyer selects a payment method; nothing is charged before the review.',
      },
      entry: { type: 'noteStep', params: { step: 'payment' } },
      on: {
        ...takenBack,
        'back.requested': back,
        'payment.*': toPaymentForm,
        'checkout.repriced': [{ guard: 'hasLostItsStep', target: '#resuming' }, { actions: 'tellPayment' }],
      },
    },
  },
});
