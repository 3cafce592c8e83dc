import type {
  EditedMembership,
  EditedMembershipAnswer,
  EditMembershipInput,
  MembershipRequestAnswer,
  OwnOrganization,
} from '../../edit-membership/index.ts';
import { refusalOf } from '../../flow/index.ts';
import { exampleEdited } from '../example-edited-membership.ts';
import { exampleMethods } from '../example-methods.ts';
import { containedChangeService, mayHappenToChange } from './contained-change.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input: EditMembershipInput = { isSignedIn: true, organizationSlug: null };
const [primary] = exampleMethods;

const another = { organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' } };

const membershipAnswer = (
  membership: EditedMembership | null,
  ...others: readonly OwnOrganization[]
): EditedMembershipAnswer => ({
  status: 'known',
  membership,
  memberships: membership === null ? [] : [{ organization: membership.organization }, ...others],
});
const denied = { status: 'denied' } as const;
const { team, scheduled, ending, inTens, individual, rented, bySales, expired } = exampleEdited;

export const editMembershipScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input },
    anonymous: { sentence: 'a visitor who is not signed in', input: { ...input, isSignedIn: false } },
  },
  events: [
    {
      sentence: 'the administrator chooses their other organization',
      event: { type: 'organization.chosen', slug: another.organization.slug },
    },
    { sentence: 'the administrator chooses 18 seats', event: { type: 'seats.changed', seats: 18 } },
    { sentence: 'the administrator chooses 5 seats', event: { type: 'seats.changed', seats: 5 } },
    { sentence: 'the administrator continues with the seats', event: { type: 'seats.submitted' } },
    {
      sentence: 'the administrator ends automatic renewal',
      event: { type: 'renewal.set', isAutomatic: false },
    },
    {
      sentence: 'the administrator resumes automatic renewal',
      event: { type: 'renewal.set', isAutomatic: true },
    },
    { sentence: 'the administrator removes the scheduled change', event: { type: 'scheduled.removed' } },
    {
      sentence: 'the administrator chooses the core plan instead',
      event: { type: 'plan.lowered', sku: 'SUB-CORE-1Y' },
    },
    { sentence: 'the administrator ends the rental early', event: { type: 'rental.left' } },
    {
      sentence: 'the administrator returns to the change that they left',
      event: { type: 'review.requested' },
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
    loadEditedMembership: {
      outcomes: {
        team: answers('the shop knows a team with five seats', membershipAnswer(team)),
        scheduled: answers(
          'the shop knows a team that has fewer seats from the end of the term',
          membershipAnswer(scheduled),
        ),
        ending: answers('the shop knows a team that does not renew', membershipAnswer(ending)),
        inTens: answers('the shop knows a team whose seats are sold in tens', membershipAnswer(inTens)),
        individual: answers('the shop knows a plan for one person', membershipAnswer(individual)),
        rented: answers('the shop knows a rental in its commitment', membershipAnswer(rented)),
        member: answers(
          'the shop knows a member who manages nothing',
          membershipAnswer({ ...team, isAdmin: false }),
        ),
        several: answers(
          'the shop knows a member who manages another organization',
          membershipAnswer({ ...team, isAdmin: false }, another),
        ),
        bySales: answers('the shop knows a plan that sales manages', membershipAnswer(bySales)),
        expired: answers('the shop knows a plan that has expired', membershipAnswer(expired)),
        anonymous: answers('the shop knows no one', {
          status: 'anonymous',
        } satisfies EditedMembershipAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    changeMembership: {
      outcomes: {
        changed: answers('the shop changes the membership', {
          status: 'changed',
        } satisfies MembershipRequestAnswer),
        refused: answers('the shop says that nothing is scheduled any more', {
          status: 'refused',
          refusals: [refusalOf('OPERATION_NOT_ALLOWED', null, 'NOTHING_CHANGES')],
        } satisfies MembershipRequestAnswer),
        denied: answers('the shop rejects the token', denied),
        silent: noResponse('the shop does not answer'),
      },
    },
    subscriptionChange: containedChangeService(({ change }) => change.seats !== 5),
  },
  mayHappen: mayHappenToChange,
  answeredBy: ['membership.organization', 'change.seats'],
  limit: 3000,
};
