import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, refusalOf, stateValueText } from '../flow/index.ts';
import type { MemberReason } from '../rules/errors/index.ts';
import { exampleMembership, scriptPorts, settle } from '../testing/index.ts';
import {
  type AccountInput,
  type AccountOrganization,
  accountPortNames,
  type AccountPorts,
  accountScreenOf,
  accountWithPorts,
  inviteeProblemOf,
  isEndOfRenewalAsked,
  isSessionEnded,
  isSignInNeeded,
  isLeavingAsked,
  memberToRemove,
  mayChangeProPlan,
  isUpgradeOffered,
  mayEditMembership,
  renewalSwitchOf,
  shownMembership,
} from './index.ts';

const clinic = exampleMembership;
const practice = {
  ...clinic,
  id: 'practice',
  organization: { ...clinic.organization, slug: 'practice', name: 'Practice' },
};
const person = {
  name: 'Amara Obi',
  email: 'admin@clinic.example',
  isEmailConfirmed: true,
  memberships: [clinic, practice],
  learnerDiscounts: [],
};

function start(input: Partial<AccountInput> = {}) {
  const script = scriptPorts<AccountPorts>(accountPortNames);
  const actor = createActor(accountWithPorts(script.ports), {
    input: { isSignedIn: true, loginHash: '', invitation: null, organizationSlug: null, ...input },
  }).start();
  return {
    actor,
    script,
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => accountScreenOf(actor.getSnapshot()),
    shown: () => shownMembership(actor.getSnapshot())?.organization.slug ?? null,
  };
}

describe('the account', () => {
  it('asks a visitor to sign in, without a request to the shop', async () => {
    const { script, screen } = start({ isSignedIn: false });
    await settle();
    expect([screen(), script.open()]).toEqual(['signedOut', []]);
  });

  it('sends a visitor with a token from the app to the sign-in page, and requests nothing before', async () => {
    const loginHash = 'access_token=aaa.bbb.ccc&token_type=bearer&source=mobile&state=kP3v_0Zr-9tQxY7aB2cDeF';
    const { script, state } = start({ loginHash });
    await settle();
    expect([script.asked('openSignIn'), script.asked('loadPerson')]).toEqual([[{ loginHash }], []]);
    await script.answer('openSignIn', undefined);
    expect(state()).toBe('left');
    const { screen } = start({ loginHash: 'access_token=', isSignedIn: false });
    expect(screen()).toBe('signedOut');
  });

  it('shows the oldest membership, or that of the organization that the browser has stored', async () => {
    const first = start();
    await first.script.answer('loadPerson', { status: 'known', person });
    const kept = start({ organizationSlug: 'practice' });
    await kept.script.answer('loadPerson', { status: 'known', person });
    const foreign = start({ organizationSlug: 'of-somebody-else' });
    await foreign.script.answer('loadPerson', { status: 'known', person });
    expect([first.shown(), kept.shown(), foreign.shown()]).toEqual([
      'lakeside-clinic',
      'practice',
      'lakeside-clinic',
    ]);
  });

  it('shows another organization immediately, whether or not the browser stores the choice', async () => {
    const { script, send, shown, state } = start();
    await script.answer('loadPerson', { status: 'known', person });
    send({ type: 'organization.chosen', slug: 'practice' });
    await settle();
    expect([shown(), script.asked('keepOrganization')]).toEqual([
      'practice',
      [{ country: 'US', slug: 'practice' }],
    ]);
    await script.fail('keepOrganization');
    expect(state()).toBe('ready.open.viewing');
  });

  it('shows a person without an organization', async () => {
    const { script, screen, shown } = start();
    await script.answer('loadPerson', { status: 'known', person: { ...person, memberships: [] } });
    expect([screen(), shown()]).toEqual(['ready', null]);
  });

  it('reports an ended session if the shop no longer accepts the token', async () => {
    const { actor, script, screen } = start();
    await script.answer('loadPerson', { status: 'denied' });
    expect([screen(), isSessionEnded(actor.getSnapshot())]).toEqual(['signedOut', true]);
  });

  it('retries after the shop did not respond', async () => {
    const { actor, script, send, screen } = start();
    await script.fail('loadPerson', new BusyError(7));
    expect([screen(), actor.getSnapshot().context.trouble]).toEqual([
      'unanswered',
      { kind: 'busy', retryAfterSeconds: 7 },
    ]);
    send({ type: 'retry.requested' });
    await script.answer('loadPerson', { status: 'known', person });
    expect([screen(), actor.getSnapshot().context.trouble]).toEqual(['ready', null]);
  });

  it('forgets the person as soon as another tab signs out', async () => {
    const { actor, script, send, screen } = start();
    await script.answer('loadPerson', { status: 'known', person });
    send({ type: 'session.endedInOtherTab' });
    expect([screen(), actor.getSnapshot().context.person]).toEqual(['signedOut', null]);
  });

  it('does not show what was requested before another person signed in', async () => {
    const { actor, script, send } = start();
    await script.answer('loadPerson', { status: 'known', person });
    send({ type: 'session.startedInOtherTab' });
    expect(actor.getSnapshot().context.person).toBeNull();
    await script.answer('loadPerson', { status: 'anonymous' });
    expect(stateValueText(actor.getSnapshot())).toBe('signedOut.asking');
  });
});

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
    expect([state(), isLeavingAsked(actor.getSnapshot())]).toEqual(['ready.confirming', true]);
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
  expect([isEndOfRenewalAsked(actor.getSnapshot()), script.open()]).toEqual([true, []]);
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

