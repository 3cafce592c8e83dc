import type { DebitFailure } from '../../../kernel/resolver-types.generated.ts';
import type { Stripe } from 'stripe';

/** The provider's codes: https://docs.stripe.com/payments/ach-direct-debit#failures */
const failureByCode: ReadonlyMap<string, DebitFailure> = new Map([
  ['insufficient_funds', 'INSUFFICIENT_FUNDS'],
  ['account_closed', 'ACCOUNT_CLOSED'],
  ['bank_account_restricted', 'ACCOUNT_CLOSED'],
  ['no_account', 'ACCOUNT_NOT_FOUND'],
  ['invalid_account_number', 'ACCOUNT_NOT_FOUND'],
  ['debit_not_authorized', 'NOT_AUTHORIZED'],
  ['debit_authorization_not_match', 'NOT_AUTHORIZED'],
  ['payment_method_microdeposit_failed', 'NOT_VERIFIED'],
  ['payment_method_microdeposit_verification_timeout', 'NOT_VERIFIED'],
  ['payment_method_microdeposit_verification_attempts_exceeded', 'NOT_VERIFIED'],
]);

/** Why a bank returned a debit; null if it doesn't say, and for every other payment. */
export const debitFailureOf = (error: Stripe.PaymentIntent.LastPaymentError | null): DebitFailure | null =>
  failureByCode.get(error?.decline_code ?? '') ?? failureByCode.get(error?.code ?? '') ?? null;
