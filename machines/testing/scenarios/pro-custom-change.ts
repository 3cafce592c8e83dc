import { refusalOf } from '../../flow/index.ts';
import type {
  ChangingMembership,
  LoadChangingAnswer,
  RemoveScheduledAnswer,
} from '../../pro-custom-change/index.ts';
import type { CompareAnswer } from '../../subscription-change/index.ts';
import { scheduledPreview } from '../example-change.ts';
import { exampleMethods } from '../example-methods.ts';
import { exampleProMembers, proDowngradeInput, proMember, proUpgradeInput } from '../example-pro-change.ts';
import { containedChangeService, mayHappenToChange } from './contained-change.ts';
import { answers, answersTo, noResponse, type Outcome, type Scenario } from './scenario.ts';

const [primary] = exampleMethods;
const denied = { status: 'denied' } as const;
const another = proMember({
  id: 'bWVtYmVyOjI=',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
});
const { pro, scheduled, full, complete, team, vetTeam, vetPro, ending } = exampleProMembers;

const personAnswer = (
  sentence: string,
  ...memberships: readonly ChangingMembership[]
): Outcome & { readonly output: LoadChangingAnswer } => ({
  sentence,
  output: { status: 'known', memberships },
});

interface Asked {
  readonly skus: readonly string[];
}

const compareOutcome = (
  sentence: string,
  toTerm: (sku: string, index: number) => Extract<CompareAnswer, { status: 'compared' }>['terms'][number],
) =>
  answersTo(sentence, ({ skus }: Asked): CompareAnswer => ({ status: 'compared', terms: skus.map(toTerm) }));

export const proCustomChangeScenario: Scenario = {
  inputs: {
    upgrading: { sentence: 'the page where a plan is extended', input: proUpgradeInput },
    reviewed: {
      sentence: 'a reload of the review of an upgrade',
      input: { ...proUpgradeInput, step: 'review' },
    },
    numbered: {
      sentence: 'a link to the members of an upgrade',
      input: { ...proUpgradeInput, step: 'members' },
    },
    lowering: { sentence: 'the page where a Pro plan is reduced', input: proDowngradeInput },
    lowest: {
      sentence: 'the page where a Pro plan is reduced, in a shop without a plan below it',
      input: { ...proDowngradeInput, sold: [] },
    },
    unsold: {
      sentence: 'the page where a plan is extended, in a country without a Pro plan',
      input: { ...proUpgradeInput, country: 'KE' },
    },
    anonymous: {
      sentence: 'a visitor who is not signed in',
      input: { ...proUpgradeInput, isSignedIn: false },
    },
  },
  events: [
    {
      sentence: 'the administrator adds another feature',
      event: { type: 'feature.chosen', sku: 'SUB-PROC-DIAG-CARDIAC-1Y', isChosen: true },
    },
    {
      sentence: 'the administrator removes a feature',
      event: { type: 'feature.chosen', sku: 'SUB-PROC-COLL-TELE-1Y', isChosen: false },
    },
    { sentence: 'the administrator chooses 9 members', event: { type: 'members.chosen', members: 9 } },
    { sentence: 'the administrator chooses 7 members', event: { type: 'members.chosen', members: 7 } },
    {
      sentence: 'a number arrives that is not a valid number of members',
      event: { type: 'members.chosen', members: 0 },
    },
    { sentence: 'the administrator chooses three years', event: { type: 'term.chosen', months: 36 } },
    {
      sentence: 'the administrator chooses a lower plan',
      event: { type: 'membership.chosen', sku: 'SUB-CORE-1Y' },
    },
    {
      sentence: 'a plan arrives that the organization can’t have',
      event: { type: 'membership.chosen', sku: 'SUB-IND-1Y' },
    },
    { sentence: 'the administrator continues', event: { type: 'step.submitted' } },
    { sentence: 'the administrator goes back a step', event: { type: 'back.requested' } },
    {
      sentence: 'the administrator goes to the features',
      event: { type: 'step.requested', step: 'features' },
    },
    { sentence: 'the administrator goes to the review', event: { type: 'step.requested', step: 'review' } },
    { sentence: 'the administrator continues with what is left', event: { type: 'choice.submitted' } },
    { sentence: 'the administrator removes the scheduled change', event: { type: 'scheduled.removed' } },
    {
      sentence: 'the administrator chooses their other organization',
      event: { type: 'organization.chosen', slug: another.organization.slug },
    },
    { sentence: 'the administrator confirms the change', event: { type: 'change.confirmed' } },
    { sentence: 'the administrator goes back', event: { type: 'change.canceled' } },
    {
      sentence: 'the administrator chooses the saved card',
      event: { type: 'method.chosen', methodId: primary?.id ?? '' },
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
    { sentence: 'the administrator tries again', event: { type: 'retry.requested' } },
    { sentence: 'the visitor signs in in another tab', event: { type: 'session.startedInOtherTab' } },
    { sentence: 'the visitor signs out in another tab', event: { type: 'session.endedInOtherTab' } },
  ],
  services: {
    loadChanging: {
      outcomes: {
        pro: personAnswer('the shop knows two organizations with a Pro plan', pro, another),
        scheduled: personAnswer('the shop knows a Pro plan that becomes smaller at its renewal', scheduled),
        full: personAnswer('the plan has every feature, and a seat may be added', full),
        complete: personAnswer('the plan has every feature and every seat', complete),
        team: personAnswer('the organization has a team plan', team),
        veterinary: personAnswer('the practice has a team plan', vetTeam),
        vetPro: personAnswer('the practice has a Pro plan', vetPro),
        ending: personAnswer('the plan does not renew', ending),
        member: personAnswer('the person is no administrator', proMember({ isAdmin: false }), another),
        bySales: personAnswer(
          'the sales team manages the plan',
          proMember({ buyer: { planType: 'HOSPITAL' } }),
        ),
        expired: personAnswer(
          'the plan has expired',
          proMember({ buyer: { subscriptionExpirationDate: '2026-10-31' } }),
        ),
        overdue: personAnswer(
          'the last renewal was not paid',
          proMember({ buyer: { subscriptionStatus: 'PAST_DUE' } }),
        ),
        rented: personAnswer(
          'the practice rents its probe for two years',
          proMember({ buyer: { planType: 'RENTAL', commitmentEndDate: '2028-09-25' } }),
        ),
        none: personAnswer('the person is in no organization'),
        anonymous: answers('the shop knows no one', { status: 'anonymous' } satisfies LoadChangingAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    compareTerms: {
      outcomes: {
        some: compareOutcome(
          'the shop says what each lower plan costs, and refuses the first',
          (sku, index) =>
            index === 0
              ? {
                  sku,
                  preview: null,
                  refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'sku', 'NOT_SOLD')],
                }
              : { sku, preview: { ...scheduledPreview, sku, planType: 'CORE' }, refusals: [] },
        ),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    removeScheduled: {
      outcomes: {
        removed: answers('the shop removes the scheduled change', {
          status: 'removed',
        } satisfies RemoveScheduledAnswer),
        refused: answers('the shop says that a payment is under way', {
          status: 'refused',
          refusals: [refusalOf('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY')],
        } satisfies RemoveScheduledAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    subscriptionChange: containedChangeService(({ change }) => change.seats !== 7),
  },
  mayHappen: mayHappenToChange,
  answeredBy: ['memberships', 'organizationSlug', 'terms', 'choice'],
  limit: 1250,
};
