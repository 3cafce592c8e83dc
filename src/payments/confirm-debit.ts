import type { PaymentIntent, PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { billingDetailsOf } from './billing-details.ts';
import type { DebitPayer } from './card-payments.types.ts';
import { withinDeadline } from './with-deadline.ts';

type Confirm = (stripe: Stripe, clientSecret: string, payer: DebitPayer) => Promise<PaymentIntentResult>;

/** The provider requires a name and an email address for a debit. */
const detailsOf = ({ billingAddress, email }: DebitPayer) =>
  billingDetailsOf(billingAddress, email) as { name: string; email: string };

/** Lets the buyer log in to their bank, or name an account, in the provider's window; then agrees to the debit. */
const confirmInWindow: Confirm = async (stripe, clientSecret, payer) => {
  const collected = await stripe.collectBankAccountForPayment({
    clientSecret,
    params: {
      payment_method_type: 'us_bank_account',
      payment_method_data: { billing_details: detailsOf(payer) },
    },
  });
  return collected.paymentIntent?.status === 'requires_confirmation'
    ? withinDeadline(stripe.confirmUsBankAccountPayment(clientSecret))
    : collected;
};

/** How the buyer agrees to a debit, by the provider's type: https://docs.stripe.com/payments/bank-debits */
const confirmations: ReadonlyMap<string, Confirm> = new Map<string, Confirm>([
  ['sepa_debit', (stripe, clientSecret) => withinDeadline(stripe.confirmSepaDebitPayment(clientSecret))],
  ['us_bank_account', confirmInWindow],
  [
    'acss_debit',
    (stripe, clientSecret, payer) =>
      stripe.confirmAcssDebitPayment(clientSecret, { payment_method: { billing_details: detailsOf(payer) } }),
  ],
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

/** Whether the buyer has closed the window without naming an account. */
export const isAccountMissing = ({
  status,
  last_payment_error: error,
}: Pick<PaymentIntent, 'status' | 'last_payment_error'>): boolean =>
  status === 'requires_payment_method' && error === null;

/** Whether the payment waits until the buyer has confirmed the small deposits that the provider made. */
export const isVerifiedLater = ({ next_action: action }: Pick<PaymentIntent, 'next_action'>): boolean =>
  action?.type === 'verify_with_microdeposits';
