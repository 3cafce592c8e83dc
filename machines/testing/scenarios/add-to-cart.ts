import { completeCheckout } from '../example-checkout.ts';
import { acceptedAnswer, refusedWith } from './answers.ts';
import {
  answers,
  answersTo,
  type DependentOutcome,
  type Outcome,
  type Scenario,
  type ScenarioEvent,
  noResponse,
} from './scenario.ts';

const notSold = 'NOT-SOLD-HERE';

/** Adding an item that the country sells, and one that it doesn't. */
export const addToCartEvents = {
  sold: {
    sentence: 'the buyer adds a device',
    event: { type: 'lines.added', lines: [{ sku: 'IQ3-USBC', quantity: 1 }] },
  },
  notSold: {
    sentence: 'the buyer adds something that is not sold in the country',
    event: { type: 'lines.added', lines: [{ sku: notSold, quantity: 1 }] },
  },
  forMembership: {
    sentence: 'the buyer adds a membership for another of their organizations',
    event: {
      type: 'lines.added',
      lines: [{ sku: 'SUB-CORE-1Y', quantity: 1 }],
      membership: { id: 'bWVtYmVyOjI=', organizationSlug: 'two-rivers-health', isDefault: false },
    },
  },
} as const satisfies Readonly<Record<string, ScenarioEvent>>;

/** An event of the browser. */
export const pageReturned: ScenarioEvent = {
  sentence: 'the buyer comes back to the page as it was left',
  event: { type: 'page.returned' },
};

interface Asked {
  readonly lines: readonly { readonly sku: string }[];
}

const addAnswer = (answer: unknown): DependentOutcome =>
  answersTo('the shop adds the choice to the cart', ({ lines }: Asked) =>
    lines.some(({ sku }) => sku === notSold) ? null : answer,
  );

const outcomes: Readonly<Record<string, Outcome | DependentOutcome>> = {
  accepted: addAnswer(acceptedAnswer()),
  refused: answers('the shop does not sell this choice', refusedWith('INVALID', null, 'lines')),
  silent: noResponse('the shop does not answer'),
};

export const addToCartScenario: Scenario = {
  inputs: {
    leading: {
      sentence: 'a button that opens the cart',
      input: { country: 'US', afterAdding: 'go-to-cart' },
    },
    staying: { sentence: 'a button that stays on the page', input: { country: 'US', afterAdding: 'stay' } },
  },
  events: [...Object.values(addToCartEvents), pageReturned],
  services: {
    recallCart: {
      outcomes: {
        known: answers('the browser has a cart in this country', 'token-1'),
        none: answers('the browser has no cart in this country', null),
      },
    },
    findLinkedCode: {
      outcomes: {
        found: answers('the shop still offers the link’s code', 'WELCOME10'),
        none: answers('no link’s code is offered', null),
        silent: noResponse('the shop does not answer'),
      },
    },
    createCheckout: { outcomes },
    addLines: {
      outcomes: {
        accepted: addAnswer({ ...acceptedAnswer(), former: completeCheckout }),
        refused: answers('the shop does not sell this choice', {
          ...refusedWith('INVALID', null, 'lines'),
          former: null,
        }),
        gone: answers('the cart no longer exists', {
          ...refusedWith('NOT_FOUND'),
          former: null,
        }),
        silent: noResponse('the shop does not answer'),
      },
    },
    keepCart: {
      outcomes: {
        kept: answers('the browser keeps the cart', true),
        unkept: answers('the browser can’t store anything', false),
      },
    },
    openCart: { outcomes: { opened: answers('the cart’s page opens') } },
  },
  answeredBy: ['lines.0.sku'],
  limit: 200,
};
