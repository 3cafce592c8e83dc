import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { settle } from '../testing/index.ts';
import {
  type AccountOrganization,
  inviteeProblemOf,
  isEndOfRenewalToConfirm,
  isSessionEnded,
  isLeavingToConfirm,
  memberToRemove,
  renewalSwitchOf,
  shownMembership,
} from './index.ts';
import { clinic, practice, person, start } from './account.fixture.ts';

const alone = { ...clinic, members: (clinic.members ?? []).slice(0, 1), invitations: [] };

const invitation = { id: 'aW52aXRhdGlvbjox', email: 'new@clinic.example' };

const mateo = clinic.members?.[1]?.id ?? '';

describe('an administrator', () => {
  const ready = async () => {
    const flow = start();
    await flow.script.answer('loadPerson', { status: 'known', person });
    return flow;
  };

  it('can invite an address once it is valid', async () => {
    const { actor, script, send, state } = await ready();
    send({ type: 'invitee.submitted' });
    expect([inviteeProblemOf(actor.getSnapshot()), script.open()]).toEqual(['required', []]);
    send({ type: 'invitee.changed', email: 'ada@clinic.example' });
    expect(inviteeProblemOf(actor.getSnapshot())).toBeNull();
    send({ type: 'invitee.submitted' });
    await settle();
    expect(script.asked('changeOrganization')).toEqual([
      { membershipId: clinic.id, change: { kind: 'invite', email: 'ada@clinic.example' } },
    ]);
    await script.answer('changeOrganization', { status: 'changed', membership: alone });
    expect([state(), actor.getSnapshot().context.invitee]).toEqual(['ready.open.changed', '']);
    expect(shownMembership(actor.getSnapshot())).toEqual(alone);
  });

  it('removes a member only after confirming it', async () => {
    const { actor, script, send, state } = await ready();
    send({ type: 'removal.requested', memberId: mateo });
    expect(memberToRemove(actor.getSnapshot())?.name).toBe('Mateo Silva');
    send({ type: 'change.canceled' });
    expect([state(), script.open()]).toEqual(['ready.open.viewing', []]);
    send({ type: 'removal.requested', memberId: mateo });
    send({ type: 'change.confirmed' });
    await settle();
    expect(script.asked('changeOrganization')[0]?.change).toEqual({ kind: 'remove', memberId: mateo });
  });

  it('sees why the last administrator stays, and nothing changes', async () => {
    const { actor, script, send, state } = await ready();
    const before = actor.getSnapshot().context.person;
    send({ type: 'admin.set', memberId: clinic.id, isAdmin: false });
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', 'memberId', 'LAST_ADMINISTRATOR')];
    await script.answer('changeOrganization', { status: 'refused', refusals, membership: null });
    expect([state(), actor.getSnapshot().context.trouble]).toEqual([
      'ready.open.refused',
      { kind: 'refused', refusals },
    ]);
    expect(actor.getSnapshot().context.person).toEqual(before);
  });

  it('sees the current members together with the reason why nothing was changed', async () => {
    const { actor, script, send, state } = await ready();
    send({ type: 'invitee.changed', email: 'ada@clinic.example' });
    send({ type: 'invitee.submitted' });
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', 'email', 'NO_SEAT_LEFT')];
    await script.answer('changeOrganization', { status: 'refused', refusals, membership: alone });
    expect([state(), actor.getSnapshot().context.invitee]).toEqual([
      'ready.open.refused',
      'ada@clinic.example',
    ]);
    expect(shownMembership(actor.getSnapshot())).toEqual(alone);
  });

  it('who was removed by someone else sees the next organization', async () => {
    const { script, send, state, shown } = await ready();
    send({ type: 'admin.set', memberId: mateo, isAdmin: true });
    const refusals = [refusalOf('NOT_FOUND', 'organizationMembershipId')];
    await script.answer('changeOrganization', { status: 'refused', refusals, membership: null });
    expect([state(), shown()]).toEqual(['ready.open.refused', 'practice']);
  });

  it.each([
    ['a member', mateo, alone, refusalOf('NOT_FOUND', 'memberId'), 'ready.open.changed'],
    ['an invitation', invitation.id, alone, refusalOf('NOT_FOUND', 'memberId'), 'ready.open.changed'],
    ['themselves', clinic.id, null, refusalOf('NOT_FOUND', 'organizationMembershipId'), 'ready.open.changed'],
    [
      'an invitation that was accepted in the meantime',
      invitation.id,
      { ...alone, members: [{ id: 'joined', name: '', email: invitation.email, isAdmin: false }] },
      refusalOf('NOT_FOUND', 'memberId'),
      'ready.open.refused',
    ],
  ])('repeats the removal of %s after a lost response', async (_what, memberId, membership, refusal, end) => {
    const { script, send, state, shown } = await ready();
    send({ type: 'removal.requested', memberId });
    send({ type: 'change.confirmed' });
    await script.fail('changeOrganization');
    send({ type: 'retry.requested' });
    await script.answer('changeOrganization', { status: 'refused', refusals: [refusal], membership });
    expect([state(), shown()]).toEqual([end, membership === null ? 'practice' : 'lakeside-clinic']);
  });

  it('repeats the same request after the shop did not respond', async () => {
    const { script, send, state } = await ready();
    send({ type: 'invitation.withdrawn', invitationId: 'invitation' });
    await script.fail('changeOrganization');
    expect(state()).toBe('ready.open.unanswered');
    send({ type: 'retry.requested' });
    await settle();
    const [first, second] = script.asked('changeOrganization');
    expect(second).toEqual(first);
  });

  it('leaves an organization that others manage, once it is confirmed', async () => {
    const { actor, script, send, state } = start();
    const memberships = [clinic, { ...practice, isAdmin: false, members: null }];
    await script.answer('loadPerson', { status: 'known', person: { ...person, memberships } });
    send({ type: 'leaving.requested' });
    expect(state()).toBe('ready.open.viewing');
    send({ type: 'organization.chosen', slug: 'practice' });
    await script.answer('keepOrganization', undefined);
    send({ type: 'leaving.requested' });
    expect([state(), isLeavingToConfirm(actor.getSnapshot())]).toEqual(['ready.confirming', true]);
    send({ type: 'change.confirmed' });
    await settle();
    expect(script.asked('changeOrganization')).toEqual([
      { membershipId: 'practice', change: { kind: 'remove', memberId: 'practice' } },
    ]);
  });

  it('who has left an organization sees the next one', async () => {
    const { script, send, shown } = await ready();
    send({ type: 'removal.requested', memberId: clinic.id });
    send({ type: 'change.confirmed' });
    await script.answer('changeOrganization', { status: 'changed', membership: null });
    expect(shown()).toBe('practice');
  });

  it('whom the shop no longer accepts is signed out, and all their data is discarded', async () => {
    const { actor, script, send } = await ready();
    send({ type: 'admin.set', memberId: mateo, isAdmin: true });
    await script.answer('changeOrganization', { status: 'denied' });
    expect([isSessionEnded(actor.getSnapshot()), actor.getSnapshot().context.person]).toEqual([true, null]);
  });
});