it.each<[who: string, isAdmin: boolean, changes: Partial<AccountOrganization>, may: boolean]>([
  ['an administrator', true, {}, true],
  ['a member', false, {}, false],
  ['an administrator of an organization that never had a subscription', true, { status: null }, false],
])('the membership is edited by %s: %s', (_who, isAdmin, changes, may) => {
  const organization = { ...clinic.organization, ...changes };
  expect(mayEditMembership({ isAdmin, organization })).toBe(may);
});

it.each<[who: string, isAdmin: boolean, changes: Partial<AccountOrganization>, may: boolean]>([
  ['an administrator', true, { planType: 'PRO_CUSTOM' }, true],
  ['a member', false, { planType: 'PRO_CUSTOM' }, false],
  ['an administrator of another plan', true, { planType: 'TEAM' }, false],
  ['an administrator of a veterinary one', true, { planType: 'PRO_CUSTOM', market: 'VETERINARY' }, false],
  ['an administrator of a plan that has expired', true, { planType: 'PRO_CUSTOM', isExpired: true }, false],
])('the features of a Pro plan are changed by %s: %s', (_who, isAdmin, changes, may) => {
  const organization = { ...clinic.organization, ...changes };
  expect(mayChangeProPlan({ isAdmin, organization })).toBe(may);
});

