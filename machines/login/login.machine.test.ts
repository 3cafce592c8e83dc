import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import { type LoginInput, loginPortNames, type LoginPorts, loginScreenOf, loginWithPorts } from './index.ts';

const state = 'kP3v_0Zr-9tQxY7aB2cDeF';
const hash = `#access_token=aaa.bbb.ccc&token_type=bearer&expires_in=3600&organization_slug=clinic&state=${state}`;
const begin: LoginInput = {
  intent: 'sign_in',
  hash: '',
  pending: null,
  nowSeconds: 1030,
  isSignedIn: false,
  isSignOutRequested: false,
  isAvailable: true,
  lastLocation: '/us/en/cart/',
};
const back: LoginInput = { ...begin, hash, pending: { state, beganAtSeconds: 1000 } };

function start(input: LoginInput) {
  const script = scriptPorts<LoginPorts>(loginPortNames);
  const actor = createActor(loginWithPorts(script.ports), { input }).start();
  return {
    script,
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => loginScreenOf(actor.getSnapshot()),
  };
}

describe('a visitor who wants to sign in', () => {
  it('is sent to the account service with a state that the tab stores, and the page to return to', async () => {
    const { script, state: where } = start(begin);
    await script.answer('createLoginState', 'random');
    expect(script.asked('keepPendingLogin')).toEqual([{ state: 'random', lastLocation: '/us/en/cart/' }]);
    await script.answer('keepPendingLogin', true);
    expect(script.asked('openAccountService')).toEqual([{ state: 'random' }]);
    await script.answer('openAccountService', undefined);
    expect(where()).toBe('left');
  });

  it('is not redirected if the browser stores nothing, and can retry', async () => {
    const { script, send, screen, state: where } = start(begin);
    await script.answer('createLoginState', 'random');
    await script.answer('keepPendingLogin', false);
    expect([screen(), script.asked('openAccountService')]).toEqual(['unstored', []]);
    send({ type: 'retry.requested' });
    expect(where()).toBe('leaving.naming');
  });

  it('returns immediately if they are already signed in', async () => {
    const { script } = start({ ...begin, isSignedIn: true });
    await settle();
    expect(script.asked('openLocation')).toEqual([{ location: '/us/en/cart/' }]);
  });

  it('is informed if there is no account service', () => {
    expect(start({ ...begin, isAvailable: false }).screen()).toBe('unavailable');
  });
});

const german = {
  status: 'known',
  organizations: [{ slug: 'clinic', country: 'DE' }],
  chosenOrganization: 'clinic',
} as const;
const alone = { status: 'known', organizations: [], chosenOrganization: null } as const;

