import type {
  AccountInput,
  AccountMembership,
  AccountPerson,
  LoadPersonAnswer,
} from '../../account/index.ts';
import { exampleMembership } from '../example-account.ts';
import { answers, type Scenario, silence } from './scenario.ts';

const rented: AccountMembership = {
  id: 'bWVtYmVyOjI=',
  isAdmin: true,
  organization: {
    ...exampleMembership.organization,
    id: 'T3JnYW5pemF0aW9uOjI=',
    slug: 'meadow-equine',
    name: 'Meadow Equine',
    planType: 'RENTAL',
    isAutoRenewalActive: false,
    price: null,
    seats: 1,
    availableSeats: 0,
    commitment: { lastDay: '2028-09-25', months: 24 },
  },
};

const person: AccountPerson = {
  name: 'Amara Obi',
  email: 'admin@clinic.example',
  memberships: [exampleMembership, rented],
};

const known = (memberships: readonly AccountMembership[]): LoadPersonAnswer => ({
  status: 'known',
  person: { ...person, memberships },
});

const input: AccountInput = { isSignedIn: true, loginHash: '', organizationSlug: null };

export const accountScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input },
    ofApp: {
      sentence: 'a person whom the mobile app sends with a token',
      input: {
        ...input,
        loginHash:
          'access_token=aaa.bbb.ccc&token_type=bearer&expires_in=3600&organization_slug=lakeside-clinic&source=mobile&state=kP3v_0Zr-9tQxY7aB2cDeF',
      },
    },
    anonymous: { sentence: 'a visitor who is not signed in', input: { ...input, isSignedIn: false } },
  },
  events: [
    { sentence: 'the person tries again', event: { type: 'retry.requested' } },
    {
      sentence: 'the person chooses the other organization',
      event: { type: 'organization.chosen', slug: 'meadow-equine' },
    },
    { sentence: 'the visitor signs in in another tab', event: { type: 'session.begun.elsewhere' } },
    { sentence: 'the visitor signs out in another tab', event: { type: 'session.ended.elsewhere' } },
  ],
  services: {
    openSignIn: {
      outcomes: {
        opened: answers('the page for signing in opens'),
        silent: silence('the page for signing in does not open'),
      },
    },
    loadPerson: {
      outcomes: {
        two: answers('the shop knows the person and their two organizations', known(person.memberships)),
        none: answers('the shop knows the person, who has no organization', known([])),
        anonymous: answers('the shop knows of no one', { status: 'anonymous' }),
        denied: answers('the shop does not take the token', { status: 'denied' }),
        silent: silence('the shop does not answer'),
      },
    },
    keepOrganization: {
      outcomes: {
        kept: answers('the browser keeps the choice'),
        silent: silence('the browser does not keep the choice'),
      },
    },
  },
  answeredBy: ['person.memberships'],
  limit: 200,
};
