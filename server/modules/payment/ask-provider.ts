import type { CardProvider, ChargeResult } from './card-provider.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** A provider forgets a key after 24 hours; an hour earlier we stop repeating and only look up. */
export const keyLifetimeSeconds = 23 * 60 * 60;

const notThere: ChargeResult = { status: 'declined', intentId: null, code: 'PAYMENT_ERROR' };

/** Where the buyer's bank sends the buyer back to. */
export type ReturnUrl = (attempt: PaymentAttempt) => string;

async function chargeOrLookUp(
  provider: CardProvider,
  attempt: PaymentAttempt,
  returnUrl: ReturnUrl,
): Promise<ChargeResult> {
  if (attempt.ageSeconds > keyLifetimeSeconds) return (await provider.find(attempt.id)) ?? notThere;
  return provider.charge({
    attemptId: attempt.id,
    amount: attempt.amount.amount,
    currency: attempt.amount.currency,
    paymentMethodId: attempt.paymentMethodToken,
    orderNumber: attempt.orderNumber,
    returnUrl: returnUrl(attempt),
  });
}

/** Once the buyer has held the intent's secret, a refused intent could still be confirmed; this ends it. */
async function endIfRefused(
  provider: CardProvider,
  attempt: PaymentAttempt,
  result: ChargeResult,
): Promise<ChargeResult> {
  if (result.status !== 'declined' || attempt.status === 'PENDING' || attempt.intentId === null)
    return result;
  const ended = await provider.cancel(attempt.intentId);
  return ended.status === 'declined' ? result : ended;
}

/**
 * Asks the provider what became of the attempt, and charges it when the provider has not heard of it yet. Repeating
 * the question never charges twice: the attempt's id is the provider's key. Must not run inside a transaction.
 */
export async function askProvider(
  provider: CardProvider,
  attempt: PaymentAttempt,
  returnUrl: ReturnUrl,
): Promise<ChargeResult> {
  if (attempt.intentId === null) return chargeOrLookUp(provider, attempt, returnUrl);
  return endIfRefused(provider, attempt, await provider.retrieve(attempt.intentId));
}
