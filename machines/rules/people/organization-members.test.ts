import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberReason, RefusalReason } from '../errors/index.ts';
import {
  acceptanceProblem,
  departureProblem,
  freeSeats,
  invitationProblem,
  invitationRemedy,
  type InvitedPerson,
  type OrganizationMembers,
  type UsedInvitation,
} from './organization-members.ts';

const member = (id: string, isAdmin = false) => ({ id, email: `${id}@clinic.example`, isAdmin });
const invitationOf = (id: string) => ({ id: `invitation-${id}`, email: `${id}@clinic.example` });

describe('an invitation', () => {
  const clinic: OrganizationMembers = {
    seats: 3,
    members: [member('ada', true)],
    invitations: [invitationOf('bob')],
  };

  it.each([
    ['a new address', clinic, 'cleo@clinic.example', null],
    ['an address that is invited', { ...clinic, seats: 2 }, ' BOB@clinic.example', null],
    ['a member', clinic, 'Ada@clinic.example', 'ALREADY_MEMBER'],
    [
      'a new address if all seats are taken or reserved',
      { ...clinic, seats: 2 },
      'cleo@clinic.example',
      'NO_SEAT_LEFT',
    ],
  ] as const)('to %s', (_what, organization, email, problem) => {
    expect(invitationProblem(organization, email)).toBe(problem);
  });

  const invitation = { email: 'bob@clinic.example', acceptedBy: null, isOver: false };
  const bob = { email: 'Bob@clinic.example', isEmailConfirmed: true, isMember: false };
  it.each<
    [
      who: string,
      invitation: Partial<UsedInvitation>,
      person: Partial<InvitedPerson>,
      problem: MemberReason | null,
      organization?: Partial<OrganizationMembers>,
    ]
  >([
    ['its person', {}, {}, null],
    ['its person once all seats are taken', {}, {}, 'NO_SEAT_LEFT', { seats: 1 }],
    [
      'its person where others are invited, too',
      {},
      {},
      null,
      { seats: 2, invitations: [invitationOf('bob'), invitationOf('cleo')] },
    ],
    ['a member where all seats are taken', {}, { isMember: true }, 'ALREADY_MEMBER', { seats: 1 }],
    ['somebody else', {}, { email: 'eve@clinic.example' }, 'OTHER_ADDRESS'],
    ['an unconfirmed address', {}, { isEmailConfirmed: false }, 'ADDRESS_UNCONFIRMED'],
    ['its person again', { acceptedBy: 'user' }, {}, 'INVITATION_USED'],
    ['its person too late', { isOver: true }, {}, 'INVITATION_GONE'],
    ['a member', {}, { isMember: true }, 'ALREADY_MEMBER'],
    [
      'another person, of a used one',
      { acceptedBy: 'user' },
      { email: 'eve@clinic.example' },
      'OTHER_ADDRESS',
    ],
  ])('used by %s', (_who, otherInvitation, otherPerson, problem, otherClinic = {}) => {
    expect(
      acceptanceProblem(
        { ...clinic, ...otherClinic },
        { ...invitation, ...otherInvitation },
        { ...bob, ...otherPerson },
      ),
    ).toBe(problem);
  });
});

/** Every possible change to an organization, allowed or not. */
const anyStep = fc.record({
  kind: fc.constantFrom('invite', 'accept', 'leave', 'promote', 'demote'),
  who: fc.integer({ min: 0, max: 6 }),
});

function after(
  organization: OrganizationMembers,
  { kind, who }: { kind: string; who: number },
): OrganizationMembers {
  const { members, invitations } = organization;
  const id = `p${who}`;
  const isMember = members.some((one) => one.id === id);
  switch (kind) {
    case 'invite':
      return invitationProblem(organization, `${id}@clinic.example`) === null &&
        !invitations.some(({ email }) => email === `${id}@clinic.example`)
        ? { ...organization, invitations: [...invitations, invitationOf(id)] }
        : organization;
    case 'accept': {
      const used = invitations.find(({ email }) => email === `${id}@clinic.example`);
      const person = { email: `${id}@clinic.example`, isEmailConfirmed: true, isMember };
      return used !== undefined &&
        acceptanceProblem(organization, { email: used.email, acceptedBy: null, isOver: false }, person) ===
          null
        ? {
            ...organization,
            members: [...members, member(id)],
            invitations: invitations.filter((one) => one !== used),
          }
        : organization;
    }
    case 'leave':
      return isMember && departureProblem(organization, id) === null
        ? { ...organization, members: members.filter((one) => one.id !== id) }
        : organization;
    case 'demote':
      return departureProblem(organization, id) === null
        ? {
            ...organization,
            members: members.map((one) => (one.id === id ? { ...one, isAdmin: false } : one)),
          }
        : organization;
    default:
      return {
        ...organization,
        members: members.map((one) => (one.id === id ? { ...one, isAdmin: true } : one)),
      };
  }
}

it.each<[RefusalReason | null, ReturnType<typeof invitationRemedy>]>([
  ['INVITATION_USED', null],
  ['INVITATION_GONE', null],
  ['ALREADY_MEMBER', null],
  ['OTHER_ADDRESS', 'sign_in'],
  ['ADDRESS_UNCONFIRMED', 'sign_in'],
  ['NO_SEAT_LEFT', 'try_again'],
  ['TOO_MANY_TRIES', 'try_again'],
  [null, 'try_again'],
])('an invitation that was refused with %s: %s', (reason, remedy) => {
  expect(invitationRemedy(reason)).toBe(remedy);
});

describe('an organization', () => {
  it('always has an admin, and a seat for every member and invitation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(anyStep, { maxLength: 60 }), (seats, steps) => {
        let organization: OrganizationMembers = { seats, members: [member('p0', true)], invitations: [] };
        for (const step of steps) {
          organization = after(organization, step);
          const { members, invitations } = organization;
          expect(members.some(({ isAdmin }) => isAdmin)).toBe(true);
          expect(members.length + invitations.length).toBeLessThanOrEqual(seats);
          expect(freeSeats(organization)).toBe(seats - members.length - invitations.length);
          expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
        }
      }),
    );
  });
});
