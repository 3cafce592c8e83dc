import type { PaymentIntent, PaymentIntentResult, Stripe } from '@stripe/stripe-js';

type Confirm = (stripe: Stripe, clientSecret: string) => Promise<PaymentIntentResult>;

/** How the buyer agrees to a debit, by the provider's type: https://docs.stripe.com/payments/bank-debits */
const confirmations: ReadonlyMap<string, Confirm> = new Map<string, Confirm>([
  ['sepa_debit', (stripe, clientSecret) => stripe.confirmSepaDebitPayment(clientSecret)],
]);

/** What confirms a payment that waits for the buyer's mandate; null if none does. */
export function debitConfirmation({
  status,
  payment_method_types: types,
}: Pick<PaymentIntent, 'status' | 'payment_method_types'>): Confirm | null {
  const isUnconfirmed = status === 'requires_confirmation' || status === 'requires_payment_method';
  const type = types.find((each) => confirmations.has(each));
  return isUnconfirmed && type !== undefined ? (confirmations.get(type) ?? null) : null;
}
