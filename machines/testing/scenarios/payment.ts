import type { PaymentInput } from '../../payment/index.ts';
import { exampleAddress } from '../example-checkout.ts';
import { exampleCard } from '../start-checkout.ts';
import { refusedWith } from './answers.ts';
import { answers, type Scenario, silence } from './scenario.ts';

const input: PaymentInput = {
  methods: ['CREDIT_CARD', 'ELECTRONIC_QUOTE'],
  chosen: null,
  billingAddress: exampleAddress,
  email: 'ada@clinic.example',
};

const chooses = (method: string) => ({ type: 'payment.method.chosen', method });

export const paymentScenario: Scenario = {
  inputs: {
    new: { sentence: 'a buyer who has given no card', input },
    returning: {
      sentence: 'a buyer who has given a card before',
      input: { ...input, chosen: { method: 'CREDIT_CARD', card: exampleCard } },
    },
    unpayable: {
      sentence: 'a buyer whose order no method on offer can pay',
      input: { ...input, methods: [] },
    },
  },
  events: [
    { sentence: 'the buyer chooses to pay by card', event: chooses('CREDIT_CARD') },
    { sentence: 'the buyer chooses to pay by a quote', event: chooses('ELECTRONIC_QUOTE') },
    { sentence: 'a method arrives that is not on offer', event: chooses('BARTER') },
    { sentence: 'the buyer types into the card fields', event: { type: 'payment.card.changed' } },
    { sentence: 'the buyer takes another card', event: { type: 'payment.card.replaced' } },
    { sentence: 'the buyer continues', event: { type: 'payment.submitted' } },
  ],
  services: {
    tokeniseCard: {
      outcomes: {
        tokenised: answers('the provider takes the card', { status: 'tokenised', card: exampleCard }),
        refused: answers('the provider refuses the card', refusedWith('INCORRECT_NUMBER')),
        silent: silence('the provider does not answer'),
      },
    },
  },
  limit: 200,
};
