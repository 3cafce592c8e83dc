import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { PaymentDetails, SavedKind, StripeMethod } from '../provider/payment-method.ts';
import { debitWordsIn } from './debit.words.ts';

/** The stored data of a bank account; never its number. */
const accountSchema = v.object({
  lastDigits: v.string(),
  /** Empty if unknown. */
  bankCountry: v.string(),
  /** Empty if unknown. */
  bankName: v.string(),
});

/** A bank account that is saved, with its mandate. */
const savedAccountSchema = v.object({
  ...accountSchema.entries,
  /** As on statements; absent if unknown. */
  mandateReference: v.optional(v.string()),
  /** `inactive` once its owner or their bank has revoked the mandate. */
  mandateStatus: v.optional(v.picklist(['active', 'inactive'])),
});

export type AccountDetails = v.InferOutput<typeof accountSchema>;

const accountIn = (details: PaymentDetails): AccountDetails => v.parse(accountSchema, details);

const savedAccountIn = (details: PaymentDetails) => v.parse(savedAccountSchema, details);

const isMandateActive = (details: PaymentDetails): boolean =>
  savedAccountIn(details).mandateStatus !== 'inactive';

interface BankDebit extends Pick<StripeMethod['stripe'], 'type' | 'mandateParameters'> {
  /** The type of a saved account in the schema. */
  readonly nodeType: SavedKind['nodeType'];
  /** Where the buyer names the account and agrees to its mandate. */
  readonly mandate: NonNullable<StripeMethod['stripe']['mandate']>;
  /** Whether its mandates have references of their own, which bank statements show; others have the provider's IDs. */
  readonly hasReference: boolean;
  readonly accountOf: (method: Stripe.PaymentMethod) => AccountDetails | null;
}

/** An account that is saved with its mandate, by which later payments are debited without its owner. */
const savedAccount = ({ nodeType, accountOf, hasReference }: BankDebit): SavedKind => ({
  nodeType,
  detailsOf: accountOf,
  withMandate: (details, { reference, isActive }) => ({
    ...details,
    mandateReference: reference,
    mandateStatus: isActive ? 'active' : 'inactive',
  }),
  mandateReferenceOf: (details) => (hasReference ? (savedAccountIn(details).mandateReference ?? '') : ''),
  invalidCode: 'PAYMENT_ERROR',
  isValid: isMandateActive,
  edited: null,
  fields({ method, details, isPrimary, isOfOrganization, token }) {
    const { lastDigits, bankCountry, bankName, mandateReference } = savedAccountIn(details);
    return {
      isPrimary,
      isOfOrganization,
      isActive: isMandateActive(details),
      method,
      paymentToken: token,
      lastDigits,
      bankCountry: bankCountry === '' ? null : bankCountry,
      bankName: bankName === '' ? null : bankName,
      mandateReference: hasReference ? (mandateReference ?? null) : null,
    };
  },
});

/**
 * A debit from a bank account: it needs the buyer's mandate, which the provider's script takes in the browser as it
 * confirms the payment, and clears days later: https://docs.stripe.com/payments/bank-debits
 */
export const bankDebit = (debit: BankDebit): StripeMethod => ({
  stripe: {
    type: debit.type,
    mandate: debit.mandate,
    parameters: {},
    detailsOf: debit.accountOf,
    ...(debit.mandateParameters && { mandateParameters: debit.mandateParameters }),
  },
  saved: savedAccount(debit),
  apiFacts: (details) => (details === null ? {} : { bankLastDigits: accountIn(details).lastDigits }),
  label(details, language) {
    const words = debitWordsIn(language);
    return details === null ? words.account : words.ending(accountIn(details).lastDigits);
  },
});
