import { initialTransition } from 'xstate';
import { refusalOf } from '../../flow/index.ts';
import type { OrderPaymentInput, Payable } from '../../order-payment/index.ts';
import { type PaymentInput, paymentMachine } from '../../payment/index.ts';
import type { ErrorCode, RefusalReason } from '../../rules/errors/index.ts';
import { money } from '../../rules/money/index.ts';
import { examplePayable } from '../example-payable.ts';
import { exampleMeans } from '../start-checkout.ts';
import { answers, type Scenario, noResponse, wait } from './scenario.ts';

const served: OrderPaymentInput = {
  kind: 'INVOICE',
  token: examplePayable.token,
  country: 'US',
  served: examplePayable,
};

const withStatus = (status: Payable['status']): Payable => ({ ...examplePayable, status, methods: [] });
const paid: Payable = { ...withStatus('PAID'), number: 'US-2027-000042', payUntil: null };
const partly: Payable = {
  ...withStatus('PARTLY_PAID'),
  number: 'US-2027-000042',
  partPayment: { received: money(10_000, 'USD'), open: money(32_000, 'USD') },
};
const foundAnswer = (payable: Payable) => ({ status: 'found' as const, payable });
const refusedAnswer = (code: ErrorCode, payable: Payable | null, reason: RefusalReason | null = null) => ({
  status: 'refused' as const,
  refusals: [refusalOf(code, null, reason)],
  payable,
});

export const orderPaymentScenario: Scenario = {
  inputs: {
    served: { sentence: 'someone with the link of an open invoice', input: served },
    unserved: {
      sentence: 'someone with a link that the page was served without',
      input: { ...served, served: null },
    },
    debit: {
      sentence: 'someone with the link of an open invoice that a bank account can pay',
      input: { ...served, served: { ...examplePayable, methods: ['CREDIT_CARD', 'ACH'] } },
    },
  },
  events: [
    {
      sentence: 'the payer types into the card fields',
      event: { type: 'payment.card.changed', field: 'card.number' },
    },
    {
      sentence: 'the payer chooses direct debit',
      event: { type: 'payment.method.chosen', method: 'ACH' },
    },
    {
      sentence: 'the payer enters the account holder',
      event: { type: 'mandate.changed', change: { holder: 'Ada Byron' } },
    },
    {
      sentence: 'the payer enters the address for the debit notice',
      event: { type: 'mandate.changed', change: { email: 'ada@clinic.example' } },
    },
    {
      sentence: 'the payer authorizes the debit',
      event: { type: 'mandate.changed', change: { isAuthorized: true } },
    },
    { sentence: 'the payer pays', event: { type: 'payment.submitted' } },
    { sentence: 'the payer asks again', event: { type: 'retry.requested' } },
  ],
  services: {
    loadPayable: {
      outcomes: {
        open: answers('it is open', foundAnswer(examplePayable)),
        pending: answers('a payment is in progress', foundAnswer(withStatus('PENDING'))),
        paid: answers('it is paid', foundAnswer(paid)),
        partlyPaid: answers('a part has arrived', foundAnswer(partly)),
        expired: answers('it can no longer be paid', foundAnswer(withStatus('EXPIRED'))),
        missing: answers('the shop doesn’t know it', { status: 'missing' }),
        silent: noResponse('the shop does not answer'),
      },
    },
    paymentForm: {
      begin: (input: PaymentInput) => initialTransition(paymentMachine, input)[0],
      outcomes: {
        card: answers('the card is accepted', { method: 'CREDIT_CARD', means: exampleMeans }),
        debit: answers('the debit is chosen', { method: 'ACH', means: null }),
      },
    },
    createPaymentKey: {
      outcomes: { made: answers('a key is made', 'key-1'), silent: noResponse('no key can be made') },
    },
    payPayable: {
      outcomes: {
        paid: answers('the payment is made', { status: 'settled', payable: paid }),
        confirmation: answers('the bank asks the payer', {
          status: 'confirmation',
          clientSecret: 'secret-1',
        }),
        pending: answers('the payment is in progress', { status: 'pending' }),
        declined: answers('the card is declined', refusedAnswer('CARD_DECLINED', examplePayable)),
        repriced: answers('the amount has changed', refusedAnswer('PRICES_ARE_CHANGED', examplePayable)),
        paidBefore: answers(
          'someone else has paid it',
          refusedAnswer('OPERATION_NOT_ALLOWED', paid, 'CHANGED_ELSEWHERE'),
        ),
        underWay: answers(
          'another payment is in progress',
          refusedAnswer('OPERATION_NOT_ALLOWED', withStatus('PENDING'), 'PAYMENT_UNDER_WAY'),
        ),
        tooMany: answers(
          'there were too many attempts',
          refusedAnswer('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_TRIES'),
        ),
        gone: answers('the shop no longer knows it', refusedAnswer('NOT_FOUND', null)),
        silent: noResponse('the shop does not answer'),
      },
    },
    confirmPayment: {
      outcomes: {
        confirmed: answers('the bank confirms', { status: 'confirmed' }),
        refused: answers('the bank refuses', { status: 'refused', refusals: [refusalOf('CARD_DECLINED')] }),
        silent: noResponse('the bank does not answer'),
      },
    },
    deadline: wait('the wait is over'),
  },
  ways: [
    // Only where it is offered does the choice of a debit change anything.
    { input: 'debit', labels: ['{"type":"payment.method.chosen"', '{"type":"payment.submitted"'] },
    {
      input: 'debit',
      labels: [
        '{"type":"payment.method.chosen"',
        '{"type":"mandate.changed","change":{"holder"',
        '{"type":"mandate.changed","change":{"email"',
        '{"type":"mandate.changed","change":{"isAuthorized"',
        '{"type":"payment.submitted"',
      ],
    },
  ],
  limit: 600,
};
