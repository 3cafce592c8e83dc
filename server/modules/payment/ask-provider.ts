import type { PaymentAttempt } from './payment-attempt.ts';
import type { AskedPayment, ChargeResult, PaymentProvider } from './provider/payment-provider.ts';

/** So long before the provider forgets a key, we stop repeating requests and only look payments up. */
const keyMarginSeconds = 60 * 60;

const notThere: ChargeResult = { status: 'declined', intentId: null, code: 'PAYMENT_ERROR' };

/** How to charge an attempt that has no payment yet. */
export interface ChargeTerms {
  /** The URL to which the buyer's bank returns the buyer. */
  readonly returnUrl: string;
  /** Whether the provider may have received an earlier request to charge it. */
  readonly isRepeated: boolean;
}

/** An attempt to charge an order, or a change of a subscription, which has no order. */
export type ChargedAttempt = Pick<
  PaymentAttempt,
  | 'id'
  | 'method'
  | 'amount'
  | 'paymentMethodToken'
  | 'customerId'
  | 'isKept'
  | 'status'
  | 'intentId'
  | 'ageSeconds'
> & {
  readonly orderNumber: string | null;
  /** The buyer's email address. */
  readonly email: string;
  /** Null for a change of a subscription. */
  readonly payer: PaymentAttempt['payer'] | null;
};

const askedPayment = ({ id, amount }: Pick<ChargedAttempt, 'id' | 'amount'>): AskedPayment => ({
  attemptId: id,
  ...amount,
});

const findPayment = (provider: PaymentProvider, attempt: ChargedAttempt) =>
  attempt.orderNumber === null
    ? provider.findChange(askedPayment(attempt))
    : provider.find(askedPayment(attempt));

async function chargeOrLookUp(
  provider: PaymentProvider,
  attempt: ChargedAttempt,
  terms: ChargeTerms,
): Promise<ChargeResult> {
  if (attempt.ageSeconds > provider.keyLifetimeSeconds - keyMarginSeconds)
    return (await findPayment(provider, attempt)) ?? notThere;
  return provider.charge({
    attemptId: attempt.id,
    method: attempt.method,
    amount: attempt.amount.amount,
    currency: attempt.amount.currency,
    paymentMethodId: attempt.paymentMethodToken,
    payer: attempt.payer,
    customerId: attempt.customerId,
    keptFor: attempt.isKept ? { email: attempt.email } : null,
    orderNumber: attempt.orderNumber,
    ...terms,
  });
}

/**
 * The result of a payment that the provider knows, which must be the attempt's if another request named it. A buyer who
 * has its secret could still confirm a refused payment, so this cancels it.
 */
export async function askAboutPayment(
  provider: PaymentProvider,
  attempt: Pick<ChargedAttempt, 'id' | 'status' | 'intentId' | 'amount'>,
  intentId: string,
): Promise<ChargeResult> {
  const result = await (attempt.intentId === intentId
    ? provider.retrieve(intentId)
    : provider.retrieve(intentId, askedPayment(attempt)));
  if (result.status !== 'declined' || attempt.status === 'PENDING') return result;
  const ended = await provider.cancel(intentId);
  return ended.status === 'declined' ? result : ended;
}

/**
 * Asks the provider for the result of the attempt, and charges it if the provider hasn't received it yet. Repeating
 * this never charges twice, because the attempt's ID is the provider's key. Must not run inside a transaction.
 */
export async function askProvider(
  provider: PaymentProvider,
  attempt: ChargedAttempt,
  terms: ChargeTerms,
): Promise<ChargeResult> {
  return attempt.intentId === null
    ? chargeOrLookUp(provider, attempt, terms)
    : askAboutPayment(provider, attempt, attempt.intentId);
}
