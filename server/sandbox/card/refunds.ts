import type { Stripe } from 'stripe';
import { formatAmount } from './amounts.ts';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer } from './api-answer.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import { newId } from './ids.ts';
import { listObjects, listParameters } from './list-objects.ts';
import { invalidMetadata, mergeMetadata } from './parameters.ts';
import type { Work } from './work.ts';

const refundParameters = {
  amount: 'integer',
  charge: 'string',
  payment_intent: 'string',
  reason: 'string',
  metadata: 'hash',
} as const;

async function findCharge(
  {
    charge,
    payment_intent: intentId,
  }: { readonly charge: string | null; readonly payment_intent: string | null },
  work: Work,
): Promise<Stripe.Charge | ApiAnswer> {
  if (charge !== null)
    return (await work.find('charge', charge))?.document ?? notFoundAnswer('charge', charge, 'charge');
  if (intentId === null) {
    return invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  const intent = (await work.find('payment_intent', intentId))?.document;
  if (!intent) return notFoundAnswer('payment_intent', intentId, 'payment_intent');
  const latest =
    typeof intent.latest_charge === 'string' ? await work.find('charge', intent.latest_charge) : null;
  return (
    latest?.document ??
    invalidRequest(`The PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  );
}

function isAnswer(value: Stripe.Charge | ApiAnswer): value is ApiAnswer {
  return 'body' in value;
}

async function create({ values, work }: Call<typeof refundParameters>): Promise<ApiAnswer> {
  const charge = await findCharge(values, work);
  if (isAnswer(charge)) return charge;
  if (charge.status !== 'succeeded') {
    return invalidRequest(`Charge ${charge.id} was not successful and cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  if (charge.disputed) {
    return invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    return invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = values.amount ?? left;
  if (amount < 1 || amount > left) {
    const asked = formatAmount(amount, charge.currency);
    return invalidRequest(
      `Refund amount (${asked}) is not between 1 and the unrefunded amount on charge (${formatAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
  }
  const metadata = mergeMetadata({}, values.metadata);
  return metadata ? refund(charge, { amount, reason: values.reason, metadata }, work) : invalidMetadata();
}

function refund(
  charge: Stripe.Charge,
  {
    amount,
    reason,
    metadata,
  }: { readonly amount: number; readonly reason: string | null; readonly metadata: Record<string, string> },
  work: Work,
): ApiAnswer {
  const made: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const amountRefunded = charge.amount_refunded + amount;
  const refundedCharge: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  work.put('refund', made);
  work.put('charge', refundedCharge);
  work.emit('refund.created', made);
  work.emit('charge.refunded', refundedCharge);
  return answer(made);
}

export const refundEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/refunds',
    access: 'server',
    parameters: refundParameters,
    required: [],
    handle: create,
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/refunds/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('refund', id);
      return stored ? answer(stored.document) : notFoundAnswer('refund', id, 'id');
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/refunds',
    access: 'server',
    parameters: { ...listParameters, charge: 'string', payment_intent: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects(
        {
          kind: 'refund',
          url: '/v1/refunds',
          values,
          where: { charge: values.charge, payment_intent: values.payment_intent },
        },
        work,
      ),
  }),
];
