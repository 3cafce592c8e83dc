import { exampleAddress, otherAddress } from '../example-checkout.ts';
import { exampleCard, exampleMeans, savedMeans } from '../start-checkout.ts';
import { refusedWith } from './answers.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input = {
  kept: null,
  billingAddress: exampleAddress,
  email: 'ada@clinic.example',
  checkoutId: 'checkout-1',
  quoteData: null,
  typed: {},
};

export const creditCardScenario: Scenario = {
  inputs: {
    new: { sentence: 'a buyer who has entered no card', input },
    returning: { sentence: 'a buyer who has entered a card before', input: { ...input, kept: exampleMeans } },
  },
  events: [
    { sentence: 'the buyer types into the card fields', event: { type: 'payment.card.changed' } },
    { sentence: 'the buyer uses another card', event: { type: 'payment.card.replaced' } },
    {
      sentence: 'the buyer uses a card that they have saved',
      event: { type: 'payment.card.recalled', card: savedMeans },
    },
    { sentence: 'the buyer approves a card in the wallet', event: { type: 'payment.wallet.approved' } },
    { sentence: 'the buyer continues', event: { type: 'payment.submitted' } },
    {
      sentence: 'the checkout has another billing address',
      event: { type: 'payment.known', billingAddress: otherAddress, quoteData: null, email: '' },
    },
    { sentence: 'the buyer changes the billing address instead', event: { type: 'payment.withdrawn' } },
  ],
  services: {
    tokeniseCard: {
      outcomes: {
        tokenised: answers('the provider accepts the card', { status: 'tokenised', card: exampleCard }),
        refused: answers('the provider refuses the card', refusedWith('INCORRECT_NUMBER')),
        silent: noResponse('the provider does not answer'),
      },
    },
    tokeniseWallet: {
      outcomes: {
        tokenised: answers('the provider accepts the wallet’s card', {
          status: 'tokenised',
          card: { ...exampleCard, wallet: 'apple_pay' },
        }),
        refused: answers('the provider refuses the wallet’s card', refusedWith('CARD_DECLINED')),
        silent: noResponse('the provider does not answer about the wallet'),
      },
    },
  },
  limit: 100,
};