it('ends automatic renewal after confirming it, and resumes it at once', async () => {
  const { actor, script, send, state } = start();
  await script.answer('loadPerson', { status: 'known', person });
  send({ type: 'renewal.set', isAutomatic: false });
  await settle();
  expect([isEndOfRenewalToConfirm(actor.getSnapshot()), script.open()]).toEqual([true, []]);
  send({ type: 'change.confirmed' });
  await script.answer('changeOrganization', { status: 'changed', membership: clinic });
  send({ type: 'renewal.set', isAutomatic: true });
  await settle();
  expect([state(), script.asked('changeOrganization').map(({ change }) => change)]).toEqual([
    'ready.changing',
    [
      { kind: 'set_renewal', isAutomatic: false },
      { kind: 'set_renewal', isAutomatic: true },
    ],
  ]);
});

it.each<[string, Partial<AccountOrganization>, ReturnType<typeof renewalSwitchOf>]>([
  ['renews', {}, 'cancel'],
  ['is overdue', { status: 'PAST_DUE' }, 'cancel'],
  ['ends', { nextChargeDay: null }, 'resume'],
  ['has ended', { nextChargeDay: null, isExpired: true }, null],
  ['is only tried', { planType: 'PRO_TRIAL', status: 'TRIALING', nextChargeDay: null }, null],
  ['sales manages', { planType: 'HOSPITAL' }, null],
  ['sales manages, and ends', { planType: 'HOSPITAL', nextChargeDay: null }, null],
  [
    'is rented, and committed beyond the next charge',
    { planType: 'RENTAL', commitment: { lastDay: '2028-08-27', months: 24 } },
    null,
  ],
  ['never was', { status: null, nextChargeDay: null }, null],
])('a plan that %s: %j: %s', (_what, changes, expected) => {
  const organization = { ...clinic.organization, ...changes };
  expect(renewalSwitchOf({ ...clinic, organization })).toBe(expected);
  expect(renewalSwitchOf({ ...clinic, organization, isAdmin: false })).toBeNull();
});

it('only an administrator changes members', async () => {
  const { script, send, state } = start({ organizationSlug: 'practice' });
  const member = { ...practice, isAdmin: false, members: null, invitations: null };
  await script.answer('loadPerson', { status: 'known', person: { ...person, memberships: [member] } });
  send({ type: 'invitee.changed', email: 'ada@clinic.example' });
  send({ type: 'invitee.submitted' });
  send({ type: 'removal.requested', memberId: mateo });
  send({ type: 'admin.set', memberId: mateo, isAdmin: true });
  send({ type: 'invitation.withdrawn', invitationId: 'invitation' });
  expect([state(), script.open()]).toEqual(['ready.open.viewing', []]);
});
