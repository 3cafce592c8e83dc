import { answerOf, type ClockPort, deadlineActor, portActors, rejectionOf } from '../flow/index.ts';
import { paymentWithPorts } from '../payment/index.ts';
import {
  formInput,
  linkInput,
  noInput,
  orderPaymentPortNames,
  orderPaymentSetup,
  payInput,
  secretInput,
  waitInput,
} from './order-payment.setup.ts';
import type { OrderPaymentContext, OrderPaymentInput, OrderPaymentPorts } from './order-payment.types.ts';

const firstContext = ({
  input: { served, entered, ...link },
}: {
  input: OrderPaymentInput;
}): OrderPaymentContext => ({
  ...link,
  payable: served,
  payment: null,
  preferred: entered?.preferred ?? null,
  mandate: { holder: '', email: '', ...entered?.mandate, isAuthorized: false },
  idempotencyKey: null,
  clientSecret: null,
  repeats: 0,
  trouble: null,
});

/** A definite refusal. What the shop says of the debt decides what follows; the payment is entered again. */
const refused = [
  { guard: { type: 'isGone', params: answerOf }, target: '#order-payment.missing', actions: 'endAttempt' },
  {
    target: '#order-payment.judging',
    actions: [
      { type: 'keepPayable', params: answerOf },
      { type: 'keepRefusals', params: answerOf },
      'endAttempt',
      'forgetPayment',
    ],
  },
] as const;

