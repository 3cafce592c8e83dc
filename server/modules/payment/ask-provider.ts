import type { PaymentAttempt } from './payment-attempt.ts';
import type { ChargeResult, PaymentProvider } from './provider/payment-provider.ts';

/** A provider forgets a key after 24 hours; an hour earlier we stop repeating and only look up. */
const keyLifetimeSeconds = 23 * 60 * 60;

const notThere: ChargeResult = { status: 'declined', intentId: null, code: 'PAYMENT_ERROR' };

/** How an attempt that has no payment yet is charged. */
export interface ChargeTerms {
  /** Where the buyer's bank sends the buyer back to. */
  readonly returnUrl: string;
  /** Whether the provider may have been asked to charge it before. */
  readonly isRepeated: boolean;
}

async function chargeOrLookUp(
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  terms: ChargeTerms,
): Promise<ChargeResult> {
  if (attempt.ageSeconds > keyLifetimeSeconds) return (await provider.find(attempt.id)) ?? notThere;
  return provider.charge({
    attemptId: attempt.id,
    method: attempt.method,
    amount: attempt.amount.amount,
    currency: attempt.amount.currency,
    paymentMethodId: attempt.paymentMethodToken,
    customerId: attempt.customerId,
    keptFor: attempt.isKept ? { email: attempt.email } : null,
    orderNumber: attempt.orderNumber,
    ...terms,
  });
}

/**
 * What became of a payment that the provider knows. Once the buyer has held its secret, a refused payment could still be
 * confirmed; this ends it.
 */
export async function askAboutPayment(
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<ChargeResult> {
  const result = await provider.retrieve(intentId);
  if (result.status !== 'declined' || attempt.status === 'PENDING') return result;
  const ended = await provider.cancel(intentId);
  return ended.status === 'declined' ? result : ended;
}

/**
 * Asks the provider what became of the attempt, and charges it when the provider has not heard of it yet. Repeating
 * the question never charges twice: the attempt's id is the provider's key. Must not run inside a transaction.
 */
export async function askProvider(
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  terms: ChargeTerms,
): Promise<ChargeResult> {
  return attempt.intentId === null
    ? chargeOrLookUp(provider, attempt, terms)
    : askAboutPayment(provider, attempt, attempt.intentId);
}
