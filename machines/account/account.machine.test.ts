import { describe, expect, it } from 'vitest';
import { BusyError, refusalOf, stateValueText } from '../flow/index.ts';
import type { MemberReason } from '../rules/errors/index.ts';
import { exampleMembership, settle } from '../testing/index.ts';
import { isSessionEnded, isSignInNeeded, memberOffersOf } from './index.ts';
import { clinic, practice, person, start } from './account.fixture.ts';

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

describe('an invitation', () => {
  const token = 'i'.repeat(43);
  const openInvitation = async () => {
    const flow = start({ invitation: token });
    await flow.script.answer('loadPerson', {
      status: 'known',
      person: { ...person, memberships: [clinic] },
    });
    return flow;
  };

  it('requests nothing before the person decides, and then shows the joined organization', async () => {
    const { script, send, state, shown } = await openInvitation();
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
      const { actor, script, send, state } = await openInvitation();
      send({ type: 'invitation.accepted' });
      await script.answer('acceptInvitation', refusedAnswer(reason));
      const { invitation: kept, person: left } = actor.getSnapshot().context;
      expect([state(), kept, left?.memberships]).toEqual(['ready.open.notJoined', null, [clinic]]);
    },
  );

  it.each(['OTHER_ADDRESS', 'ADDRESS_UNCONFIRMED'] as const)(
    'that needs another sign-in (%s) is kept until then',
    async (reason) => {
      const { actor, script, send, state } = await openInvitation();
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
    const { actor, script, send, state, shown } = await openInvitation();
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
      const { actor, script, send } = await openInvitation();
      send({ type: 'invitation.accepted' });
      await script.answer('acceptInvitation', refusedAnswer(reason));
      send({ type: 'invitation.declined' });
      await script.answer('forgetInvitation', undefined);
      const { invitation: kept, trouble } = actor.getSnapshot().context;
      expect([kept, trouble]).toEqual([null, null]);
    },
  );

  it('can be accepted again after the shop did not respond', async () => {
    const { script, send, state } = await openInvitation();
    send({ type: 'invitation.accepted' });
    await script.fail('acceptInvitation');
    expect(state()).toBe('invited.unanswered');
    send({ type: 'invitation.accepted' });
    await settle();
    expect(script.asked('acceptInvitation')).toHaveLength(2);
  });

  it.each(['answer', 'fail'] as const)('that is declined is forgotten (%s)', async (outcome) => {
    const { actor, script, send, state } = await openInvitation();
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

describe('what is offered for a membership', () => {
  const { organization } = exampleMembership;

  it.each([
    ['an active plan', {}, {}, ['UPGRADE', 'EDIT', 'ADD_PROBE']],
    ['a member without rights', { isAdmin: false }, {}, []],
    ['a member with the right to a probe', { isAdmin: false, mayBuyOwnProbe: true }, {}, ['ADD_PROBE']],
    ['an overdue renewal', {}, { status: 'PAST_DUE' }, ['EDIT', 'ADD_PROBE', 'RENEW']],
    ['a plan that sales manages', {}, { planType: 'HOSPITAL' }, ['CONTACT_SALES']],
    ['a Pro plan', {}, { planType: 'PRO_CUSTOM' }, ['EDIT', 'ADD_FEATURES', 'REMOVE_FEATURES', 'ADD_PROBE']],
    [
      'a Pro plan that doesn’t renew',
      {},
      { planType: 'PRO_CUSTOM', nextChargeDay: null },
      ['EDIT', 'ADD_FEATURES', 'ADD_PROBE'],
    ],
    [
      'a rental with months left to pay',
      {},
      { planType: 'RENTAL', market: 'VETERINARY', commitment: { lastDay: '2028-11-26', months: 24 } },
      ['EDIT'],
    ],
    ['a change that a bank has', {}, { isChangePending: true }, ['EDIT', 'ADD_PROBE']],
    ['an ended plan', {}, { status: 'CANCELED', lastDay: '2026-10-31' }, ['RENEW', 'CHOOSE_MEMBERSHIP']],
    ['all probes registered', {}, { probes: 50 }, ['UPGRADE', 'EDIT']],
  ] as const)('%s', (_, own, change, expected) => {
    const membership = { ...exampleMembership, ...own, organization: { ...organization, ...change } };
    expect(memberOffersOf(person, membership)).toEqual(expected);
  });

  it('the seats and the renewal of a plan whose renewal a bank still has, after its last day', () => {
    const debited = { lastDay: '2026-10-31', isExpired: false, isRenewalPending: true };
    const membership = { ...exampleMembership, organization: { ...organization, ...debited } };
    expect(memberOffersOf(person, membership)).toContain('EDIT');
  });

  it('a probe of a newer line, to a member who may buy it', () => {
    const member = { ...exampleMembership, isAdmin: false };
    expect(memberOffersOf({ ownProbes: { plus: false, iq3: true } }, member)).toEqual(['ADD_PROBE']);
  });
});
