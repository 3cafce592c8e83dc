import { exampleAddress } from '../example-checkout.ts';
import { answers, type Scenario, noResponse, wait } from './scenario.ts';

const suggestion = { id: 'place-1', main: '600 Montgomery Street', secondary: 'San Francisco, CA' };

export const addressSearchScenario: Scenario = {
  inputs: { new: { sentence: 'an empty street field', input: undefined } },
  events: [
    {
      sentence: 'the buyer types the beginning of a street',
      event: { type: 'search.typed', text: '600 Mont', country: 'US' },
    },
    {
      sentence: 'the buyer types too little to search for',
      event: { type: 'search.typed', text: '60', country: 'US' },
    },
    { sentence: 'the buyer goes to the next suggestion', event: { type: 'search.moved', by: 1 } },
    { sentence: 'the buyer goes to the suggestion before', event: { type: 'search.moved', by: -1 } },
    {
      sentence: 'the buyer chooses the first suggestion',
      event: { type: 'search.chosen', index: 0, before: exampleAddress },
    },
    { sentence: 'the buyer leaves the street', event: { type: 'search.closed' } },
  ],
  services: {
    deadline: wait('the buyer pauses'),
    suggestAddresses: {
      outcomes: {
        some: answers('the shop knows an address that starts like this', [suggestion]),
        none: answers('the shop knows none', []),
        silent: noResponse('the shop does not answer'),
      },
    },
    findAddress: {
      outcomes: {
        found: answers('the shop returns the parts of the address', {
          country: 'US',
          streetAddress1: '600 Montgomery Street',
          streetAddress2: null,
          city: 'San Francisco',
          countryArea: 'CA',
          postalCode: '94111',
        }),
        unknown: answers('the shop can’t return them', null),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  limit: 200,
};