/** From the press of the button to a definite answer: one key, sent again as often as needed. */
const payingState = orderPaymentSetup.createStateConfig({
  tags: 'pending',
  meta: { description: 'The payment is made, exactly once.' },
  entry: 'resetRepeats',
  initial: 'creatingKey',
  states: {
    creatingKey: {
      meta: { description: 'A key is created that identifies this payment.' },
      invoke: {
        id: 'createPaymentKey',
        src: 'createPaymentKey',
        input: noInput,
        onDone: { target: 'sending', actions: { type: 'keepKey', params: answerOf } },
        onError: {
          target: '#order-payment.open',
          actions: { type: 'noteLostConnection', params: rejectionOf },
        },
      },
    },
    sending: {
      meta: { description: 'The shop is asked to charge the payment method.' },
      invoke: {
        id: 'payPayable',
        src: 'payPayable',
        input: payInput,
        onDone: [
          {
            guard: { type: 'isSettled', params: answerOf },
            target: '#order-payment.judging',
            actions: [{ type: 'keepPayable', params: answerOf }, 'endAttempt', 'forgetTrouble'],
          },
          {
            guard: { type: 'isConfirmationNeeded', params: answerOf },
            target: 'redirect',
            actions: { type: 'keepSecret', params: answerOf },
          },
          { guard: { type: 'isStillPending', params: answerOf }, target: 'waiting' },
          ...refused,
        ],
        onError: { target: 'unclear', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    redirect: {
      meta: { description: 'The payer confirms with the bank, here or on the bank’s own page.' },
      always: { guard: 'hasAskedOftenEnough', target: '#order-payment.pending' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: secretInput,
        onDone: [
          {
            guard: { type: 'isConfirmed', params: answerOf },
            target: 'sending',
            actions: 'countRepeat',
          },
          {
            target: '#order-payment.open',
            actions: [{ type: 'keepRefusals', params: answerOf }, 'endAttempt', 'forgetPayment'],
          },
        ],
        onError: { target: 'unclear', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    waiting: {
      meta: { description: 'The payment is still in progress; the shop is asked again in a moment.' },
      always: { guard: 'hasAskedOftenEnough', target: '#order-payment.pending' },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: waitInput,
        onDone: { target: 'sending', actions: 'countRepeat' },
      },
    },
    unclear: {
      meta: {
        description:
          'There was no answer: the page shows that it is checking whether the payment went through.',
      },
      always: { guard: 'hasAskedOftenEnough', target: '#order-payment.pending' },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: waitInput,
        onDone: { target: 'sending', actions: 'countRepeat' },
      },
    },
  },
});

const retrying = {
  'retry.requested': { target: 'asking', actions: 'resetRepeats' },
} as const;

/** A payment is in progress, here, in another tab or by someone else. */
const pendingState = orderPaymentSetup.createStateConfig({
  meta: { description: 'A payment is in progress; the page shows it, and nothing else can be paid.' },
  entry: ['resetRepeats', 'endAttempt', 'forgetPayment', 'forgetTrouble'],
  initial: 'waiting',
  states: {
    waiting: {
      meta: { description: 'The shop is asked again in a moment, or at once when the payer wants it.' },
      always: { guard: 'hasAskedOftenEnough', target: 'resting' },
      on: retrying,
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: waitInput,
        onDone: { target: 'asking', actions: 'countRepeat' },
      },
    },
    asking: {
      tags: 'pending',
      meta: { description: 'The shop asks the provider for the status of the payment.' },
      invoke: {
        id: 'lookUpPayable',
        src: 'loadPayable',
        input: linkInput,
        onDone: [
          { guard: { type: 'isStillInProgress', params: answerOf }, target: 'waiting' },
          { target: '#order-payment.judging', actions: { type: 'keepPayable', params: answerOf } },
        ],
        onError: 'waiting',
      },
    },
    resting: {
      meta: { description: 'The shop was asked often enough; it is asked again when the payer wants it.' },
      on: retrying,
    },
  },
});

/** Pays an order or an invoice by its link: what is owed, the payment form, the payment, its confirmation. */
export const orderPaymentMachine = orderPaymentSetup.createMachine({
  id: 'order-payment',
  context: firstContext,
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'Checks whether the page already contains what is owed.' },
      always: [{ guard: 'isServed', target: 'judging' }, { target: 'loading' }],
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked what is owed.' },
      invoke: {
        id: 'loadPayable',
        src: 'loadPayable',
        input: linkInput,
        onDone: {
          target: 'judging',
          actions: [{ type: 'keepPayable', params: answerOf }, 'forgetTrouble'],
        },
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button asks again.' },
      on: { 'retry.requested': 'loading' },
    },
    judging: {
      meta: { description: 'The shop’s answer decides what the page shows.' },
      always: [
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isPending', target: 'pending' },
        { guard: 'isPartlyPaid', target: 'partlyPaid' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'open' },
      ],
    },
    open: {
      meta: { description: 'The payer sees what is owed, and chooses how to pay.' },
      invoke: {
        id: 'paymentForm',
        src: 'paymentForm',
        input: formInput,
        onDone: {
          target: 'paying',
          actions: [{ type: 'keepPayment', params: answerOf }, 'forgetTrouble'],
        },
      },
      on: {
        'mandate.changed': { actions: ['keepMandate', 'tellPaymentForm'] },
        'payment.method.chosen': { actions: ['preferMethod', 'forwardToPaymentForm', 'forgetTrouble'] },
        // Otherwise it is passed on as all that happens to the payment form.
        'payment.submitted': { guard: 'isMandateIncomplete', actions: ['refuseMandate', 'checkPaymentForm'] },
        'payment.*': { actions: ['forwardToPaymentForm', 'forgetPaymentTrouble'] },
      },
    },
    paying: payingState,
    pending: pendingState,
    partlyPaid: {
      meta: {
        description:
          'A part has arrived by bank transfer; the page shows what is missing and how to transfer it.',
      },
    },
    paid: {
      meta: { description: 'It is paid; the page confirms it and asks for nothing.' },
      entry: 'announcePaid',
    },
    expired: {
      meta: { description: 'It can no longer be paid; the page shows what to do instead.' },
    },
    missing: {
      meta: { description: 'No order or invoice has this link.' },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export const orderPaymentWithPorts = (
  ports: OrderPaymentPorts,
  clock: ClockPort,
): typeof orderPaymentMachine =>
  orderPaymentMachine.provide({
    actors: {
      ...portActors(ports, orderPaymentPortNames),
      paymentForm: paymentWithPorts(ports),
      deadline: deadlineActor(clock),
    },
  });
