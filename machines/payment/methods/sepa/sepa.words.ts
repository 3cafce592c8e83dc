import type { MachineWords } from '../../../flow/index.ts';

export const sepaWords: MachineWords = {
  kind: 'part',
  title: 'Paying by direct debit',
  sentence: 'The buyer gives the provider a euro account, which is debited after the order is placed.',
  services: {
    sepa: 'the field for the IBAN',
    tokeniseAccount: 'the provider to store the IBAN',
  },
  events: {
    'payment.account.changed': 'Buyer types into the IBAN field',
    'payment.account.replaced': 'Buyer uses another account',
    'payment.account.recalled': 'Buyer uses a saved account',
    'payment.holder.changed': 'Buyer enters the account holder',
  },
  guards: {
    hasAccount: 'an account was entered earlier',
    isAccountTokenised: 'the provider accepts the IBAN',
  },
  actions: {
    forgetAccount: 'forget the account',
    recallAccount: 'use the saved account',
    keepAccount: 'keep the account’s token',
    keepHolder: 'keep the account holder’s name',
    keepPayer: 'keep who pays',
  },
  places: {
    entering: 'typing the IBAN',
    checking: 'only checking the IBAN',
    keeping: 'account entered earlier',
    tokenising: 'checking the IBAN',
  },
  happyPath: ['sepa.entering', 'sepa.tokenising', 'sepa.given'],
};
