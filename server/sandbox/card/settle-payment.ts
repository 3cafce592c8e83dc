import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, refusal } from './api-answer.ts';
import { accountOf, debitDecline, isDebitType } from './bank-debits.ts';
import { makeCharge } from './charges.ts';
import { makeDispute } from './disputes.ts';
import type { StoredDocument } from './documents.types.ts';
import { idOf } from './ids.ts';
import { keepForCustomer } from './payment-methods.ts';
import { isRedirectType } from './redirect-methods.ts';
import { type Decline, type DeclineCode, declineFor, testCardByName } from './test-cards.ts';
import type { Work } from './work.ts';

export interface Payment {
  readonly intent: Stripe.PaymentIntent;
  readonly method: StoredDocument<'payment_method'>;
}

/** What the bank does with a payment for which the buyer has decided on its page. */
const decided = { result: 'succeeds', isDisputed: false } as const;

interface BankOutcome {
  readonly result: 'succeeds' | DeclineCode;
  readonly isDisputed?: boolean;
}

function outcomeOf(method: Payment['method']): BankOutcome {
  const { type } = method.document;
  if (type === 'card') return testCardByName(method.hidden.testCard);
  return isDebitType(type) ? accountOf(method) : decided;
}

/** The bank returns a debit, whatever its test account. */
export const returnDebit = (payment: Payment, reason: DeclineCode, work: Work): ApiAnswer =>
  declinePayment(payment, { decline: debitDecline(reason), isAuthenticated: false }, work);

/** Charges the payment, or refuses, depending on the test card or account. */
export function settlePayment(payment: Payment, isAuthenticated: boolean, work: Work): ApiAnswer {
  const { result } = outcomeOf(payment.method);
  if (result === 'succeeds') return succeed(payment, isAuthenticated, work);
  const decline = isDebitType(payment.method.document.type) ? debitDecline(result) : declineFor(result);
  return declinePayment(payment, { decline, isAuthenticated }, work);
}

function succeed({ intent, method }: Payment, isAuthenticated: boolean, work: Work): ApiAnswer {
  const { isDisputed = false } = outcomeOf(method);
  const charge = makeCharge({
    intent,
    method: method.document,
    decline: null,
    isAuthenticated,
    isDisputed,
    mandateId: method.hidden.mandateId ?? null,
    now: work.now,
  });
  const paid: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
  };
  work.put('charge', charge);
  work.put('payment_intent', paid);
  const customer = idOf(intent.customer);
  if (customer !== null && intent.setup_future_usage !== null) keepForCustomer(method, customer, work);
  else
    work.put('payment_method', method.document, method.document.customer === null ? { isUsedUp: true } : {});
  work.emit('charge.succeeded', charge);
  work.emit('payment_intent.succeeded', paid);
  if (isDisputed) {
    const dispute = makeDispute(charge, work.now);
    work.put('dispute', dispute);
    work.emit('charge.dispute.created', dispute);
  }
  return answer(paid);
}

/** 402: the bank refused; the payment waits for another payment method. */
export function declinePayment(
  { intent, method }: Payment,
  refused: { readonly decline: Decline; readonly isAuthenticated: boolean },
  work: Work,
): ApiAnswer {
  const { decline, isAuthenticated } = refused;
  const charge = makeCharge({
    intent,
    method: method.document,
    decline,
    isAuthenticated,
    isDisputed: false,
    mandateId: method.hidden.mandateId ?? null,
    now: work.now,
  });
  const error = {
    ...decline,
    charge: charge.id,
    payment_method: method.document,
    type: 'card_error',
  } as const;
  const failed = withoutMethod({ ...intent, latest_charge: charge.id, last_payment_error: error });
  work.put('charge', charge);
  work.put('payment_intent', failed);
  work.emit('charge.failed', charge);
  work.emit('payment_intent.payment_failed', failed);
  return refusal(402, { ...error, payment_intent: failed });
}

/** What the provider says about a challenge that failed, and about a page of a bank or lender. */
const failures = {
  card: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  redirect: {
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment attempt failed. Please choose a different payment method and try again.',
  },
} as const;

/** The buyer failed the bank's 3-D Secure challenge, or declined on a page of their own; nothing was charged. */
export function failAuthentication({ intent, method }: Payment, work: Work): Stripe.PaymentIntent {
  const failed = withoutMethod({
    ...intent,
    last_payment_error: {
      ...failures[isRedirectType(method.document.type) ? 'redirect' : 'card'],
      payment_method: method.document,
      type: 'invalid_request_error',
    },
  });
  work.put('payment_intent', failed);
  work.emit('payment_intent.payment_failed', failed);
  return failed;
}

/** Why an account stays unverified: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment */
const unverified = {
  timeout: {
    code: 'payment_method_microdeposit_verification_timeout',
    message: 'The small deposits were not confirmed within ten days.',
  },
  tries: {
    code: 'payment_method_microdeposit_verification_attempts_exceeded',
    message: 'The small deposits were confirmed wrongly too often.',
  },
} as const;

/** The account can no longer be verified: nothing was debited, and the payment waits for another payment method. */
export function failVerification(
  { intent, method }: Payment,
  reason: keyof typeof unverified,
  work: Work,
): void {
  const failed = withoutMethod({
    ...intent,
    last_payment_error: {
      ...unverified[reason],
      payment_method: method.document,
      type: 'invalid_request_error',
    },
  });
  work.put('payment_intent', failed);
  work.emit('payment_intent.payment_failed', failed);
}

function withoutMethod(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    processing: null,
  };
}
