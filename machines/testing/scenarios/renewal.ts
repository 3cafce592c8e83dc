import type { BuyerOrganization } from '../../rules/catalogue/index.ts';
import type { LoadRenewingAnswer, RenewalInput, RenewingMembership } from '../../renewal/index.ts';
import { exampleMethods } from '../example-methods.ts';
import { canceledMembership } from '../example-reactivation.ts';
import { pageReturned } from './add-to-cart.ts';
import { containedChangeService, mayHappenToChange } from './contained-change.ts';
import { answers, noResponse, type Outcome, type Scenario } from './scenario.ts';

const input: RenewalInput = {
  country: 'US',
  isSignedIn: true,
  organizationSlug: null,
};
const [primary] = exampleMethods;
const denied = { status: 'denied' } as const;

const owner = (
  change: Partial<BuyerOrganization>,
  isOrganizationAdmin = true,
  organization: RenewingMembership['organization'] = canceledMembership.organization,
): RenewingMembership => ({
  id: `membership of ${organization.slug}`,
  organization,
  buyer: {
    ...canceledMembership.buyer,
    isOrganizationAdmin,
    organization: {
      ...canceledMembership.buyer.organization,
      planType: 'CORE',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2026-12-27',
      ...change,
    },
  },
});

const another = { slug: 'two-rivers-health', name: 'Two Rivers Health' };

const personAnswer = (
  sentence: string,
  ...memberships: readonly RenewingMembership[]
): Outcome & { readonly output: LoadRenewingAnswer } => ({
  sentence,
  output: { status: 'known', memberships },
});

export const renewalScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input },
    anonymous: { sentence: 'a visitor who is not signed in', input: { ...input, isSignedIn: false } },
  },
  events: [
    { sentence: 'the administrator decides to renew', event: { type: 'renewal.requested' } },
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
    loadRenewing: {
      outcomes: {
        ending: personAnswer(
          'the shop knows two organizations whose plans end soon',
          owner({}),
          owner({}, true, another),
        ),
        overdue: personAnswer('the last renewal was not paid', owner({ subscriptionStatus: 'PAST_DUE' })),
        expired: personAnswer('the plan has expired', owner({ subscriptionExpirationDate: '2026-10-31' })),
        early: personAnswer(
          'the plan runs for another year',
          owner({ subscriptionExpirationDate: '2027-12-31' }),
          owner({}, true, another),
        ),
        member: personAnswer('the person is no administrator', owner({}, false)),
        bySales: personAnswer('the sales team manages the plan', owner({ planType: 'HOSPITAL' })),
        basic: personAnswer(
          'the organization has the basic plan',
          owner({ planType: 'BASIC', subscriptionExpirationDate: null }),
        ),
        none: personAnswer('the person is in no organization'),
        anonymous: answers('the shop knows no one', {
          status: 'anonymous',
        } satisfies LoadRenewingAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    subscriptionChange: containedChangeService(({ membershipId }) => !membershipId.includes(another.slug)),
  },
  mayHappen: mayHappenToChange,
  answeredBy: ['memberships', 'organizationSlug'],
  limit: 5000,
};