describe('a returning visitor', () => {
  it('is signed in, and returns to the same page', async () => {
    const { script, state: where } = start(back);
    await settle();
    expect(script.asked('keepLogin')[0]?.redirect).toMatchObject({
      accessToken: 'aaa.bbb.ccc',
      organizationSlug: 'clinic',
      state,
    });
    await script.answer('keepLogin', undefined);
    await script.answer('identifyVisitor', german);
    expect(script.asked('keepOrganizationCountry')).toEqual([{ country: 'DE' }]);
    await script.answer('keepOrganizationCountry', undefined);
    await script.answer('announceLogin', undefined);
    await script.answer('attachCheckout', []);
    expect(script.asked('openLocation')).toEqual([{ location: '/us/en/cart/' }]);
    await script.answer('openLocation', undefined);
    expect(where()).toBe('left');
  });

  const merged = {
    sku: 'IQ3-USBC',
    productName: 'Sonde IQ3',
    variantName: 'USB-C',
    quantityBefore: 1,
    quantityElsewhere: 2,
    quantity: 1,
  };

  it('sees the result of merging two carts, and then returns', async () => {
    const { script, send, screen } = start(back);
    await script.answer('keepLogin', undefined);
    await script.answer('identifyVisitor', alone);
    await script.answer('keepOrganizationCountry', undefined);
    await script.answer('announceLogin', undefined);
    await script.answer('attachCheckout', [merged]);
    expect([screen(), script.asked('openLocation')]).toEqual(['merged', []]);
    send({ type: 'merge.acknowledged' });
    await settle();
    expect(script.asked('openLocation')).toEqual([{ location: '/us/en/cart/' }]);
  });

  it('is signed in even if nothing can be recorded', async () => {
    const { script } = start(back);
    await script.answer('keepLogin', undefined);
    await script.answer('identifyVisitor', german);
    await script.fail('keepOrganizationCountry');
    await script.fail('announceLogin');
    expect(script.asked('attachCheckout')).toEqual([{ country: 'DE' }]);
  });

  it('returns even if the shop does not save the cart', async () => {
    const { script } = start(back);
    await script.answer('keepLogin', undefined);
    await script.answer('identifyVisitor', alone);
    await script.answer('keepOrganizationCountry', undefined);
    await script.answer('announceLogin', undefined);
    await script.fail('attachCheckout');
    expect(script.asked('openLocation')).toEqual([{ location: '/us/en/cart/' }]);
  });

  it('is signed in even if the shop does not identify them', async () => {
    const { script } = start(back);
    await script.answer('keepLogin', undefined);
    await script.fail('identifyVisitor');
    expect(script.asked('openLocation')).toEqual([{ location: '/us/en/cart/' }]);
  });

  it('with a token that the shop rejects is refused', async () => {
    const { script } = start(back);
    await script.answer('keepLogin', undefined);
    await script.answer('identifyVisitor', { status: 'denied' });
    expect([
      script.asked('refuseLogin'),
      script.asked('openLocation'),
      script.asked('announceLogin'),
    ]).toEqual([[{}], [], []]);
  });

  it.each<[words: string, change: Partial<LoginInput>]>([
    ['without a state of this tab', { pending: null }],
    ['with the state of another tab', { pending: { state: `${state}x`, beganAtSeconds: 1000 } }],
    ['too late', { nowSeconds: 1301 }],
    ['with rubbish', { hash: '#<script>alert(1)</script>' }],
    ['with an error', { hash: `#error=server_error&state=${state}` }],
    ['with a refusal that another tab asked for', { hash: `#error=access_denied&state=${state}x` }],
  ])('%s is refused, and nothing is stored', async (_words, change) => {
    const { script } = start({ ...back, ...change });
    await settle();
    expect([script.asked('keepLogin'), script.asked('refuseLogin')]).toEqual([[], [{}]]);
  });

  it('who goes back to a redirect that was answered is sent on, and the session stays the same', async () => {
    const { script } = start({ ...back, pending: null, isSignedIn: true });
    await settle();
    expect([script.asked('openLocation'), script.asked('keepLogin'), script.asked('refuseLogin')]).toEqual([
      [{ location: '/us/en/cart/' }],
      [],
      [],
    ]);
  });

  it('who did not sign in returns to the same page', async () => {
    const { script } = start({ ...back, hash: `#error=access_denied&state=${state}` });
    await settle();
    expect([script.asked('openLocation'), script.asked('keepLogin')]).toEqual([
      [{ location: '/us/en/cart/' }],
      [],
    ]);
  });
});

describe('a visitor sent by the app', () => {
  const ofApp = { ...back, hash: `${hash}&source=mobile` };

  it('is signed in with a nonce of the shop', async () => {
    const { script } = start(ofApp);
    await settle();
    expect(script.asked('redeemLoginNonce')).toEqual([{ nonce: state }]);
    await script.answer('redeemLoginNonce', true);
    expect(script.asked('keepLogin')[0]?.redirect.source).toBe('mobile');
  });

  it('is refused without one, even if the tab knows the state', async () => {
    const { script } = start(ofApp);
    await script.answer('redeemLoginNonce', false);
    expect([script.asked('keepLogin'), script.asked('refuseLogin')]).toEqual([[], [{}]]);
  });

  it('retries if the shop does not respond, or follows another tab', async () => {
    const { script, send, screen, state: where } = start(ofApp);
    await script.fail('redeemLoginNonce');
    expect(screen()).toBe('unanswered');
    send({ type: 'retry.requested' });
    await script.fail('redeemLoginNonce');
    send({ type: 'session.startedInOtherTab' });
    expect(where()).toBe('restoring');
  });
});

describe('a visitor who signs out', () => {
  const out: LoginInput = { ...begin, intent: 'sign_out', isSignedIn: true };

  it.each(['answer', 'fail'] as const)('is forgotten, whatever the shop responds (%s)', async (outcome) => {
    const { script, state: where } = start({ ...out, isSignOutRequested: true });
    await (outcome === 'answer' ? script.answer('revokeToken', undefined) : script.fail('revokeToken'));
    await script.answer('forgetVisitor', undefined);
    expect(where()).toBe('left');
  });

  it('has to confirm if another site led here', async () => {
    const { script, send, screen, state: where } = start(out);
    await settle();
    expect([screen(), script.asked('revokeToken')]).toEqual(['confirming', []]);
    send({ type: 'signOut.confirmed' });
    expect(where()).toBe('signingOut.revoking');
  });

  it('in another tab no longer has to confirm', () => {
    const { send, state: where } = start(out);
    send({ type: 'session.endedInOtherTab' });
    expect(where()).toBe('restoring');
  });
});