describe('an invitation', () => {
  const token = 'i'.repeat(43);
  const invited = async () => {
    const flow = start({ invitation: token });
    await flow.script.answer('loadPerson', {
      status: 'known',
      person: { ...person, memberships: [clinic] },
    });
    return flow;
  };

  it('requests nothing before the person decides, and then shows the joined organization', async () => {
    const { script, send, state, shown } = await invited();
    expect([state(), script.open()]).toEqual(['invited.asking', []]);
    send({ type: 'invitation.accepted' });
    await settle();
    expect(script.asked('acceptInvitation')).toEqual([{ token }]);
    await script.answer('acceptInvitation', { status: 'changed', membership: practice });
    expect([state(), shown()]).toEqual(['ready.open.joined', 'practice']);
  });

  const refusedAnswer = (reason: MemberReason) => ({
    status: 'refused' as const,
    refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'token', reason)],
    membership: null,
  });

  it.each(['INVITATION_USED', 'INVITATION_GONE', 'ALREADY_MEMBER'] as const)(
    'that is refused (%s) changes nothing, and is not offered again',
    async (reason) => {
      const { actor, script, send, state } = await invited();
      send({ type: 'invitation.accepted' });
      await script.answer('acceptInvitation', refusedAnswer(reason));
      const { invitation: kept, person: left } = actor.getSnapshot().context;
      expect([state(), kept, left?.memberships]).toEqual(['ready.open.notJoined', null, [clinic]]);
    },
  );

  it.each(['OTHER_ADDRESS', 'ADDRESS_UNCONFIRMED'] as const)(
    'that needs another sign-in (%s) is kept until then',
    async (reason) => {
      const { actor, script, send, state } = await invited();
      send({ type: 'invitation.accepted' });
      await script.answer('acceptInvitation', refusedAnswer(reason));
      expect([isSignInNeeded(actor.getSnapshot()), actor.getSnapshot().context.invitation]).toEqual([
        true,
        token,
      ]);
      send({ type: 'session.startedInOtherTab' });
      await script.answer('loadPerson', { status: 'known', person });
      expect([state(), actor.getSnapshot().context.trouble]).toEqual(['invited.asking', null]);
    },
  );

  it('can be tried again once there is a seat', async () => {
    const { actor, script, send, state, shown } = await invited();
    send({ type: 'invitation.accepted' });
    await script.answer('acceptInvitation', refusedAnswer('NO_SEAT_LEFT'));
    expect([state(), isSignInNeeded(actor.getSnapshot())]).toEqual(['invited.refused', false]);
    send({ type: 'invitation.accepted' });
    await script.answer('acceptInvitation', { status: 'changed', membership: practice });
    expect([state(), shown()]).toEqual(['ready.open.joined', 'practice']);
  });

  it.each(['OTHER_ADDRESS', 'NO_SEAT_LEFT'] as const)(
    'that was refused (%s) and is then declined leaves no reason behind',
    async (reason) => {
      const { actor, script, send } = await invited();
      send({ type: 'invitation.accepted' });
      await script.answer('acceptInvitation', refusedAnswer(reason));
      send({ type: 'invitation.declined' });
      await script.answer('forgetInvitation', undefined);
      const { invitation: kept, trouble } = actor.getSnapshot().context;
      expect([kept, trouble]).toEqual([null, null]);
    },
  );

  it('can be accepted again after the shop did not respond', async () => {
    const { script, send, state } = await invited();
    send({ type: 'invitation.accepted' });
    await script.fail('acceptInvitation');
    expect(state()).toBe('invited.unanswered');
    send({ type: 'invitation.accepted' });
    await settle();
    expect(script.asked('acceptInvitation')).toHaveLength(2);
  });

  it.each(['answer', 'fail'] as const)('that is declined is forgotten (%s)', async (outcome) => {
    const { actor, script, send, state } = await invited();
    send({ type: 'invitation.declined' });
    await (outcome === 'answer'
      ? script.answer('forgetInvitation', undefined)
      : script.fail('forgetInvitation'));
    expect([state(), actor.getSnapshot().context.invitation]).toEqual(['ready.open.viewing', null]);
  });

  it('is kept while the visitor signs in', () => {
    const { actor, screen } = start({ invitation: token, isSignedIn: false });
    expect([screen(), actor.getSnapshot().context.invitation]).toEqual(['signedOut', token]);
  });
});

describe('an upgrade', () => {
  const { organization } = exampleMembership;
  const month = { lastDay: '2026-12-26', planType: 'RENTAL' } as const;

  it.each([
    ['of a running plan', {}, true],
    ['of the highest plan', { planType: 'PRO_CUSTOM' }, false],
    ['of the highest plan for three years', { planType: 'PRO_THREE_YEAR' }, false],
    ['of a plan that sales manages, whose form the page leads to', { planType: 'HOSPITAL' }, true],
    [
      'of a rental with months left to pay',
      { ...month, commitment: { lastDay: '2028-11-26', months: 24 } },
      false,
    ],
    ['of a rental in its last month', { ...month, commitment: { lastDay: '2026-12-26', months: 24 } }, true],
    ['without a plan', { status: null }, false],
  ] as const)('%s is offered: %s', (_, change, isOffered) => {
    expect(isUpgradeOffered({ ...organization, ...change })).toBe(isOffered);
  });
});
