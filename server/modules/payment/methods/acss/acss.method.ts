import { bankDebit } from '../../families/bank-debit.ts';
import type { Payer } from '../../provider/payer.ts';

/**
 * The category of the agreement, which decides how long its payer may dispute a debit: Rule H1 of Payments Canada,
 * https://docs.stripe.com/payments/acss-debit
 */
const transactionType = ({ organizationName, billingAddress }: Payer): 'business' | 'personal' =>
  organizationName === '' && billingAddress.companyName === '' ? 'personal' : 'business';

/** Pre-authorized debit from an account in Canada: https://docs.stripe.com/payments/acss-debit */
export const acssMethod = bankDebit({
  type: 'acss_debit',
  nodeType: 'BankAccount',
  mandate: 'window',
  hasReference: false,
  mandateParameters: (payer) => ({
    payment_method_options: {
      acss_debit: {
        mandate_options: { payment_schedule: 'sporadic', transaction_type: transactionType(payer) },
        verification_method: 'automatic',
      },
    },
  }),
  accountOf: ({ acss_debit: account }) =>
    account === undefined
      ? null
      : { lastDigits: account.last4 ?? '', bankCountry: 'CA', bankName: account.bank_name ?? '' },
});
