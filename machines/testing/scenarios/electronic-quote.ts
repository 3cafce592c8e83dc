import { exampleAddress } from '../example-checkout.ts';
import { exampleQuoteData } from '../example-quote.ts';
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

const types = (value: string) => ({
  type: 'payment.quote.changed',
  field: 'equoteOrganizationName',
  value,
});

export const electronicQuoteScenario: Scenario = {
  inputs: {
    person: { sentence: 'a buyer without a known organization', input },
    organization: {
      sentence: 'a buyer who orders for an organization',
      input: { ...input, quoteData: exampleQuoteData },
    },
  },
  events: [
    { sentence: 'the buyer types the name of the organization', event: types('Analytical Clinic') },
    { sentence: 'the buyer clears the name of the organization', event: types('') },
    { sentence: 'the buyer continues', event: { type: 'payment.submitted' } },
    {
      sentence: 'the checkout has another organization',
      event: {
        type: 'payment.known',
        billingAddress: exampleAddress,
        quoteData: { ...exampleQuoteData, equoteOrganizationName: 'Second Clinic' },
        email: '',
      },
    },
    { sentence: 'the buyer changes the billing address instead', event: { type: 'payment.withdrawn' } },
  ],
  services: {
    saveQuoteData: {
      outcomes: {
        kept: answers('the shop saves who asks', { status: 'kept' }),
        refused: answers('the shop refuses a field', refusedWith('INVALID', null, 'equoteJobTitle')),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  limit: 200,
};
