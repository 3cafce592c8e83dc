import type { Stripe } from 'stripe';
import { newId } from './ids.ts';

type Evidence = Stripe.Dispute.Evidence;

const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const satisfies readonly (keyof Evidence)[];

const SECONDS_TO_ANSWER = 7 * 24 * 60 * 60;

/** The buyer's bank reverses a charge as fraudulent. */
export function makeDispute(charge: Stripe.Charge, now: number): Stripe.Dispute {
  const evidence = {
    ...Object.fromEntries(evidenceFields.map((field) => [field, null])),
    enhanced_evidence: {},
  } as unknown as Evidence;
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence,
    evidence_details: {
      due_by: now + SECONDS_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
