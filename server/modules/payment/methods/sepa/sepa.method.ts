import { bankDebit } from '../../families/bank-debit.ts';

/** Debit from an account in euros: https://docs.stripe.com/payments/sepa-debit */
export const sepaMethod = bankDebit({
  type: 'sepa_debit',
  nodeType: 'SEPADirectDebit',
  mandate: 'fields',
  hasReference: true,
  accountOf: ({ sepa_debit: account }) =>
    account === undefined
      ? null
      : { lastDigits: account.last4 ?? '', bankCountry: account.country ?? '', bankName: '' },
});
