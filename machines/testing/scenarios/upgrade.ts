import { refusalOf } from '../../flow/index.ts';
import type { BuyerOrganization } from '../../rules/catalogue/index.ts';
import type { CompareAnswer } from '../../subscription-change/index.ts';
import type { LoadUpgradingAnswer, UpgradeInput, UpgradingMembership } from '../../upgrade/index.ts';
import { examplePreview } from '../example-change.ts';
import { exampleMethods } from '../example-methods.ts';
import { canceledMembership, soldMemberships } from '../example-reactivation.ts';
import { pageReturned } from './add-to-cart.ts';
import { containedChangeService, mayHappenToChange } from './contained-change.ts';
import { answers, answersTo, noResponse, type Outcome, type Scenario } from './scenario.ts';

const input: UpgradeInput = {
  country: 'US',
  sold: soldMemberships,
  isSignedIn: true,
  organizationSlug: null,
  sku: null,
};
const [primary] = exampleMethods;
const denied = { status: 'denied' } as const;

const owner = (
  change: Partial<BuyerOrganization>,
  isOrganizationAdmin = true,
  organization: UpgradingMembership['organization'] = canceledMembership.organization,
): UpgradingMembership => ({
  id: `membership of ${organization.slug}`,
  organization,
  buyer: {
    ...canceledMembership.buyer,
    isOrganizationAdmin,
    organization: {
      ...canceledMembership.buyer.organization,
      planType: 'CORE',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
      ...change,
    },
  },
});

const another = { slug: 'two-rivers-health', name: 'Two Rivers Health' };

const personAnswer = (
  sentence: string,
  ...memberships: readonly UpgradingMembership[]
): Outcome & { readonly output: LoadUpgradingAnswer } => ({
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

const refusals = [refusalOf('OPERATION_NOT_ALLOWED', 'sku', 'NOT_SOLD')];

export const upgradeScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input },
    byLink: {
      sentence: 'a person who follows a link to the Pro plan',
      input: { ...input, sku: 'SUB-PROC-1Y' },
    },
    anonymous: { sentence: 'a visitor who is not signed in', input: { ...input, isSignedIn: false } },
  },
  events: [
    {
      sentence: 'the administrator chooses another plan',
      event: { type: 'membership.chosen', sku: 'SUB-PROC-1Y' },
    },
    { sentence: 'the administrator continues with the plan', event: { type: 'choice.submitted' } },
    {
      sentence: 'the administrator chooses their other organization',
      event: { type: 'organization.chosen', slug: another.slug },
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
    pageReturned,
  ],
  services: {
    loadUpgrading: {
      outcomes: {
        core: personAnswer('the shop knows two organizations', owner({}), owner({}, true, another)),
        member: personAnswer('the person is no administrator', owner({}, false)),
        bySales: personAnswer('the sales team manages the plan', owner({ planType: 'HOSPITAL' })),
        expired: personAnswer('the plan has expired', owner({ subscriptionExpirationDate: '2026-10-31' })),
        never: personAnswer(
          'the organization never had a plan',
          owner({ planType: 'NONE', subscriptionStatus: null, subscriptionExpirationDate: null }),
        ),
        pro: personAnswer('the organization has a Pro plan', owner({ planType: 'PRO_CUSTOM' })),
        highest: personAnswer('the plan is the highest', owner({ planType: 'PRO_THREE_YEAR' })),
        overdue: personAnswer('the last renewal was not paid', owner({ subscriptionStatus: 'PAST_DUE' })),
        rented: personAnswer(
          'the practice rents its probe for two years',
          owner({ market: 'VETERINARY', planType: 'RENTAL', commitmentEndDate: '2028-09-25' }),
          owner({}, true, another),
        ),
        none: personAnswer('the person is in no organization'),
        anonymous: answers('the shop knows no one', {
          status: 'anonymous',
        } satisfies LoadUpgradingAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    compareTerms: {
      outcomes: {
        some: compareOutcome(
          'the shop says what each plan costs, and that it does not sell the first',
          (sku, index) =>
            index === 0
              ? { sku, preview: null, refusals }
              : { sku, preview: { ...examplePreview, sku }, refusals: [] },
        ),
        all: compareOutcome('the shop says what each plan costs', (sku) => ({
          sku,
          preview: { ...examplePreview, sku },
          refusals: [],
        })),
        nothing: compareOutcome('the shop sells none of the plans', (sku) => ({
          sku,
          preview: null,
          refusals,
        })),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    subscriptionChange: containedChangeService(({ change }) => change.sku !== 'SUB-PROC-1Y'),
  },
  mayHappen: mayHappenToChange,
  answeredBy: ['memberships', 'organizationSlug', 'terms', 'sku'],
  limit: 5000,
};
