import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { PaymentDetails, StripeMethod } from '../provider/payment-method.ts';
import { debitWordsIn } from './debit.words.ts';

/** The stored data of a bank account; never its number. */
const accountSchema = v.object({
  lastDigits: v.string(),
  /** Empty if unknown. */
  bankCountry: v.string(),
  /** Empty if unknown. */
  bankName: v.string(),
});

export type AccountDetails = v.InferOutput<typeof accountSchema>;

const accountIn = (details: PaymentDetails): AccountDetails => v.parse(accountSchema, details);

interface BankDebit extends Pick<StripeMethod['stripe'], 'type'> {
  /** Where the buyer names the account and agrees to its mandate. */
  readonly mandate: NonNullable<StripeMethod['stripe']['mandate']>;
  /** Its own parameters of a payment; none if omitted. */
  readonly parameters?: StripeMethod['stripe']['parameters'];
  readonly accountOf: (method: Stripe.PaymentMethod) => AccountDetails | null;
}

/**
 * A debit from a bank account: it needs the buyer's mandate, which the provider's script takes in the browser as it
 * confirms the payment, and clears days later: https://docs.stripe.com/payments/bank-debits
 */
export const bankDebit = ({ type, mandate, parameters = {}, accountOf }: BankDebit): StripeMethod => ({
  stripe: { type, mandate, parameters, detailsOf: accountOf },
  apiFacts: (details) => (details === null ? {} : { bankLastDigits: accountIn(details).lastDigits }),
  label(details, language) {
    const words = debitWordsIn(language);
    return details === null ? words.account : words.ending(accountIn(details).lastDigits);
  },
});
