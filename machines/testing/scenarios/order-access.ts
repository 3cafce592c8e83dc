import type { OrderAccessAnswer, OrderAccessInput } from '../../order-access/index.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const granted: OrderAccessAnswer = { status: 'granted', accessKey: `tq3k2a.${'k'.repeat(43)}` };
const refused: OrderAccessAnswer = { status: 'refused' };

export const orderAccessScenario: Scenario = {
  inputs: {
    stranger: {
      sentence: 'someone who opens the link of an order in another browser',
      input: { hasProof: false } satisfies OrderAccessInput,
    },
    known: {
      sentence: 'someone who is signed in, or whose browser has placed an order',
      input: { hasProof: true } satisfies OrderAccessInput,
    },
  },
  events: [
    {
      sentence: 'the buyer types an email address',
      event: { type: 'email.changed', email: 'ada@clinic.example' },
    },
    { sentence: 'the buyer types half an email address', event: { type: 'email.changed', email: 'ada@' } },
    { sentence: 'the buyer sends the email address', event: { type: 'email.submitted' } },
    { sentence: 'the buyer signs in in another tab', event: { type: 'session.startedInOtherTab' } },
  ],
  services: {
    proveOrder: {
      outcomes: {
        granted: answers('the order is theirs', granted),
        refused: answers('the shop does not know that it is theirs', refused),
        silent: noResponse('the shop does not answer'),
      },
    },
    checkEmailOfOrder: {
      outcomes: {
        granted: answers('it is the order’s address', granted),
        refused: answers('it is not the order’s address', refused),
        limited: answers('there were too many attempts', { status: 'limited' } satisfies OrderAccessAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
    showOrder: {
      outcomes: {
        opened: answers('the page opens again'),
        silent: noResponse('the page does not open'),
      },
    },
  },
  limit: 300,
};
