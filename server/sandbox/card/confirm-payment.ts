import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer, refusal } from './api-answer.ts';
import { isDebitType, startDebit } from './bank-debits.ts';
import { askForDeposits } from './verify-account.ts';
import { idOf, newId } from './ids.ts';
import { agreeToDebits, hasActiveMandate } from './mandates.ts';
import { findMethod, refuseUsedMethod } from './payment-methods.ts';
import { isRedirectType } from './redirect-methods.ts';
import { returnUrlProblem } from './return-url.ts';
import { type Payment, declinePayment, settlePayment } from './settle-payment.ts';
import { declineFor, isAuthenticationNeeded, testCardByName } from './test-cards.ts';
import type { Work } from './work.ts';

export interface Confirmation {
  /** Null: the payment's current one. */
  readonly paymentMethod: string | null;
  /** True if the buyer isn't present to confirm. */
  readonly isOffSession: boolean;
  readonly returnUrl: string | null;
  /** True if the page's script shows the bank's challenge itself. */
  readonly isShownInPage: boolean;
  /** True if the buyer agrees to a debit with it: in the browser, or as the shop says. */
  readonly hasMandate: boolean;
}

const confirmable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** 400: the payment's status doesn't allow this request. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): ApiAnswer {
  return refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

/** Attempts to charge: immediately, after a 3-D Secure challenge, or not at all. */
export async function confirmPayment(
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
  work: Work,
  publicUrl: string,
): Promise<ApiAnswer> {
  if (!confirmable.has(intent.status)) {
    return unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const stranded = returnUrlProblem(confirmation.returnUrl);
  if (stranded !== null) return stranded;
  const methodId = confirmation.paymentMethod ?? idOf(intent.payment_method);
  if (!methodId) {
    return unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
    );
  }
  const method = await findMethod(methodId, work);
  if (!method) return notFoundAnswer('PaymentMethod', methodId, 'payment_method');
  if (method.hidden.isUsedUp) return refuseUsedMethod();
  if (method.document.customer !== null && method.document.customer !== intent.customer) {
    return invalidRequest(
      `The provided PaymentMethod belongs to the Customer ${idOf(method.document.customer)}. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
      { param: 'payment_method' },
    );
  }

  const payment: Payment = { intent: { ...intent, payment_method: method.id }, method };
  const { type } = method.document;
  if (!intent.payment_method_types.includes(type)) {
    return invalidRequest(`The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`, {
      param: 'payment_method',
    });
  }
  if (isRedirectType(type)) {
    return confirmation.returnUrl === null
      ? invalidRequest(
          `A return_url must be specified because this payment method type (${type}) redirects.`,
          {
            param: 'return_url',
          },
        )
      : askBuyer(payment.intent, { ...confirmation, isShownInPage: false }, work, `${publicUrl}/bank`);
  }
  if (isDebitType(type)) {
    if (!confirmation.hasMandate && !(await hasActiveMandate(method, work))) {
      return invalidRequest(
        'This PaymentIntent requires a mandate, but no existing mandate was found. Collect mandate acceptance from the customer and try again, providing acceptance data in the mandate_data parameter.',
        { param: 'mandate_data' },
      );
    }
    agreeToDebits(method, intent, work);
    return method.hidden.isUnverified === true
      ? answer(askForDeposits(payment.intent, method.id, { work, publicUrl }))
      : startDebit(payment.intent, method, work);
  }
  const card = testCardByName(method.hidden.testCard);
  const isSetUp = method.hidden.isSetUp ?? false;
  if (!isAuthenticationNeeded(card, { isOffSession: confirmation.isOffSession, isSetUp })) {
    return settlePayment(payment, false, work);
  }
  return confirmation.isOffSession
    ? declinePayment(
        payment,
        { decline: declineFor('authentication_required'), isAuthenticated: false },
        work,
      )
    : askBuyer(payment.intent, confirmation, work, `${publicUrl}/three-d-secure`);
}

/**
 * The bank requires confirmation: the page's script shows the challenge, or the buyer is redirected to it, below
 * `pages`, and back.
 */
function askBuyer(
  intent: Stripe.PaymentIntent,
  { isShownInPage, returnUrl }: Confirmation,
  work: Work,
  pages: string,
): ApiAnswer {
  const authenticationId = newId('threeds');
  const url = `${pages}/${authenticationId}`;
  const redirect = isShownInPage ? null : returnUrl;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action:
      redirect === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', source: authenticationId, stripe_js: url },
          }
        : { type: 'redirect_to_url', redirect_to_url: { return_url: redirect, url } },
  };
  work.put('authentication', {
    id: authenticationId,
    object: 'authentication',
    payment_intent: intent.id,
    setup_intent: null,
    state: 'pending',
    return_url: redirect,
  });
  work.put('payment_intent', waiting, { authenticationId });
  work.emit('payment_intent.requires_action', waiting);
  return answer(waiting);
}
