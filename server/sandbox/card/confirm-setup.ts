import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer, refusal } from './api-answer.ts';
import type { StoredDocument } from './documents.types.ts';
import { idOf, newId } from './ids.ts';
import { findMethod, keepForCustomer, refuseUsedMethod } from './payment-methods.ts';
import { returnUrlProblem } from './return-url.ts';
import { type Decline, declineFor, isAuthenticationNeeded, testCardByName } from './test-cards.ts';
import type { Work } from './work.ts';

export interface SetupConfirmation {
  /** Null: the intent's current one. */
  readonly paymentMethod: string | null;
  readonly returnUrl: string | null;
  /** True if the page's script shows the bank's challenge itself. */
  readonly isShownInPage: boolean;
}

/** A card to be saved. */
export interface Setup {
  readonly intent: Stripe.SetupIntent;
  readonly method: StoredDocument<'payment_method'>;
}

const confirmable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** 400: the intent's status doesn't allow this request. */
export function unexpectedSetupState(intent: Stripe.SetupIntent, verb: 'confirm' | 'cancel'): ApiAnswer {
  return refusal(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    setup_intent: intent,
  });
}

/** Attempts to save a card for later payments: immediately, after a 3-D Secure challenge, or not at all. */
export async function confirmSetup(
  intent: Stripe.SetupIntent,
  confirmation: SetupConfirmation,
  work: Work,
  publicUrl: string,
): Promise<ApiAnswer> {
  const stranded = returnUrlProblem(confirmation.returnUrl);
  if (stranded !== null) return stranded;
  const methodId = confirmation.paymentMethod ?? idOf(intent.payment_method);
  if (!confirmable.has(intent.status) || !methodId) return unexpectedSetupState(intent, 'confirm');
  const method = await findMethod(methodId, work);
  if (!method) return notFoundAnswer('PaymentMethod', methodId, 'payment_method');
  if (method.hidden.isUsedUp) return refuseUsedMethod();
  const owner = idOf(method.document.customer);
  if (owner !== null && owner !== idOf(intent.customer)) {
    return invalidRequest(
      `The provided PaymentMethod belongs to the Customer ${owner}. Please include the Customer in the \`customer\` parameter on the SetupIntent.`,
      { param: 'payment_method' },
    );
  }
  const setup: Setup = { intent: { ...intent, payment_method: method.id }, method };
  const card = testCardByName(method.hidden.testCard);
  const situation = { isOffSession: false, isSetUp: method.hidden.isSetUp ?? false };
  return isAuthenticationNeeded(card, situation)
    ? askBuyer(setup.intent, confirmation, work, publicUrl)
    : settleSetup(setup, work);
}

/** Saves the card for the customer, or refuses, depending on the test card. */
export function settleSetup({ intent, method }: Setup, work: Work): ApiAnswer {
  const card = testCardByName(method.hidden.testCard);
  if (card.result !== 'succeeds' && !card.attaches)
    return declineSetup({ intent, method }, declineFor(card.result), work);
  const customer = idOf(intent.customer);
  if (customer !== null) keepForCustomer(method, customer, work);
  const done: Stripe.SetupIntent = {
    ...intent,
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
  };
  work.put('setup_intent', done);
  work.emit('setup_intent.succeeded', done);
  return answer(done);
}

function withoutMethod(intent: Stripe.SetupIntent): Stripe.SetupIntent {
  return { ...intent, status: 'requires_payment_method', next_action: null, payment_method: null };
}

/** 402: the bank refused; the intent waits for another card. */
function declineSetup({ intent, method }: Setup, decline: Decline, work: Work): ApiAnswer {
  const error = { ...decline, payment_method: method.document, type: 'card_error' } as const;
  const failed = withoutMethod({ ...intent, last_setup_error: error });
  work.put('setup_intent', failed);
  work.emit('setup_intent.setup_failed', failed);
  return refusal(402, { ...error, setup_intent: failed });
}

/** The buyer failed the bank's 3-D Secure challenge; nothing is saved. */
export function failSetupAuthentication({ intent, method }: Setup, work: Work): void {
  const failed = withoutMethod({
    ...intent,
    last_setup_error: {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method.document,
      type: 'invalid_request_error',
    },
  });
  work.put('setup_intent', failed);
  work.emit('setup_intent.setup_failed', failed);
}

/** The bank requires confirmation: the page's script shows the challenge, or the buyer is redirected there and back. */
function askBuyer(
  intent: Stripe.SetupIntent,
  { isShownInPage, returnUrl }: SetupConfirmation,
  work: Work,
  publicUrl: string,
): ApiAnswer {
  const authenticationId = newId('threeds');
  const url = `${publicUrl}/three-d-secure/${authenticationId}`;
  const redirect = isShownInPage ? null : returnUrl;
  const waiting: Stripe.SetupIntent = {
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
    payment_intent: null,
    setup_intent: intent.id,
    state: 'pending',
    return_url: redirect,
  });
  work.put('setup_intent', waiting, { authenticationId });
  work.emit('setup_intent.requires_action', waiting);
  return answer(waiting);
}
