import { bankDebit } from '../../families/bank-debit.ts';

/** Pre-authorized debit from an account in Canada: https://docs.stripe.com/payments/acss-debit */
export const acssMethod = bankDebit({
  type: 'acss_debit',
  nodeType: 'BankAccount',
  mandate: 'window',
  parameters: {
    payment_method_options: {
      acss_debit: {
        mandate_options: { payment_schedule: 'sporadic', transaction_type: 'personal' },
        verification_method: 'automatic',
      },
    },
  },
  accountOf: ({ acss_debit: account }) =>
    account === undefined
      ? null
      : { lastDigits: account.last4 ?? '', bankCountry: 'CA', bankName: account.bank_name ?? '' },
});
