import type {
  AccountInput,
  AccountMembership,
  AccountPerson,
  LoadPersonAnswer,
  MembershipAnswer,
} from '../../account/index.ts';
import { refusalOf } from '../../flow/index.ts';
import type { MemberReason } from '../../rules/errors/index.ts';
import { exampleMembership } from '../example-account.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const rented: AccountMembership = {
  id: 'bWVtYmVyOjI=',
  isAdmin: false,
  mayBuyOwnProbe: false,
  referrerToken: null,
  members: null,
  invitations: null,
  invoices: null,
  organization: {
    ...exampleMembership.organization,
    id: 'T3JnYW5pemF0aW9uOjI=',
    slug: 'meadow-equine',
    name: 'Meadow Equine',
    planType: 'RENTAL',
    nextChargeDay: null,
    price: null,
    renewal: null,
    seats: 1,
    availableSeats: 0,
    commitment: { lastDay: '2028-09-25', months: 24 },
  },
};

const person: AccountPerson = {
  name: 'Amara Obi',
  email: 'admin@clinic.example',
  isEmailConfirmed: true,
  ownProbes: { plus: false, iq3: false },
  memberships: [exampleMembership, rented],
  pendingOrderToken: null,
  unpaidOrders: [],
  learnerDiscounts: [],
};

const personWith = (memberships: readonly AccountMembership[]): LoadPersonAnswer => ({
  status: 'known',
  person: { ...person, memberships },
});

const changeAnswer = (membership: AccountMembership | null): MembershipAnswer => ({
  status: 'changed',
  membership,
});

const notJoined = (reason: MemberReason): MembershipAnswer => ({
  status: 'refused',
  refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'token', reason)],
  membership: null,
});

const input: AccountInput = { isSignedIn: true, loginHash: '', invitation: null, organizationSlug: null };

export const accountScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input },
    invited: {
      sentence: 'a person who is signed in and came with an invitation',
      input: { ...input, invitation: 'i'.repeat(43) },
    },
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
    { sentence: 'the person joins the organization', event: { type: 'invitation.accepted' } },
    { sentence: 'the person does not join the organization', event: { type: 'invitation.declined' } },
    {
      sentence: 'the administrator types an email address',
      event: { type: 'invitee.changed', email: 'ada@clinic.example' },
    },
    {
      sentence: 'the administrator types half an email address',
      event: { type: 'invitee.changed', email: 'ada@' },
    },
    { sentence: 'the administrator sends the invitation', event: { type: 'invitee.submitted' } },
    {
      sentence: 'the administrator withdraws an invitation',
      event: { type: 'invitation.withdrawn', invitationId: 'aW52aXRhdGlvbjox' },
    },
    {
      sentence: 'the administrator makes a member an administrator too',
      event: { type: 'admin.set', memberId: 'bWVtYmVyOjM=', isAdmin: true },
    },
    {
      sentence: 'the administrator removes a member',
      event: { type: 'removal.requested', memberId: 'bWVtYmVyOjM=' },
    },
    {
      sentence: 'the member replaces the link for friends',
      event: { type: 'referrer.link.replaced' },
    },
    { sentence: 'the member wants to leave the organization', event: { type: 'leaving.requested' } },
    { sentence: 'the administrator confirms the change', event: { type: 'change.confirmed' } },
    { sentence: 'the administrator leaves it as it is', event: { type: 'change.canceled' } },
    {
      sentence: 'the administrator ends automatic renewal',
      event: { type: 'renewal.set', isAutomatic: false },
    },
    {
      sentence: 'the administrator resumes automatic renewal',
      event: { type: 'renewal.set', isAutomatic: true },
    },
    {
      sentence: 'the person chooses the other organization',
      event: { type: 'organization.chosen', slug: 'meadow-equine' },
    },
    { sentence: 'the visitor signs in in another tab', event: { type: 'session.startedInOtherTab' } },
    { sentence: 'the visitor signs out in another tab', event: { type: 'session.endedInOtherTab' } },
  ],
  services: {
    openSignIn: {
      outcomes: {
        opened: answers('the sign-in page opens'),
        silent: noResponse('the sign-in page does not open'),
      },
    },
    loadPerson: {
      outcomes: {
        two: answers('the shop knows the person and their two organizations', personWith(person.memberships)),
        none: answers('the shop knows the person, who has no organization', personWith([])),
        anonymous: answers('the shop knows no one', { status: 'anonymous' }),
        denied: answers('the shop rejects the token', { status: 'denied' }),
        silent: noResponse('the shop does not answer'),
      },
    },
    changeOrganization: {
      outcomes: {
        changed: answers('the shop changes the members', changeAnswer(exampleMembership)),
        left: answers('the person is no longer a member', changeAnswer(null)),
        refused: answers('the shop says that the last administrator stays', {
          status: 'refused',
          refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'memberId', 'LAST_ADMINISTRATOR')],
          membership: exampleMembership,
        } satisfies MembershipAnswer),
        gone: answers('the shop says that who is named is gone', {
          status: 'refused',
          refusals: [refusalOf('NOT_FOUND', 'memberId')],
          membership: exampleMembership,
        } satisfies MembershipAnswer),
        denied: answers('the shop rejects the token', { status: 'denied' } satisfies MembershipAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
    acceptInvitation: {
      outcomes: {
        joined: answers('the shop lets the person in', changeAnswer(rented)),
        used: answers('the shop says that the invitation was used', notJoined('INVITATION_USED')),
        mismatched: answers('the shop says that it is for another address', notJoined('OTHER_ADDRESS')),
        crowded: answers('the shop says that no seat is left', notJoined('NO_SEAT_LEFT')),
        denied: answers('the shop rejects the token', { status: 'denied' } satisfies MembershipAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
    forgetInvitation: {
      outcomes: {
        forgotten: answers('the browser forgets the invitation'),
        silent: noResponse('the browser does not forget the invitation'),
      },
    },
    keepOrganization: {
      outcomes: {
        kept: answers('the browser keeps the choice'),
        silent: noResponse('the browser does not keep the choice'),
      },
    },
  },
  answeredBy: ['person.memberships'],
  limit: 3000,
};
