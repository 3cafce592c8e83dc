import { inTransaction } from '../../db/connect.ts';
import type { ChargeAnswered, ChargeOutcome, PaymentServices } from './payment-services.ts';
import { askProvider } from './ask-provider.ts';
import type { ChargeResult } from './provider/payment-provider.ts';
import { providerOf } from './provider/provider-accounts.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/**
 * Where a bank sends the buyer back. A method without a token is paid on a page of its own, whose app may open another
 * browser than the one that placed the order: only then the address names the checkout.
 */
function returnUrl(
  { publicUrl, deriveToken }: PaymentServices,
  { orderId, checkoutId, isByLink, country, language, paymentMethodToken }: PaymentAttempt,
): string {
  const shop = `${publicUrl}/${country.toLowerCase()}/${language}`;
  if (isByLink) return `${shop}/order-payment/${deriveToken('order', orderId)}/`;
  const paymentStep = `${shop}/checkout/payment/`;
  return paymentMethodToken === '' ? `${paymentStep}${deriveToken('checkout', checkoutId)}/` : paymentStep;
}

/** Announces the provider's response in a transaction of its own. */
export async function recordAnswer(
  { sql, crashPoint, recordCharge }: PaymentServices,
  answered: ChargeAnswered,
): Promise<ChargeOutcome> {
  const outcome = await inTransaction(sql, async (transaction) => {
    const recorded = await recordCharge(transaction, answered);
    crashPoint('charge.before-commit');
    return recorded;
  });
  crashPoint('charge.after-commit');
  return outcome;
}

/**
 * Charges an attempt, or asks for its result. `isRepeated` says whether the provider may have received an earlier
 * request to charge it.
 */
export async function chargeAttempt(
  services: PaymentServices,
  attempt: PaymentAttempt,
  isRepeated: boolean,
): Promise<ChargeResult> {
  const { providers, crashPoint } = services;
  crashPoint('placement.before-charge');
  const result = await askProvider(
    providerOf(providers, attempt),
    { ...attempt, email: attempt.payer.email },
    {
      returnUrl: returnUrl(services, attempt),
      isRepeated,
    },
  );
  crashPoint('placement.after-charge');
  return result;
}

/** Charges an attempt, or finds out its result, and records it. Repeating it never charges twice. */
export async function settleAttempt(
  services: PaymentServices,
  attempt: PaymentAttempt,
): Promise<ChargeOutcome> {
  const result = await chargeAttempt(services, attempt, true);
  return recordAnswer(services, { attemptId: attempt.id, result, refusedBy: { type: 'attempt.declined' } });
}

/** Cancels an attempt that waits for the buyer's bank. If the buyer confirmed first, the order is placed instead. */
export async function abandonAttempt(
  services: PaymentServices,
  attempt: PaymentAttempt,
): Promise<ChargeOutcome> {
  if (attempt.intentId === null) return settleAttempt(services, attempt);
  const result = await providerOf(services.providers, attempt).cancel(attempt.intentId);
  return recordAnswer(services, { attemptId: attempt.id, result, refusedBy: { type: 'attempt.canceled' } });
}
