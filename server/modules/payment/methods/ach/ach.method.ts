import { bankDebit } from '../../families/bank-debit.ts';

/** Debit from an account in the United States: https://docs.stripe.com/payments/ach-direct-debit */
export const achMethod = bankDebit({
  type: 'us_bank_account',
  nodeType: 'BankAccount',
  mandate: 'window',
  hasReference: false,
  accountOf: ({ us_bank_account: account }) =>
    account === undefined
      ? null
      : { lastDigits: account.last4 ?? '', bankCountry: 'US', bankName: account.bank_name ?? '' },
});
