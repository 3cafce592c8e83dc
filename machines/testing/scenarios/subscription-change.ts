import { refusalOf } from '../../flow/index.ts';
import type { ErrorCode, RefusalReason } from '../../rules/errors/index.ts';
import type {
  ChangePreview,
  MakeChangeAnswer,
  PreviewAnswer,
  SubscriptionChangeInput,
} from '../../subscription-change/index.ts';
import { examplePreview, moreSeats, scheduledPreview } from '../example-change.ts';
import { exampleMethods } from '../example-methods.ts';
import { exampleCard } from '../start-checkout.ts';
import { answers, type Scenario, noResponse, wait } from './scenario.ts';

const input: SubscriptionChangeInput = { membershipId: 'bWVtYmVyOjE=', change: moreSeats };
const [primary, expired] = exampleMethods;

const previewAnswer = (preview: ChangePreview, methods: typeof exampleMethods): PreviewAnswer => ({
  status: 'previewed',
  preview,
  methods,
});
const denied = { status: 'denied' } as const;
const refusedAnswer = (
  code: ErrorCode,
  field: string | null = null,
  reason: RefusalReason | null = null,
) => ({
  status: 'refused' as const,
  refusals: [refusalOf(code, field, reason)],
});

export const subscriptionChangeScenario: Scenario = {
  inputs: { more: { sentence: 'an administrator who wants more seats', input } },
  events: [
    {
      sentence: 'the administrator chooses the saved card',
      event: { type: 'method.chosen', methodId: primary?.id ?? '' },
    },
    {
      sentence: 'the administrator chooses a card that has expired',
      event: { type: 'method.chosen', methodId: expired?.id ?? '' },
    },
    { sentence: 'the administrator uses another card', event: { type: 'method.chosen', methodId: null } },
    {
      sentence: 'the administrator types into the card fields',
      event: { type: 'card.changed', field: 'card.number' },
    },
    {
      sentence: 'the administrator saves the card for renewals',
      event: { type: 'card.keeping.changed', isKept: true },
    },
    { sentence: 'the administrator confirms the change', event: { type: 'change.confirmed' } },
    { sentence: 'the administrator goes back', event: { type: 'change.canceled' } },
    { sentence: 'the administrator tries again', event: { type: 'retry.requested' } },
    { sentence: 'the administrator signs in again', event: { type: 'session.startedInOtherTab' } },
    { sentence: 'the administrator signs out in another tab', event: { type: 'session.endedInOtherTab' } },
  ],
  services: {
    previewChange: {
      outcomes: {
        cards: answers(
          'the shop says what is due and knows saved cards',
          previewAnswer(examplePreview, exampleMethods),
        ),
        noCard: answers('the shop says what is due and knows no card', previewAnswer(examplePreview, [])),
        nothing: answers(
          'the shop says that nothing is due now',
          previewAnswer(scheduledPreview, exampleMethods),
        ),
        overdue: answers(
          'the shop says that a term has to be paid first',
          refusedAnswer('OPERATION_NOT_ALLOWED', 'change', 'PAYMENT_OVERDUE') satisfies PreviewAnswer,
        ),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    deadline: wait('the time has run out'),
    tokeniseCard: {
      outcomes: {
        tokenised: answers('the provider accepts the card', { status: 'tokenised', card: exampleCard }),
        refused: answers('the provider refuses the card', refusedAnswer('INCORRECT_NUMBER')),
        silent: noResponse('the provider does not answer'),
      },
    },
    createChangeKey: {
      outcomes: { made: answers('a key is created', 'key-1'), silent: noResponse('no key can be created') },
    },
    makeChange: {
      outcomes: {
        changed: answers('the shop makes the change', {
          status: 'changed',
          invoiceNumber: 'S-1024',
        } satisfies MakeChangeAnswer),
        debited: answers('the bank has the debit that pays the change', {
          status: 'debited',
        } satisfies MakeChangeAnswer),
        asks: answers('the bank asks first', {
          status: 'confirmation',
          clientSecret: 'pi_1_secret',
        } satisfies MakeChangeAnswer),
        pending: answers('the shop says that the charge is in progress', {
          status: 'pending',
        } satisfies MakeChangeAnswer),
        declined: answers('the bank declines the card', refusedAnswer('CARD_DECLINED')),
        gone: answers('the shop says that the saved card is gone', refusedAnswer('PAYMENT_NOT_FOUND')),
        repriced: answers('the shop says that the amounts have changed', refusedAnswer('PRICES_ARE_CHANGED')),
        outdated: answers(
          'the shop says that another administrator has changed the membership',
          refusedAnswer('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE'),
        ),
        refused: answers('the shop says that only administrators change it', refusedAnswer('NO_PERMISSIONS')),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    confirmPayment: {
      outcomes: {
        confirmed: answers('the administrator confirms the payment', { status: 'confirmed' }),
        refused: answers('the administrator does not confirm the payment', refusedAnswer('CARD_DECLINED')),
        silent: noResponse('the bank does not answer'),
      },
    },
  },
  answeredBy: ['methods', 'preview'],
  limit: 3000,
};
