import type { Stripe } from 'stripe';
import { answer, notFoundAnswer } from './api-answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { newId } from './ids.ts';
import { listObjects, listParameters } from './list-objects.ts';
import type { Decline } from './test-cards.ts';

export interface ChargeInput {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  /** Null: the payment succeeded. */
  readonly decline: Decline | null;
  /** Whether the buyer first confirmed with the bank. */
  readonly isAuthenticated: boolean;
  readonly isDisputed: boolean;
  /** The buyer's agreement to a debit; null for every other method. */
  readonly mandateId: string | null;
  readonly now: number;
}

function checksOf({ method, decline }: ChargeInput): Stripe.PaymentMethod.Card.Checks {
  const asked = method.card?.checks;
  const result = (check: string | null | undefined, isWrong: boolean) =>
    isWrong ? 'fail' : check ? 'pass' : null;
  return {
    address_line1_check: result(asked?.address_line1_check, false),
    address_postal_code_check: result(asked?.address_postal_code_check, decline?.code === 'incorrect_zip'),
    cvc_check: result(asked?.cvc_check, decline?.code === 'incorrect_cvc'),
  };
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  const isOurRule = decline?.code === 'incorrect_zip';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline
      ? isOurRule
        ? 'not_sent_to_network'
        : 'declined_by_network'
      : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    ...(isOurRule ? { rule: 'block_if_postal_code_check_fails' } : {}),
    seller_message: decline ? 'The bank did not accept the payment.' : 'Payment complete.',
    type: decline ? (isOurRule ? 'blocked' : 'issuer_declined') : 'authorized',
  };
}

function cardDetails(
  input: ChargeInput,
  card: Stripe.PaymentMethod.Card,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: input.decline ? null : input.intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: checksOf(input),
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: input.isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** An attempt to charge, as recorded by the provider. */
export function makeCharge(input: ChargeInput): Stripe.Charge {
  const { intent, method, decline, isDisputed, now } = input;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor,
    captured: !decline,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: isDisputed,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.card
      ? { type: 'card', card: cardDetails(input, method.card) }
      : { type: method.type, [method.type]: input.mandateId === null ? {} : { mandate: input.mandateId } },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

export const chargeEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/v1/charges/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('charge', id);
      return stored ? answer(stored.document) : notFoundAnswer('charge', id, 'id');
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/charges',
    access: 'server',
    parameters: { ...listParameters, customer: 'string', payment_intent: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects(
        {
          kind: 'charge',
          url: '/v1/charges',
          values,
          where: { customer: values.customer, payment_intent: values.payment_intent },
        },
        work,
      ),
  }),
];
