import type { DeclarationInput } from '../../declaration/index.ts';
import { refusalOf } from '../../flow/index.ts';
import { blankDeclaration } from '../../rules/declaration/index.ts';
import { answers, noResponse, type Scenario, type ScenarioEvent } from './scenario.ts';

const whole: DeclarationInput = {
  kind: 'WITHDRAWAL',
  country: 'DE',
  linkToken: null,
  today: '2026-11-20',
  declaration: {
    ...blankDeclaration,
    name: 'Ada Byron',
    contract: '100001',
    email: 'ada@clinic.example',
  },
};

const typeEmail = (value: string, sentence: string): ScenarioEvent => ({
  sentence,
  event: { type: 'declaration.field.changed', field: 'email', value },
});

export const declarationScenario: Scenario = {
  inputs: {
    complete: { sentence: 'a withdrawal in Germany that is filled in', input: whole },
    cancellation: {
      sentence: 'a cancellation in Germany that is filled in',
      input: { ...whole, kind: 'CANCELLATION', declaration: { ...whole.declaration, ground: 'ORDINARY' } },
    },
    incomplete: {
      sentence: 'a withdrawal in Germany without an email address',
      input: { ...whole, declaration: { ...whole.declaration, email: '' } },
    },
    linked: {
      sentence: 'the link in a receipt in Germany',
      input: { ...whole, declaration: blankDeclaration, linkToken: 'declaration-1.token' },
    },
  },
  events: [
    typeEmail('ada@clinic.example', 'the customer types the email address'),
    typeEmail('ada@', 'the customer types half an email address'),
    {
      sentence: 'the customer leaves the email address',
      event: { type: 'declaration.field.left', field: 'email' },
    },
    { sentence: 'the customer continues', event: { type: 'declaration.completed' } },
    { sentence: 'the customer confirms', event: { type: 'declaration.confirmed' } },
    {
      sentence: 'the customer goes back to the first step',
      event: { type: 'step.requested', step: 'details' },
    },
    {
      sentence: 'the customer goes forward to the second step',
      event: { type: 'step.requested', step: 'confirmation' },
    },
    { sentence: 'the customer confirms through the link', event: { type: 'link.confirmed' } },
    {
      sentence: 'the customer wants to declare something else',
      event: { type: 'declaration.another.requested' },
    },
  ],
  services: {
    createDeclarationKey: {
      outcomes: { made: answers('a key is created', 'key-1'), silent: noResponse('no key can be created') },
    },
    submitDeclaration: {
      outcomes: {
        received: answers('the shop receives it, and the order is withdrawn', {
          status: 'received',
          receipt: {
            number: '10001',
            receivedAt: '2026-11-20T15:00:00.000Z',
            outcome: 'WITHDRAWN',
            lastDay: null,
            isMailed: true,
          },
        }),
        refused: answers('the shop refuses the email address', {
          status: 'refused',
          refusals: [refusalOf('INVALID', 'email', 'FORMAT')],
        }),
        silent: noResponse('the shop does not reply'),
      },
    },
    confirmDeclaration: {
      outcomes: {
        received: answers('the declaration takes effect', {
          status: 'received',
          receipt: {
            number: '10001',
            receivedAt: '2026-11-20T15:00:00.000Z',
            outcome: 'WITHDRAWN',
            lastDay: null,
            isMailed: true,
          },
        }),
        unknown: answers('the shop does not know the link', { status: 'unknown' }),
        silent: noResponse('the shop does not reply'),
      },
    },
  },
  limit: 300,
};
