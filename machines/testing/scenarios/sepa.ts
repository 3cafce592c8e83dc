import { exampleAddress, otherAddress } from '../example-checkout.ts';
import { exampleAccount, exampleAccountMeans } from '../start-checkout.ts';
import { refusedWith } from './answers.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input = { kept: null, billingAddress: exampleAddress, email: 'ada@clinic.example', typed: {} };

export const sepaScenario: Scenario = {
  inputs: {
    new: { sentence: 'a buyer who has entered no account', input },
    returning: {
      sentence: 'a buyer who has entered an account before',
      input: { ...input, kept: exampleAccountMeans },
    },
  },
  events: [
    { sentence: 'the buyer types into the field for the IBAN', event: { type: 'payment.account.changed' } },
    {
      sentence: 'the buyer enters the account holder',
      event: { type: 'payment.holder.changed', field: 'holder', value: 'Ada Byron' },
    },
    { sentence: 'the buyer uses another account', event: { type: 'payment.account.replaced' } },
    {
      sentence: 'the buyer uses an account that they have saved',
      event: { type: 'payment.account.recalled', account: { ...exampleAccountMeans, isSaved: true } },
    },
    { sentence: 'the buyer continues', event: { type: 'payment.submitted' } },
    { sentence: 'the buyer continues, but something else is missing', event: { type: 'payment.checked' } },
    {
      sentence: 'the checkout has another billing address',
      event: { type: 'payment.known', billingAddress: otherAddress, email: input.email },
    },
    { sentence: 'the buyer changes the billing address instead', event: { type: 'payment.withdrawn' } },
  ],
  services: {
    tokeniseAccount: {
      outcomes: {
        tokenised: answers('the provider accepts the IBAN', { status: 'tokenised', account: exampleAccount }),
        refused: answers('the provider refuses the IBAN', refusedWith('INCORRECT_NUMBER')),
        complete: answers('nothing is wrong with the IBAN', { status: 'complete' }),
        silent: noResponse('the provider does not answer'),
      },
    },
  },
  limit: 100,
};
