import { refusalOf } from '../../flow/index.ts';
import type { RefusalReason } from '../../rules/errors/index.ts';
import { noMethodUses } from '../../rules/payment/index.ts';
import type {
  ChangeAnswer,
  MethodsAnswer,
  SavedMethodsInput,
  SaveMethodAnswer,
} from '../../saved-methods/index.ts';
import { exampleMethods } from '../example-methods.ts';
import { exampleCard } from '../start-checkout.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input: SavedMethodsInput = { membershipId: 'bWVtYmVyOjE=', method: 'CREDIT_CARD', today: '2026-11-25' };
const [primary, expired] = exampleMethods;
const primaryId = primary?.id ?? '';
const expiredId = expired?.id ?? '';

const methodsAnswer = (methods: typeof exampleMethods, uses = noMethodUses): MethodsAnswer => ({
  status: 'known',
  methods,
  uses,
});
const denied = { status: 'denied' } as const;
const refusedAnswer = (
  code: 'CANNOT_ATTACH_CARD' | 'CANT_EDIT_WITH_CREDITS' | 'INVALID',
  reason: RefusalReason | null = null,
) => ({ status: 'refused' as const, refusals: [refusalOf(code, 'paymentMethodId', reason)] });

export const savedMethodsScenario: Scenario = {
  inputs: { member: { sentence: 'a person who is signed in', input } },
  events: [
    { sentence: 'the person tries again', event: { type: 'retry.requested' } },
    {
      sentence: 'the person makes the other card the primary one',
      event: { type: 'primary.set', methodId: expiredId },
    },
    { sentence: 'the person removes a card', event: { type: 'deletion.requested', methodId: primaryId } },
    { sentence: 'the person confirms the removal', event: { type: 'deletion.confirmed' } },
    { sentence: 'the person leaves it as it is', event: { type: 'change.canceled' } },
    { sentence: 'the person edits the expired card', event: { type: 'edit.begun', methodId: expiredId } },
    { sentence: 'the person types a name', event: { type: 'edit.name.changed', name: 'A. Obi' } },
    {
      sentence: 'the person chooses the year in which the card expires',
      event: { type: 'edit.expiry.changed', expMonth: 3, expYear: 2031 },
    },
    {
      sentence: 'the person chooses another month that has passed',
      event: { type: 'edit.expiry.changed', expMonth: 2, expYear: 2025 },
    },
    { sentence: 'the person saves the changes', event: { type: 'edit.submitted' } },
    { sentence: 'the person adds a card', event: { type: 'card.begun' } },
    {
      sentence: 'the person types into the card fields',
      event: { type: 'card.changed', field: 'card.number' },
    },
    {
      sentence: 'the person authorizes later payments',
      event: { type: 'authorization.changed', isAuthorized: true },
    },
    { sentence: 'the person saves the card', event: { type: 'card.submitted' } },
  ],
  services: {
    loadMethods: {
      outcomes: {
        two: answers('the shop knows two cards', methodsAnswer(exampleMethods)),
        tied: answers(
          'the shop knows two cards and free months',
          methodsAnswer(exampleMethods, { ...noMethodUses, unspentMonths: 2 }),
        ),
        none: answers('the shop knows none', methodsAnswer([])),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    changeMethod: {
      outcomes: {
        changed: answers('the shop changes the card', { status: 'changed' } satisfies ChangeAnswer),
        tied: answers(
          'the shop says that free months are tied to it',
          refusedAnswer('CANT_EDIT_WITH_CREDITS'),
        ),
        gone: answers('the shop says that it is gone', refusedAnswer('INVALID', 'METHOD_GONE')),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    tokeniseCard: {
      outcomes: {
        tokenised: answers('the provider accepts the card', { status: 'tokenised', card: exampleCard }),
        refused: answers('the provider refuses the card', {
          status: 'refused',
          refusals: [refusalOf('INCORRECT_NUMBER', null)],
        }),
        silent: noResponse('the provider does not answer'),
      },
    },
    saveMethod: {
      outcomes: {
        saved: answers('the shop saves the card', { status: 'saved' } satisfies SaveMethodAnswer),
        asks: answers('the bank asks first', {
          status: 'asks',
          clientSecret: 'seti_1_secret',
        } satisfies SaveMethodAnswer),
        refused: answers('the bank refuses the card', refusedAnswer('CANNOT_ATTACH_CARD')),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    answerBank: {
      outcomes: {
        confirmed: answers('the person confirms the card', { status: 'confirmed' }),
        refused: answers('the person does not confirm the card', {
          status: 'refused',
          refusals: [refusalOf('CARD_DECLINED', null)],
        }),
        silent: noResponse('the bank does not answer'),
      },
    },
  },
  answeredBy: ['methods'],
  limit: 2000,
};
