import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, stateValueText } from '../flow/index.ts';
import { exampleMembership, scriptPorts, settle } from '../testing/index.ts';
import {
  type AccountInput,
  accountPortNames,
  type AccountPorts,
  accountScreenOf,
  accountWithPorts,
  isSessionEnded,
  shownMembership,
} from './index.ts';

const clinic = exampleMembership;
const practice = {
  ...clinic,
  id: 'practice',
  organization: { ...clinic.organization, slug: 'practice', name: 'Practice' },
};
const person = { name: 'Amara Obi', email: 'admin@clinic.example', memberships: [clinic, practice] };

function start(input: Partial<AccountInput> = {}) {
  const script = scriptPorts<AccountPorts>(accountPortNames);
  const actor = createActor(accountWithPorts(script.ports), {
    input: { isSignedIn: true, loginHash: '', organizationSlug: null, ...input },
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
  it('asks a visitor to sign in, and the shop for nothing', async () => {
    const { script, screen } = start({ isSignedIn: false });
    await settle();
    expect([screen(), script.open()]).toEqual(['signedOut', []]);
  });

  it('leads whom the app sends with a token to the page for signing in, and asks nothing before', async () => {
    const loginHash = 'access_token=aaa.bbb.ccc&token_type=bearer&source=mobile&state=kP3v_0Zr-9tQxY7aB2cDeF';
    const { script, state } = start({ loginHash });
    await settle();
    expect([script.asked('openSignIn'), script.asked('loadPerson')]).toEqual([[{ loginHash }], []]);
    await script.answer('openSignIn', undefined);
    expect(state()).toBe('left');
    const { screen } = start({ loginHash: 'access_token=', isSignedIn: false });
    expect(screen()).toBe('signedOut');
  });

  it('shows the oldest membership, or that of the organization that the browser has kept', async () => {
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

  it('shows another organization at once, whether or not the browser keeps the choice', async () => {
    const { script, send, shown, state } = start();
    await script.answer('loadPerson', { status: 'known', person });
    send({ type: 'organization.chosen', slug: 'practice' });
    await settle();
    expect([shown(), script.asked('keepOrganization')]).toEqual(['practice', [{ slug: 'practice' }]]);
    await script.fail('keepOrganization');
    expect(state()).toBe('ready.viewing');
  });

  it('shows a person without an organization', async () => {
    const { script, screen, shown } = start();
    await script.answer('loadPerson', { status: 'known', person: { ...person, memberships: [] } });
    expect([screen(), shown()]).toEqual(['ready', null]);
  });

  it('says that the session has ended where the shop no longer accepts the token', async () => {
    const { actor, script, screen } = start();
    await script.answer('loadPerson', { status: 'denied' });
    expect([screen(), isSessionEnded(actor.getSnapshot())]).toEqual(['signedOut', true]);
  });

  it('tries again after the shop did not answer', async () => {
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
    send({ type: 'session.ended.elsewhere' });
    expect([screen(), actor.getSnapshot().context.person]).toEqual(['signedOut', null]);
  });

  it('does not show what was asked for before another person signed in', async () => {
    const { actor, script, send } = start();
    await script.answer('loadPerson', { status: 'known', person });
    send({ type: 'session.begun.elsewhere' });
    expect(actor.getSnapshot().context.person).toBeNull();
    await script.answer('loadPerson', { status: 'anonymous' });
    expect(stateValueText(actor.getSnapshot())).toBe('signedOut.asking');
  });
});
