import { completeCheckout } from '../example-checkout.ts';
import { accepted, refusedWith } from './answers.ts';
import { answers, type Outcome, type Scenario, silence } from './scenario.ts';

const outcomes: Readonly<Record<string, Outcome>> = {
  accepted: answers('the shop puts the choice into the cart', accepted()),
  refused: answers('the shop does not sell this choice', refusedWith('INVALID')),
  silent: silence('nobody answers'),
};

export const addToCartScenario: Scenario = {
  inputs: {
    known: { sentence: 'a browser that has a cart', input: { country: 'US', checkoutToken: 'token-1' } },
    none: { sentence: 'a browser without a cart', input: { country: 'US', checkoutToken: null } },
  },
  events: [
    {
      sentence: 'the buyer adds a device',
      event: { type: 'lines.added', lines: [{ sku: 'IQ3-USBC', quantity: 1 }] },
    },
  ],
  services: {
    createCheckout: { outcomes },
    addLines: {
      outcomes: {
        accepted: answers('the shop puts the choice into the cart', {
          ...accepted(),
          former: completeCheckout,
        }),
        refused: answers('the shop does not sell this choice', { ...refusedWith('INVALID'), former: null }),
        gone: answers('the shop does not know the cart any more', {
          ...refusedWith('NOT_FOUND'),
          former: null,
        }),
        silent: silence('nobody answers'),
      },
    },
  },
  limit: 200,
};
