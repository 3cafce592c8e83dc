import { completeCheckout } from '../example-checkout.ts';
import { accepted, refusedWith } from './answers.ts';
import {
  answers,
  answersTo,
  type DependentOutcome,
  type Outcome,
  type Scenario,
  type ScenarioEvent,
  silence,
} from './scenario.ts';

const notSold = 'NOT-SOLD-HERE';

/** What the buyer adds: something that the country sells, and something that it does not. */
export const addToCartEvents = {
  sold: {
    sentence: 'the buyer adds a device',
    event: { type: 'lines.added', lines: [{ sku: 'IQ3-USBC', quantity: 1 }] },
  },
  notSold: {
    sentence: 'the buyer adds something that the country does not sell',
    event: { type: 'lines.added', lines: [{ sku: notSold, quantity: 1 }] },
  },
} as const satisfies Readonly<Record<string, ScenarioEvent>>;

interface Asked {
  readonly lines: readonly { readonly sku: string }[];
}

const added = (answer: unknown): DependentOutcome =>
  answersTo('the shop puts the choice into the cart', ({ lines }: Asked) =>
    lines.some(({ sku }) => sku === notSold) ? null : answer,
  );

const outcomes: Readonly<Record<string, Outcome | DependentOutcome>> = {
  accepted: added(accepted()),
  refused: answers('the shop does not sell this choice', refusedWith('INVALID', null, 'lines')),
  silent: silence('nobody answers'),
};

export const addToCartScenario: Scenario = {
  inputs: {
    known: { sentence: 'a browser that has a cart', input: { country: 'US', checkoutToken: 'token-1' } },
    none: { sentence: 'a browser without a cart', input: { country: 'US', checkoutToken: null } },
  },
  events: Object.values(addToCartEvents),
  services: {
    createCheckout: { outcomes },
    addLines: {
      outcomes: {
        accepted: added({ ...accepted(), former: completeCheckout }),
        refused: answers('the shop does not sell this choice', {
          ...refusedWith('INVALID', null, 'lines'),
          former: null,
        }),
        gone: answers('the shop does not know the cart any more', {
          ...refusedWith('NOT_FOUND'),
          former: null,
        }),
        silent: silence('nobody answers'),
      },
    },
  },
  answeredBy: ['lines.0.sku'],
  limit: 200,
};
